/** Words of a text as searches compare them: without letter case, diacritics and compatibility forms. */
export const searchWords = (text: string): ReadonlyArray<string> =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '')
