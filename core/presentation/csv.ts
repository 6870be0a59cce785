/**
 * What spreadsheets take for the beginning of a formula, also in its full-width form, and the control characters that
 * some of them skip before one (CARD-184).
 */
const formula = /^[=+\-@＝＋－＠\p{Cc}]/u

/** An amount below zero: it has to stay a number. */
const number = /^-\d+(?:\.\d+)?$/

/** Some spreadsheets split fields at a semicolon or a tab, and some drop leading blanks of a field that is not quoted. */
const special = /[",;\t\r\n]|^\s/

/** Tells spreadsheets that the file is UTF-8, which some take for their system's own encoding otherwise. */
const byteOrderMark = '\uFEFF'

/** A text as one field of a CSV file: guarded against being run, and quoted where it must be (CARD-184). */
export const csvField = (text: string): string => {
  const guarded = formula.test(text) && !number.test(text) ? `'${text}` : text
  return special.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Lines of fields as the text of a CSV file (RFC 4180): behind the mark of UTF-8, each line ended. */
export const csvText = (lines: ReadonlyArray<ReadonlyArray<string>>): string =>
  byteOrderMark + lines.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('')
