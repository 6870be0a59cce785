// Writes the reference that the package contains: core/API.md, the index, and a page in core/reference/ for each entry.
// `npm run docs` writes the same content as HTML.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules, portTypes } from './declarations.mjs'
import { core } from './entries.mjs'
import { linkPorts, pageOf } from './pages.mjs'

const into = join(core, 'reference')
rmSync(into, { recursive: true, force: true })
mkdirSync(into)

const linkTo = (short) => ({ title: modules.find((one) => one.short === short).name, path: `${short}.md` })
const places = []
const links = new Map()
const pages = new Map()
for (const module of modules) {
  const { page, fragments, slices } = await pageOf(module, linkTo)
  pages.set(`${module.short}.md`, page)
  const linked = [...slices].map(([name, fragment]) => `[${name}](reference/${module.short}.md#${fragment})`)
  links.set(module.short, linked.toSorted().join(', '))
  for (const [name, fragment] of fragments) places.push({ name, path: `${module.short}.md#${fragment}` })
}

const addressOfPort = (port) => places.find(({ name }) => name === portTypes.get(port))?.path ?? null
for (const [name, page] of pages) writeFileSync(join(into, name), linkPorts(page, addressOfPort))

const letterOf = (name) => name[0].toUpperCase()
places.sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
const letters = [...Map.groupBy(places, ({ name }) => letterOf(name))].flatMap(([letter, named]) => [
  `## ${letter}`,
  '',
  named.map(({ name, path }) => `[${name}](${path})`).join(', '),
  '',
])
writeFileSync(join(into, 'names.md'), ['# All exports by name', '', ...letters].join('\n'))

const groups = [...Map.groupBy(modules, ({ group }) => group)].flatMap(([group, members]) => [
  `## ${group}`,
  '',
  ...(group === 'Areas' ? ['| entry | contains | slices |', '|---|---|---|'] : ['| entry | contains |', '|---|---|']),
  ...members.map(({ name, short, text }) =>
    [`| [${name}](reference/${short}.md) | ${text} |`, ...(group === 'Areas' ? [`${links.get(short)} |`] : [])].join(
      ' ',
    ),
  ),
  '',
])
/** Returns a link to the place of an export. */
const link = (name) => `[\`${name}\`](reference/${places.find((one) => one.name === name).path})`

const lead = `Every export has one place in this reference: the page of its area, or of the folder that all areas share. The entry
\`@paydeck/core\` exports everything except money, \`memory\` and \`testing\`. [All exports by name](reference/names.md).

- **A page of an area** has a section for each slice (a part of the area with its own state, such as
  \`app.cardList\` of \`const app = makePaydeck(ports)\`). A section begins with the ports that the slice needs (interfaces
  that you implement), its maker, and its actions. Then follow the views (content of a
  screen), the rules (pure functions), and the tables that the rules read.
- **Names in code.** \`t\` is io-ts. \`E\`, \`O\`, \`T\` and \`TE\` are \`either\`, \`option\`, \`task\` and \`taskEither\` of fp-ts. \`Live\` is a
  value that changes: [kernel](reference/kernel.md).
- **Ids** such as \`HOME-023\` are the numbers of requirements.
- **Times** are numbers of milliseconds since 1970 in UTC, unless the text says otherwise.
- **Examples** are JavaScript. A comment after a line is the result of the line. Amounts are written as texts, and
  objects contain only the properties that the function reads. In TypeScript, \`decimalText\` checks the text of an amount.

## Where to begin

| you want to | read |
|---|---|
| make an app from your ports, and use one of its slices | ${link('makePaydeck')} |
| know which ports a slice needs | the section of the slice, or ${link('portsOfPart')} |
| implement a port | ${link('Ports')} lists all ports by name, ${link('attempt')} turns a promise into the result of a port, ${link('Fault')} lists the faults |
| read a view, and follow its changes | ${link('Live')}, ${link('until')} |
| try out slices without a server | ${link('makeMemoryProvider')}, ${link('personas')}, ${link('fakeClock')} |
| format an amount | ${link('formatMoney')} |
| check your implementation of a port | ${link('brokenLaws')}, and the laws in [testing](reference/testing.md) |
`
writeFileSync(join(core, 'API.md'), ['# Reference', '', lead, ...groups].join('\n'))
