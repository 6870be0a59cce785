/** Letters that are one sign, and stand for others where the font of a document does not have them. */
const alike: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŧ: 'T',
  ŧ: 't',
}

/** What the fonts that every reader of PDF has can print: Latin letters of the west, and what is written with them. */
const isThere = (sign: string): boolean => /^[\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽžƒ–—‘’‚“”„†‡•…‰‹›€™]$/.test(sign)

/** A text in the signs that can be printed; a letter without its mark is better than none, and "?" stands for the rest. */
export const printable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      if (isThere(sign)) return sign
      const bare = alike[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '')
      return [...bare].every(isThere) ? bare : '?'
    })
    .join('')
