/** Replacements for letters that the font lacks and that Unicode cannot decompose into a letter with an accent. */
const fallbackLetters: Readonly<Record<string, string>> = {
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

/** True for a character of Windows-1252, which the standard PDF fonts contain. */
const isPrintable = (character: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽžƒ–—‘’‚“”„†‡•…‰‹›€™]$/.test(character)

/** Replaces characters that the font lacks: letters with accents by the plain letter, others by "?". */
export const printable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (isPrintable(character)) return character
      const bare = fallbackLetters[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
      return [...bare].every(isPrintable) ? bare : '?'
    })
    .join('')
