// Writes the exports of an entry as a page of Markdown.
import { format } from 'oxfmt'
import { appParts } from './declarations.mjs'

/** Sections of a slice, in the order of the page, with the files that each contains. */
const layers = [
  ['Slice', /^slice$/],
  ['Ports', /^ports$/],
  ['Views', /^view$/],
  ['Rules', /^(rules|use-cases)$/],
  ['Tables and texts', /^(tables|texts)$/],
  ['Types', /^model$/],
]

/** Returns the folder of an area's export, and its layer. The folder of an export that slices share is empty. */
const placeInArea = (path) => {
  const [, ...inside] = path.replace(/\.ts$/, '').split('/')
  const isLayer = layers.some(([, pattern]) => pattern.test(inside[0]))
  const [folder, file] = isLayer ? ['', inside[0]] : [inside[0], inside[1]]
  const layer = layers.findIndex(([, pattern]) => pattern.test(file))
  return { folder, layer: layer < 0 ? layers.length - 1 : layer }
}

/** Returns a function that makes the fragments of a page's headings. Equal headings get a number, as on GitHub. */
const makeFragments = () => {
  const counts = new Map()
  return (heading) => {
    const plain = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    const count = counts.get(plain) ?? 0
    counts.set(plain, count + 1)
    return count === 0 ? plain : `${plain}-${count}`
  }
}

const comparable = ({ name }) => name.toLowerCase()
const byName = (one, other) => (comparable(one) < comparable(other) ? -1 : 1)

/** The maker of a slice comes first, then functions, then types and values. */
const rank = ({ name, declared }) => (/^make[A-Z]/.test(name) ? 0 : declared[0].kind === 'function' ? 1 : 2)
const byRank = (one, other) => rank(one) - rank(other) || byName(one, other)

const list = (names) => names.map((name) => `\`${name}\``).join(', ')
/** Lists ports. `linkPorts` replaces the scheme "port:" once all pages are known. */
const portList = (names) => names.map((name) => `[\`${name}\`](port:${name})`).join(', ')

/** Replaces the links to ports in a page. `addressOf` returns the address of a port's interface, or null. */
export const linkPorts = (page, addressOf) =>
  page.replaceAll(/\[(`\w+`)\]\(port:(\w+)\)/g, (_, name, port) => {
    const address = addressOf(port)
    return address === null ? name : `[${name}](${address})`
  })

/** Returns the parts of an app that are declared in the files of these exports. */
const partsOf = (items) => appParts.filter(({ file }) => items.some(({ path }) => path === file))

/** Returns the lines about the parts of an app that are declared in the files of these exports. */
const aboutParts = (items) =>
  partsOf(items).flatMap(({ name, ports, parts, allPorts }) => {
    const further = allPorts.filter((port) => !ports.includes(port)).toSorted()
    return [
      `- In an app: \`makePaydeck(ports).${name}\`. It uses ${ports.length > 0 ? `the ports ${portList(ports.toSorted())}` : 'no port'}${
        parts.length > 0 ? `, and the slices and values ${list(parts.toSorted())}` : ''
      }.`,
      ...(further.length > 0 ? [`- The slices that it uses need these ports, too: ${portList(further)}.`] : []),
    ]
  })

const separator = '// §'

/** Formats pieces of code. */
const formatted = async (pieces) => {
  const text = pieces.join(`\n${separator}\n`)
  const { code, errors } = await format('reference.ts', text, { semi: false, singleQuote: true, printWidth: 120 })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return code.split(separator).map((piece) => piece.trim().replace(/^declare const/, 'const'))
}

/** Returns the lines about one export. */
const about = (item, codes) => {
  const { name, declared, isExported } = item
  const texts = declared.map(({ text }) => text).filter((text) => text !== '')
  const parameters = declared.flatMap((one) => one.parameters)
  const examples = declared.flatMap((one) => one.examples)
  return [
    `#### ${name}`,
    '',
    ...texts.flatMap((text) => [text, '']),
    ...(isExported ? [] : ['This type is not exported. Other declarations use it.', '']),
    ...parameters.map((parameter) => `- \`${parameter.name}\`: ${parameter.text.replace(/\.$/, '')}.`),
    ...(parameters.length > 0 ? [''] : []),
    '```ts',
    ...declared.map((one) => codes.get(one)),
    ...examples.flatMap((example) => ['', '// Example', example]),
    '```',
    '',
  ]
}

/** Sorts the exports of an area by slice and layer. */
const slicesOf = (own) => {
  const folders = Map.groupBy(own, ({ path }) => placeInArea(path).folder)
  const names = [...folders.keys()].toSorted((one, other) =>
    one === '' ? 1 : other === '' ? -1 : one < other ? -1 : 1,
  )
  return names.map((folder) => {
    const items = folders.get(folder)
    const sections = layers.map(([title], index) => ({
      title,
      items: items.filter(({ path }) => placeInArea(path).layer === index).toSorted(byRank),
    }))
    return {
      title: folder === '' ? (names.length === 1 ? 'The slice' : 'Shared by the slices') : folder,
      notes: aboutParts(items),
      parts: partsOf(items).map(({ name }) => name),
      sections: sections.filter((section) => section.items.length > 0),
    }
  })
}

/** Sorts the exports of another entry by file. Files with one export share a section. */
const filesOf = (own) => {
  const title = ({ path }) => path.replace(/\.ts$/, '').split('/').slice(1).join('/') || path.replace(/\.ts$/, '')
  const files = Map.groupBy(own, title)
  const large = [...files].filter(([, items]) => items.length > 1).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const small = [...files.values()].filter((items) => items.length === 1).flat()
  return [...large, ...(small.length > 0 ? [['more', small]] : [])].map(([name, items]) => ({
    title: name,
    notes: [],
    parts: [],
    sections: [{ title: null, items: items.toSorted(byRank) }],
  }))
}

/**
 * Returns the page of an entry, and the fragments of its exports and of the parts of an app, by name.
 * @param linkTo returns the address of the page of another entry
 */
export const pageOf = async (module, linkTo) => {
  const { name, text, group, own, others } = module
  const slices = new Map()
  const chapters = (group === 'Areas' ? slicesOf : filesOf)(own)
  const declared = own.flatMap((item) => item.declared)
  const pieces = await formatted(declared.map(({ code }) => code))
  const codes = new Map(declared.map((one, index) => [one, pieces[index]]))
  const fragmentOf = makeFragments()
  const lines = []
  const contents = []
  const fragments = new Map()
  fragmentOf(name)
  for (const chapter of chapters) {
    const fragment = fragmentOf(chapter.title)
    const link = `[${chapter.title}](#${fragment})`
    for (const part of chapter.parts) slices.set(part, fragment)
    lines.push(`## ${chapter.title}`, '', ...chapter.notes, ...(chapter.notes.length > 0 ? [''] : []))
    const named = []
    for (const { title, items } of chapter.sections) {
      if (title !== null) {
        fragmentOf(title)
        lines.push(`### ${title}`, '')
      }
      for (const item of items) {
        fragments.set(item.name, fragmentOf(item.name))
        lines.push(...about(item, codes))
      }
      const links = items.map((item) => `[${item.name}](#${fragments.get(item.name)})`).join(', ')
      named.push(title === null ? `  - ${links}` : `  - ${title}: ${links}`)
    }
    contents.push(`- ${link}`, ...named)
  }
  const alsoIn = [...Map.groupBy(others, ({ home }) => home)].map(
    ([home, items]) => `- ${items.length} exports of [${linkTo(home).title}](${linkTo(home).path})`,
  )
  const page = [
    `# ${name}`,
    '',
    text,
    '',
    ...contents,
    ...(alsoIn.length > 0 ? ['', 'This entry also exports:', '', ...alsoIn.toSorted()] : []),
    '',
    ...lines,
  ]
  return { page: `${page.join('\n').trim()}\n`, fragments, slices }
}
