import { inflateSync } from 'node:zlib'

/** Returns the decompressed content streams of a PDF. */
const streamsOf = (pdf: string): ReadonlyArray<string> =>
  [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })

const textOf = (hexes: string): string =>
  [...hexes.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('')

/** Decodes a string of a PDF, which is Latin-1, or UTF-16 with a byte order mark. */
const literal = (body: string): string => {
  const raw = body.replace(/\\([\\()])/g, '$1')
  return raw.startsWith('\u00fe\u00ff') ? Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le') : raw
}

/** Returns the printed lines of a PDF and its accessibility data. */
export const readPdf = (bytes: Uint8Array) => {
  const pdf = Buffer.from(bytes).toString('latin1')
  const lines = streamsOf(pdf).flatMap((stream) =>
    [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, run = '']) => textOf(run)),
  )
  const one = (key: string): string | null => {
    const [, reference] = new RegExp(`/${key} (\\d+) 0 R`).exec(pdf) ?? []
    const before = reference === undefined ? `/${key} ` : `\\n${reference} 0 obj\\n`
    const found = new RegExp(`${before}\\(((?:[^()\\\\]|\\\\[\\s\\S])*)\\)`).exec(pdf)
    return found === null ? null : literal(found[1] ?? '')
  }
  return {
    lines,
    /**
     * Texts of each page. `x` and `y` are the position of a text in points, measured from the lower left corner of the page.
     */
    pages: streamsOf(pdf)
      .map((stream) =>
        [...stream.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm[^[]*\[(.*?)\] TJ/g)].map(([, x, y, run = '']) => ({
          x: Number(x),
          y: Number(y),
          text: textOf(run),
        })),
      )
      .filter((texts) => texts.length > 0),
    title: one('Title'),
    language: one('Lang'),
    isTagged: pdf.includes('/StructTreeRoot') && /\/Marked true/.test(pdf),
    /** Types of all structure elements of the PDF; a type can occur several times. */
    parts: [...pdf.matchAll(/\/S \/(\w+)/g)]
      .map(([, kind = '']) => kind)
      .toSorted((one, other) => (one < other ? -1 : 1)),
    /** Texts that screen readers read instead of the printed texts. */
    actual: [...pdf.matchAll(/\/ActualText \(((?:[^()\\]|\\[\s\S])*)\)/g)].map(([, body = '']) => literal(body)),
  }
}
