import { expect } from 'vitest'

/** Texts of a table or a view, by name. */
type Texts = Readonly<Record<string, unknown>>

const expectEach = (texts: Texts, form: RegExp): void => {
  expect(Object.keys(texts)).not.toEqual([])
  for (const [name, text] of Object.entries(texts)) expect(text, name).toMatch(form)
  expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length)
}

/** Checks that all texts are whole sentences without a placeholder, and that no two texts are equal. */
export const expectSentences = (texts: Texts): void =>
  expectEach(texts, /^[A-Z][^!{}.?]+ [^!{}.?]+[.?](?: [A-Z][^!{}.?]+[.?])*$/)

/** Checks that each text is a label of 2 to 40 characters and not a sentence, and that no two texts are equal. */
export const expectLabels = (texts: Texts): void => expectEach(texts, /^[A-Z0-9](?:[^!{}.?\s]| (?=\S)){1,39}$/)
