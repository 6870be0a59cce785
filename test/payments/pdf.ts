import { inflateSync } from 'node:zlib'

/** What a PDF is made of, as far as tests look: its objects as they stand, and the streams among them unpacked. */
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

/** A text of the document's own objects: in brackets as it is, or UTF-16 behind its mark. */
const literal = (body: string): string => {
  const raw = body.replace(/\\([\\()])/g, '$1')
  return raw.startsWith('\u00fe\u00ff') ? Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le') : raw
}

/** What somebody reads in a PDF, line by line, and what a reading aid is told of it. */
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
    /** Of each page its texts, and where on it they begin: in points, from its lower left corner. */
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
    /** The kinds of the document's parts, each as often as there is one. */
    parts: [...pdf.matchAll(/\/S \/(\w+)/g)]
      .map(([, kind = '']) => kind)
      .toSorted((one, other) => (one < other ? -1 : 1)),
    /** Parts that are read in other words than those printed. */
    actual: [...pdf.matchAll(/\/ActualText \(((?:[^()\\]|\\[\s\S])*)\)/g)].map(([, body = '']) => literal(body)),
  }
}
