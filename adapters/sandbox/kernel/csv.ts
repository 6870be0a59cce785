/** What a spreadsheet would take for the beginning of a formula, or skip before one; an amount below zero is none. */
const isFormula = (text: string): boolean => {
  const first = text.codePointAt(0) ?? 0x20
  if (/^-\d+(\.\d+)?$/.test(text)) return false
  return first < 0x20 || (first >= 0x7f && first <= 0x9f) || '=+-@＝＋－＠'.includes(String.fromCodePoint(first))
}

const field = (text: string): string => {
  const guarded = isFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** The first bytes of a CSV file: spreadsheets take it for another encoding than UTF-8 without. */
export const byteOrderMark = '\uFEFF'

/** One line of a CSV file with its end (RFC 4180). */
export const csvLine = (fields: ReadonlyArray<string>): string => `${fields.map(field).join(',')}\r\n`
