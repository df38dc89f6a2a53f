/**
 * boardgame.io on the same machine: its own server, in memory, and a crowd over its own socket.io
 * transport. `bench/load.py` installs it into .bench/ and runs this with NODE_PATH set to it.
 *
 *   node bench/boardgame.cjs serve CASE PORT
 *   node bench/boardgame.cjs crowd CASE PORT TABLES EVERY SECONDS
 *
 * EVERY: seconds between two moves of a table, on average; 0: as fast as it can. The crowd prints
 * "measuring" and then one line of JSON.
 *
 * There are three cases. "tiny" has four seats, hidden hands and a draw pile: a move plays one card
 * and draws another. "comparable" has a state as large as ours: 98 cards that are objects, 30 ports
 * and four hands; a move also changes a port and what lies in the open. "differences" is the same
 * with deltaState: the server sends what has changed. In all of them a move does far less than a
 * move of ours; seats, moves and frames are as many.
 */
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')
const { SocketIO } = require('boardgame.io/multiplayer')

const SEATS = 4
const DECK = Array.from({ length: 60 }, (_, card) => card)
const GOODS = ['salt', 'olives', 'wine', 'silk', 'spices', 'glass', 'grain']
const CARDS = Array.from({ length: 98 }, (_, id) => ({
  id,
  good: GOODS[id % GOODS.length],
  worth: 1 + (id % 7),
  open: false,
}))
const PORTS = Array.from({ length: 30 }, (_, id) => ({
  id,
  name: `port-${id}`,
  good: GOODS[id % GOODS.length],
  price: 3 + (id % 5),
  holder: null,
}))

const tiny = {
  name: 'cards',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(DECK)
    const players = {}
    for (let seat = 0; seat < ctx.numPlayers; seat++)
      players[seat] = { hand: deck.splice(0, 5), ducats: 10 }
    return { secret: { deck }, players, played: [], ducats: Array(ctx.numPlayers).fill(10) }
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID }, card) => {
        const { hand } = G.players[playerID]
        const at = hand.indexOf(card)
        if (at < 0) return INVALID_MOVE
        hand.splice(at, 1, G.secret.deck.shift())
        G.secret.deck.push(card)
        G.played = [card, ...G.played].slice(0, 8)
        G.ducats[playerID] += card % 3
      },
      client: false, // as with us, the server alone judges
    },
  },
}

const comparable = {
  ...tiny,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(CARDS)
    const players = {}
    for (let seat = 0; seat < ctx.numPlayers; seat++)
      players[seat] = { hand: deck.splice(0, 6), ducats: 10 }
    const open = deck.splice(0, 40).map((card) => ({ ...card, open: true }))
    return { secret: { deck }, players, open, ports: PORTS, ducats: Array(ctx.numPlayers).fill(10) }
  },
  moves: {
    play: {
      move: ({ G, playerID }, id) => {
        const { hand } = G.players[playerID]
        const at = hand.findIndex((card) => card.id === id)
        if (at < 0) return INVALID_MOVE
        const [card] = hand.splice(at, 1, G.secret.deck.shift())
        // In its place: differences of arrays whose elements move are far more costly to find.
        const place = id % G.open.length
        G.secret.deck.push({ ...G.open[place], open: false })
        G.open[place] = { ...card, open: true }
        const port = G.ports[id % G.ports.length]
        port.holder = playerID
        port.price = 3 + ((port.price + card.worth) % 9)
        G.ducats[playerID] += card.worth
      },
      client: false,
    },
  },
}

const GAMES = { tiny, comparable, differences: { ...comparable, deltaState: true } }

function serve(game, port) {
  const { Server, Origins } = require('boardgame.io/server')
  Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] }).run({
    port,
    callback: () => console.log('open'),
  })
}

class Table {
  constructor(crowd, matchID) {
    this.crowd = crowd
    this.sent = 0
    this.number = 0
    this.clients = Array.from({ length: SEATS }, (_, seat) => {
      const client = Client({
        game: crowd.game,
        matchID,
        numPlayers: SEATS,
        playerID: String(seat),
        debug: false,
        multiplayer: SocketIO({
          server: `localhost:${crowd.port}`,
          socketOpts: { transports: ['websocket'] },
        }),
      })
      client.subscribe(() => this.hear())
      client.start()
      return client
    })
  }

  states = () => this.clients.map((client) => client.getState())
  ready = () => this.states().every((state) => state?.isConnected)

  /** One move at a time is under way: until the last seat has heard of it. */
  hear() {
    if (!this.sent || this.states().some((state) => state._stateID <= this.number)) return
    this.crowd.times.push(performance.now() - this.sent)
    this.sent = 0
    this.plan()
  }

  plan() {
    const { every } = this.crowd
    if (every > 0) setTimeout(() => this.move(), 1000 * every * (0.5 + Math.random()))
    else setImmediate(() => this.move())
  }

  move() {
    if (this.crowd.ended || this.sent) return
    const [state] = this.states()
    const seat = Number(state.ctx.currentPlayer)
    const { hand } = this.clients[seat].getState().G.players[seat]
    const card = hand[Math.floor(Math.random() * hand.length)]
    this.number = state._stateID
    this.sent = performance.now()
    this.clients[seat].moves.play(card.id ?? card)
  }
}

async function crowd(game, port, count, every, seconds) {
  const house = { game, port, every, times: [], ended: false }
  // A table is laid for whoever comes first. Not all at once: a server drops who waits too long.
  const tables = []
  for (let at = 0; at < count; at++) {
    tables.push(new Table(house, `table-${at}`))
    if (at % 25 === 24) while (!tables.every((table) => table.ready())) await pause(0.02)
  }
  while (!tables.every((table) => table.ready())) await pause(0.1)
  for (const table of tables)
    if (every > 0) setTimeout(() => table.move(), 1000 * every * Math.random())
    else table.move()
  await pause(Math.max(2, every))
  house.times.length = 0
  console.log('measuring')
  const began = performance.now()
  const lags = []
  while (performance.now() - began < 1000 * seconds) {
    const now = performance.now()
    await pause(0.02)
    lags.push(performance.now() - now - 20)
  }
  const took = (performance.now() - began) / 1000
  house.ended = true
  const times = house.times.sort((a, b) => a - b)
  lags.sort((a, b) => a - b)
  const at = (sorted, part) =>
    Math.round(10 * (sorted[Math.floor(part * (sorted.length - 1))] ?? 0)) / 10
  console.log(
    JSON.stringify({
      tables: count,
      moves: times.length,
      moves_per_second: Math.round((10 * times.length) / took) / 10,
      p50_ms: at(times, 0.5),
      p99_ms: at(times, 0.99),
      crowd_lag_p99_ms: at(lags, 0.99),
      seconds: took,
    }),
  )
  await pause(5) // whoever measures ends this process
  process.exit(0)
}

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))

const [what, name, ...numbers] = process.argv.slice(2)
if (what === 'serve') serve(GAMES[name], ...numbers.map(Number))
else void crowd(GAMES[name], ...numbers.map(Number))
