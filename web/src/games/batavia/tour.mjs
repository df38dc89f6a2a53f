/** What the tools of this app show and measure of the game. */
export default {
  titles: [{}],
  lessons: ['batavia'],
  rule: 'BA-3.1',
  bot: 'greedy', // who plays the game that is looked at
  moves: [], // kinds that must be among those measured
  /** What is done at a moment of the gallery before somebody looks. */
  poses: ['chart', 'fleets', 'posts'].map((tab) => ({
    pose: tab,
    on: /(bid-bid|lay-lay)$/,
    clicks: [`#batavia-tab-${tab}`],
  })),
  /** Scenes for docs/pictures; `at` opens a table where this is asked. */
  pictures: (at) => ({
    'learn-batavia': { open: async () => '/learn/batavia/11' },
    'batavia-auction': { open: at('bid') },
    'batavia-lay': { open: at('lay') },
    'batavia-voyage': { open: at('travel') },
  }),
}
