const space = /\s/u

/**
 * The beginning of a text, of at most so many characters and ending where a word does; a first word that is longer
 * is cut (PAY-082). Characters are code points: no emoji is cut in two.
 */
export const truncateAtWord = (text: string, length: number): string => {
  const characters = [...text.trim()]
  const start = characters.slice(0, length)
  const next = characters[length]
  const isWhole = next === undefined || space.test(next)
  const lastSpace = start.findLastIndex((character) => space.test(character))
  return (isWhole || lastSpace < 0 ? start : start.slice(0, lastSpace)).join('').trimEnd()
}
