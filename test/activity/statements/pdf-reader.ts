import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Tree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>
type Child = Tree['children'][number]
type Branch = Extract<Child, { readonly role: string }>

/** Element of the structure tree with its printed text. `scope` is the scope of a table header. */
export interface ReadElement {
  readonly role: string
  readonly scope: string | null
  readonly text: string
  readonly children: ReadonlyArray<ReadElement>
}

const isBranch = (child: Child): child is Branch => 'role' in child

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the printed texts of a page by the ids of their marked content. Artifacts have the id "". */
const textsOf = async (page: PDFPageProxy): Promise<ReadonlyMap<string, string>> => {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: Array<string> = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one !== '') ?? ''
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push('id' in item && typeof item.id === 'string' ? item.id : '')
  }
  return texts
}

const hasContent = (tree: Branch): boolean =>
  tree.children.some((child) => (isBranch(child) ? hasContent(child) : child.type === 'content'))

/** The parser lists the rows of a table on each of its pages. Rows whose content is on another page are left out. */
const elementOf = (tree: Branch, texts: ReadonlyMap<string, string>): ReadElement => ({
  role: tree.role,
  scope: 'scope' in tree ? String(tree.scope) : null,
  text: plain(tree.children.map((child) => (isBranch(child) ? '' : (texts.get(child.id) ?? ''))).join('')),
  children: tree.children
    .filter(isBranch)
    .filter((child) => child.role === 'TD' || hasContent(child))
    .map((child) => elementOf(child, texts)),
})

/** Returns an element and everything inside it, in reading order. */
const within = (element: ReadElement): ReadonlyArray<ReadElement> => [element, ...element.children.flatMap(within)]

/** True if a setting of the PDF is on. The parser returns settings as a map, which its types do not say. */
const isOn = (settings: unknown, key: string): boolean => settings instanceof Map && settings.get(key) === true

/** Reads a tagged PDF with a parser that is independent of the library that writes it. */
export const readTaggedPdf = async (bytes: Uint8Array) => {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }).promise
  const { info } = (await pdf.getMetadata()) as { readonly info: Readonly<Record<string, unknown>> }
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const texts = await textsOf(page)
      const tree = await page.getStructTree()
      return { artifacts: plain(texts.get('') ?? ''), roots: tree.children.filter(isBranch), texts }
    }),
  )
  const roots = pages.flatMap(({ roots: trees, texts }) => trees.map((tree) => elementOf(tree, texts)))
  return {
    title: info['Title'],
    language: info['Language'],
    isMarked: isOn(await pdf.getMarkInfo(), 'Marked'),
    showsTitle: isOn(await pdf.getViewerPreferences(), 'DisplayDocTitle'),
    /** Structure trees of the pages. An element that is continued on the next page is in both trees. */
    roots,
    elements: roots.flatMap(within),
    /** Cells of all rows of all tables. */
    rows: roots
      .flatMap(within)
      .filter(({ role }) => role === 'TR')
      .map(({ children }) => children.map(({ text }) => text)),
    /** Text of each page that is outside of the structure tree. */
    artifacts: pages.map(({ artifacts }) => artifacts),
  }
}
