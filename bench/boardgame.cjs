/**
 * boardgame.io beside us: its own server, in memory, and a crowd over its own socket.io transport.
 * `bench/load.py` installs it into .bench/ and runs this with NODE_PATH set to it.
 *
 *   node bench/boardgame.cjs serve PORT
 *   node bench/boardgame.cjs crowd PORT TABLES SECONDS     one line of JSON on the standard output
 *
 * The game has four seats, hidden hands and a draw pile: a move plays one card and draws another.
 * That is far less than a move of ours does; seats, moves and frames are as many.
 */
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')
const { SocketIO } = require('boardgame.io/multiplayer')

const SEATS = 4
const DECK = Array.from({ length: 60 }, (_, card) => card)

const game = {
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

function serve(port) {
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
        game,
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
    setImmediate(() => this.move())
  }

  move() {
    if (this.crowd.ended || this.sent) return
    const [state] = this.states()
    const seat = Number(state.ctx.currentPlayer)
    const { hand } = this.clients[seat].getState().G.players[seat]
    this.number = state._stateID
    this.sent = performance.now()
    this.clients[seat].moves.play(hand[Math.floor(Math.random() * hand.length)])
  }
}

async function crowd(port, count, seconds) {
  const house = { port, times: [], ended: false }
  // A table is laid for whoever comes first.
  const tables = Array.from({ length: count }, (_, at) => new Table(house, `table-${at}`))
  while (!tables.every((table) => table.ready())) await pause(0.1)
  for (const table of tables) table.move()
  await pause(2)
  house.times.length = 0
  console.log('measuring')
  const began = performance.now()
  await pause(seconds)
  const took = (performance.now() - began) / 1000
  house.ended = true
  const times = house.times.sort((a, b) => a - b)
  const at = (part) => Math.round(10 * (times[Math.floor(part * (times.length - 1))] ?? 0)) / 10
  console.log(
    JSON.stringify({
      tables: count,
      moves: times.length,
      moves_per_second: Math.round((10 * times.length) / took) / 10,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
    }),
  )
  process.exit(0)
}

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))

const [what, ...numbers] = process.argv.slice(2)
if (what === 'serve') serve(...numbers.map(Number))
else void crowd(...numbers.map(Number))
