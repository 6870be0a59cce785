/** True if a spreadsheet may read a text as a formula because of its first character. A negative amount is no formula. */
const isFormula = (text: string): boolean => {
  const first = text.codePointAt(0) ?? 0x20
  if (/^-\d+(\.\d+)?$/.test(text)) return false
  return first < 0x20 || (first >= 0x7f && first <= 0x9f) || '=+-@＝＋－＠'.includes(String.fromCodePoint(first))
}

const field = (text: string): string => {
  const guarded = isFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Byte order mark at the start of a CSV file. Without this mark, spreadsheets may not read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Returns one CSV record with its line end (RFC 4180). */
export const csvLine = (fields: ReadonlyArray<string>): string => `${fields.map(field).join(',')}\r\n`
