import { startConfiguration } from '@paydeck/sandbox/configuration'
import { parts } from '@paydeck/sandbox/control/parts'
import { expect, it } from 'vitest'
import { filesIn, textOf } from '../architecture/files.ts'

/** Returns the section that has this heading. `text` is the text of a page. */
const sectionOf = (text: string, heading: string): string =>
  text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? ''

/** Returns the code spans in the first column of the tables of a text. */
const namesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)

const settings = textOf('docs/configure.md')

/** Returns the names of the environment variables that the sandbox reads at its start. */
const readNames = (): ReadonlyArray<string> => {
  const read = new Set<string>()
  startConfiguration(
    new Proxy(
      {},
      {
        get: (_target, name) => {
          read.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...read]
}

it('docs/configure.md lists exactly once each environment variable that the sandbox reads at its start, and no others', () => {
  const tools = sectionOf(settings, 'Tools')
  const documented = namesIn(settings.replace(tools, ''))
  expect(documented.toSorted()).toEqual(readNames().toSorted())
  expect(new Set(documented).size).toBe(documented.length)
})

it('docs/configure.md states the default path of every PAGE_ and SCRIPT_ setting', () => {
  const { pages, scripts } = startConfiguration({}).app
  const rows = [...settings.matchAll(/^\| `(?:PAGE|SCRIPT)_[A-Z_]+` \| `([^`]+)` \|/gm)].map(([, path]) => path)
  expect(rows).toEqual([...Object.values(pages), ...Object.values(scripts)])
})

it('each log message that docs/operate.md lists exists in the code of the sandbox', () => {
  const messages = namesIn(sectionOf(textOf('docs/operate.md'), 'Logs'))
  const sources = filesIn('adapters/sandbox', /\.ts$/).map(textOf).join('\n')
  expect(messages.length).toBeGreaterThan(5)
  expect(messages.filter((message) => !sources.includes(`'${message}'`))).toEqual([])
})

it('docs/control.md lists every route of the control API, and no others', () => {
  const page = textOf('docs/control.md')
  const documented = [...page.matchAll(/`([A-Z]+ )\/sandbox\/([a-z/-]+)`/g)].map(
    ([, method, path]) => `${method}${path}`,
  )
  const api = textOf('adapters/sandbox/control/api.ts')
  const served = [
    ...[...api.matchAll(/route\('([A-Z]+)', '([a-z/-]+)'/g)].map(([, method, path]) => `${method} ${path}`),
    ...[...api.matchAll(/app\.post\('\/sandbox\/([a-z/-]+)'/g)].map(([, path]) => `POST ${path}`),
    ...parts.flatMap((part) => (part.api ?? []).map(({ method, path }) => `${method} ${path}`)),
  ]
  expect([...new Set(documented)].toSorted()).toEqual([...new Set(served)].toSorted())
})
