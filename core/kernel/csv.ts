/** Spreadsheets run what begins like this (CARD-184). A minus begins amounts, so it stays. */
const formula = /^[=+@\t]/

const special = /[",\r\n]/

/** A text as one field of a CSV file: guarded against being run, and quoted where it must be (CARD-184). */
export const csvField = (text: string): string => {
  const guarded = formula.test(text) ? `'${text}` : text
  return special.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Lines of fields as the text of a CSV file (RFC 4180), each line ended. */
export const csvText = (lines: ReadonlyArray<ReadonlyArray<string>>): string =>
  lines.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('')
