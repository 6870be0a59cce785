import { expect } from 'vitest'

/** Texts of a table or a view, by what they are there for. */
type Texts = Readonly<Record<string, unknown>>

const expectEach = (texts: Texts, form: RegExp): void => {
  expect(Object.keys(texts)).not.toEqual([])
  for (const [name, text] of Object.entries(texts)) expect(text, name).toMatch(form)
  expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length)
}

/** Checks texts: whole sentences, no repetition, no capitals only, and no placeholder left. */
export const expectSentences = (texts: Texts): void =>
  expectEach(texts, /^[A-Z][^!{}.?]+ [^!{}.?]+[.?](?: [A-Z][^!{}.?]+[.?])*$/)

/** A few words each that a row, a field or a button is called by: no sentence, and no two alike. */
export const expectLabels = (texts: Texts): void => expectEach(texts, /^[A-Z0-9](?:[^!{}.?\s]| (?=\S)){1,39}$/)
