import { foldedCase } from './search-words.ts'

/** Letter of a word for a search, with the part of the text that it stands for: UTF-16 offsets, the end exclusive. */
export interface SearchLetter {
  readonly letter: string
  readonly start: number
  readonly end: number
}

const separator = /[\s\p{P}]/u

/**
 * Returns the letters of each word of a text, folded as in `searchWords`. Punctuation separates words, too. The range of a
 * letter includes the diacritics after it.
 * @example
 * searchLetters('Été: 3').map((word) => word.map(({ letter }) => letter).join('')) // ['ete', '3']
 */
export const searchLetters = (text: string): ReadonlyArray<ReadonlyArray<SearchLetter>> => {
  const words: Array<Array<SearchLetter>> = []
  let word: Array<SearchLetter> = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const letters = [...foldedCase(character)]
    const last = word.at(-1)
    if (letters.length === 0 && last !== undefined) word[word.length - 1] = { ...last, end }
    for (const letter of letters) {
      if (separator.test(letter)) word = []
      else {
        if (word.length === 0) words.push(word)
        word.push({ letter, start, end })
      }
    }
    start = end
  }
  return words
}
