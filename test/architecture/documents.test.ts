import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, root, textOf } from './files.ts'
import { isThere, pathsNamedIn } from './named-paths.ts'

const documents = [
  ...filesIn('docs', /\.md$/).filter((path) => !path.startsWith('docs/requirements/')),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].filter((path) => existsSync(join(root, path))),
]

/** Returns the relative targets of links and images in a document, without their fragments. */
const targetsOf = (path: string): ReadonlyArray<string> =>
  [...textOf(path).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)

it('every link of the documents leads to an existing file', () => {
  const broken = documents.flatMap((path) =>
    targetsOf(path)
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path} → ${target}`),
  )
  expect(broken).toEqual([])
})

/** Returns the fragment under which GitHub links to a heading: "postgresql-and-more" for "PostgreSQL and more". */
const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

it('every URL fragment in a link names an existing heading', () => {
  const headingsOf = (path: string): ReadonlyArray<string> =>
    [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => fragmentOf(heading))
  const broken = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\]\((?!https?:)([^)\s#]*)#([^)\s]+)\)/g)]
      .map(([, target = '', fragment = '']) => ({
        file: target === '' ? path : join(dirname(path), target),
        fragment,
      }))
      .filter(({ file, fragment }) => file.endsWith('.md') && !headingsOf(file).includes(fragment))
      .map(({ file, fragment }) => `${path} → ${file}#${fragment}`),
  )
  expect(broken).toEqual([])
})

const guides = [...documents.filter((path) => path !== 'CHANGELOG.md'), 'core/README.md']

it.each(guides)('the document %s mentions only files, folders and patterns that exist', (path) => {
  const missing = pathsNamedIn(path, textOf(path)).filter((named) => !isThere(named))
  expect(missing.map((named) => `${path} names ${named}`)).toEqual([])
})

it('`pathsNamedIn` finds the paths in a document; `isThere` is true if and only if a path exists', () => {
  const text = [
    '`core/money/model.ts` `core/money/nothing.ts` `adapters/*` `adapters/*.nothing` `test/<slice>/` `test/<slice>/<x>.py`',
    '`model.ts` `nothing.ts` `npx vitest run test/nothing` `core/{kernel,nothing}` `core/{kernel,money}/` `ui/kit/**/coins.svg`',
    '[here](../README.md) [nowhere](nothing.md) [elsewhere](https://example.com/nothing.md) `/id/nothing` `@paydeck/core`',
    '```',
    '`core/nothing-in-an-example`',
    '```',
  ].join('\n')
  expect(pathsNamedIn('docs/page.md', text).filter((named) => !isThere(named))).toEqual([
    'core/money/nothing.ts',
    'adapters/*.nothing',
    'test/<slice>/<x>.py',
    'nothing.ts',
    'test/nothing',
    'core/{kernel,nothing}',
    'docs/nothing.md',
  ])
})

it('every document is reachable from the index or the readme', () => {
  const reached = new Set(['README.md', 'docs/index.md'])
  for (const path of reached) {
    for (const target of targetsOf(path)) {
      const file = join(dirname(path), target)
      if (documents.includes(file)) reached.add(file)
      documents
        .filter((document) => document.startsWith(`${file.replace(/\/$/, '')}/`))
        .forEach((one) => reached.add(one))
    }
  }
  expect(documents.filter((path) => !reached.has(path))).toEqual([])
})

const decisions = filesIn('docs/decisions', /\.md$/)
const numberOf = (path: string): number => Number(path.slice('docs/decisions/'.length).split('-', 1)[0])

it('each decision has a unique number and a title, and none is marked as superseded', () => {
  expect(decisions.length).toBeGreaterThan(20)
  expect(decisions.filter((path) => !/\/\d{4}-[a-z0-9-]+\.md$/.test(path))).toEqual([])
  expect(new Set(decisions.map(numberOf)).size).toBe(decisions.length)
  expect(decisions.filter((path) => !textOf(path).startsWith(`# ${numberOf(path)}. `))).toEqual([])
  expect(decisions.filter((path) => /^\W*Superseded\b/m.test(textOf(path)))).toEqual([])
})

it('each decision has the sections Context, Decision and Consequences', () => {
  const sectionsOf = (path: string): string => [...textOf(path).matchAll(/^## (.*)$/gm)].map(([, name]) => name).join()
  expect(decisions.filter((path) => sectionsOf(path) !== 'Context,Decision,Consequences')).toEqual([])
})

/** Numbers of the decisions that a text cites, as in "decision 6" and "docs/decisions/0006, 0021". */
const citedIn = (text: string): ReadonlyArray<number> =>
  [...text.matchAll(/\bdecisions?[ /](\d{1,4}(?:(?:, | and )\d{1,4})*)\b/gi)].flatMap(([, numbers = '']) =>
    numbers.split(/\D+/).map(Number),
  )

it('documents and comments cite only decisions that exist', () => {
  const known = new Set(decisions.map(numberOf))
  const sources = ['.ci', 'adapters', 'core', 'docs', 'e2e', 'test', 'ui'].flatMap((folder) =>
    filesIn(folder, /\.(md|[cm]?[jt]sx?)$/),
  )
  const cited = [...sources, ...documents].flatMap((path) => citedIn(textOf(path)).map((number) => ({ path, number })))
  expect(cited.length).toBeGreaterThan(10)
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([])
})

it('documents mention only npm scripts that exist', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Record<string, string> }
  const named = documents.flatMap((path) =>
    [...textOf(path).matchAll(/`npm (?:run )?([a-z0-9:]+)/g)].map(([, name = '']) => name),
  )
  const ofNpm = ['ci', 'i', 'install', 'exec', 'pack', 'publish']
  expect([...new Set(named)].filter((name) => scripts[name] === undefined && !ofNpm.includes(name))).toEqual([])
})
