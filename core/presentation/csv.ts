/**
 * Characters that begin a formula in spreadsheets, including their full-width forms. Also control characters, which some
 * spreadsheets skip before a formula (CARD-184).
 */
const formula = /^[=+\-@＝＋－＠\p{Cc}]/u

/** Negative amount. It begins like a formula, but must stay a number. */
const number = /^-\d+(?:\.\d+)?$/

/**
 * Characters that need quotes. Some spreadsheets split an unquoted text at semicolons and tabs, and drop its leading spaces.
 */
const special = /[",;\t\r\n]|^\s/

/** Byte order mark, which marks the file as UTF-8. Without the mark, some spreadsheets assume the encoding of the system. */
const byteOrderMark = '\uFEFF'

/**
 * Returns a text as a CSV field: guarded against execution as a formula, and quoted if necessary (CARD-184).
 * @example
 * csvField('Coffee, beans') // '"Coffee, beans"'
 * csvField('=1+1') // "'=1+1"
 * csvField('-12.50') // '-12.50'
 */
export const csvField = (text: string): string => {
  const guarded = formula.test(text) && !number.test(text) ? `'${text}` : text
  return special.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/**
 * Returns a line of a CSV file (RFC 4180).
 * @example
 * csvLine(['2026-03-10', '-4.80']) // '2026-03-10,-4.80\r\n'
 */
export const csvLine = (fields: ReadonlyArray<string>): string => `${fields.map(csvField).join(',')}\r\n`

/**
 * Returns a CSV file (RFC 4180) with a byte order mark and CRLF after each line.
 * @example
 * csvText([['Date', 'Amount'], ['2026-03-10', '-4.80']]) // '\uFEFFDate,Amount\r\n2026-03-10,-4.80\r\n'
 */
export const csvText = (lines: ReadonlyArray<ReadonlyArray<string>>): string =>
  byteOrderMark + lines.map(csvLine).join('')
