/**
 * Parses a CSV file by RFC 4180 into the fields of each line. Ignores the byte order mark. Every line must end with a line
 * break.
 */
export const fieldsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const lines: Array<Array<string>> = []
  let line: Array<string> = []
  let field = ''
  let isQuoted = false
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text.charAt(at + 1) === '"') {
        field += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && field === '') isQuoted = true
    else if (sign === ',' || (sign === '\r' && text.charAt(at + 1) === '\n')) {
      line.push(field)
      field = ''
      if (sign === ',') continue
      at += 1
      lines.push(line)
      line = []
    } else field += sign
  }
  return lines
}
