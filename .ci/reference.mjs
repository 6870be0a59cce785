// Writes core/API.md, the reference that the package contains: every export with its type and its docstring, by entry point
// and slice. `npm run docs` writes the same content as HTML.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, ReflectionKind, TSConfigReader, TypeDocReader } from 'typedoc'

const core = join(import.meta.dirname, '..', 'core')
const longest = 200

const readers = [new TypeDocReader(), new TSConfigReader()]
const app = await Application.bootstrap({ options: join(core, 'typedoc.json'), logLevel: 'Warn' }, readers)
const project = await app.convert()
if (project === undefined) throw new Error('The core does not compile')

const short = (text) => (text.length > longest ? `${text.slice(0, longest)} …` : text)

const said = ({ comment }) =>
  (comment?.summary ?? [])
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()

const parameters = (signature) =>
  (signature.parameters ?? []).map(({ name, type, flags, defaultValue }) => {
    const optional = flags.isOptional || defaultValue !== undefined ? '?' : ''
    return `${name === '__namedParameters' ? 'input' : name}${optional}: ${type}`
  })

/** Returns the descriptions of the parameters of a function. */
const saidOf = (signature) =>
  (signature.parameters ?? [])
    .filter((parameter) => said(parameter) !== '')
    .map((parameter) => ` \`${parameter.name}\`: ${said(parameter).replace(/^- /, '')}.`)
    .join('')

const callable = (name, signature) => `${name}(${parameters(signature).join(', ')}): ${signature.type}`

/** Returns the line that describes an export or a member in the reference. */
const line = (item) => {
  const [signature] = item.signatures ?? []
  const code = signature
    ? callable(item.name, signature)
    : item.type
      ? `${item.name}${item.flags.isOptional ? '?' : ''}: ${item.type}`
      : item.name
  const text = `${said(signature?.comment ? signature : item)}${signature ? saidOf(signature) : ''}`
  return `\`${short(code)}\`${text === '' ? '' : ` ${text}`}`
}

const entry = (item) => [
  `- ${line(item)}`,
  ...(item.kindOf(ReflectionKind.Interface) ? (item.children ?? []) : []).map((member) => `  - ${line(member)}`),
]

/** Returns the slice that contains an export, or the folder if no slice contains it. */
const folderOf = (item) => project.getSymbolIdFromReflection(item).packagePath.split('/')[0].replace(/\.ts$/, '')

const section = (module) => {
  const own = module.children.filter((child) => !child.isReference())
  const others = module.children.filter((child) => child.isReference()).map(({ name }) => `\`${name}\``)
  const folders = Object.entries(Object.groupBy(own, folderOf)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const heading = (folder) => (folders.length > 1 ? ['', `### ${folder}`, ''] : [''])
  return [
    `## ${module.name}`,
    '',
    said(module),
    ...folders.flatMap(([folder, items]) => [...heading(folder), ...items.flatMap(entry)]),
    ...(others.length > 0 ? ['', `Also here: ${[...new Set(others)].join(', ')}.`] : []),
    '',
  ]
}

const lead = 'Every export, by entry point and slice. Long types are cut: the declarations have them whole.'
const lines = ['# Reference', '', lead, '', ...project.children.flatMap(section)]
writeFileSync(join(core, 'API.md'), lines.join('\n'))
