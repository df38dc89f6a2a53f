/** The parts of the table that a move is about: a port, a pile, cards. */
export default function marks(move: string): string {
  const [verb, ...rest] = move.split(' ')
  if (verb === 'sail' || verb === 'compass') return `[data-place="${rest.join(' ')}"]`
  if (verb === 'buy')
    return rest[0] === 'pile'
      ? '[data-anatomy^="pile"]'
      : '[data-anatomy^="pirates"]:not([data-part~="seats"] *)'
  const cards = move.match(/\b[a-z]+\d+\b/g) ?? []
  return cards.map((card) => `[data-anatomy="card ${card}"]:not([data-part~="seats"] *)`).join()
}
