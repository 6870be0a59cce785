import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, foldersIn, root, textOf } from './files.ts'
import { isThere, pathsNamedIn } from './named-paths.ts'

const documents = [
  ...filesIn('docs', /\.md$/).filter((path) => !path.startsWith('docs/requirements/')),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].filter((path) => existsSync(join(root, path))),
]

/** Relative targets of links and pictures, without their fragments. */
const targetsOf = (path: string): ReadonlyArray<string> =>
  [...textOf(path).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)

it('leads every link of the documents to a file that is there', () => {
  const broken = documents.flatMap((path) =>
    targetsOf(path)
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path} → ${target}`),
  )
  expect(broken).toEqual([])
})

/** A decision that a later one replaced says so, and is history. */
const isInForce = (path: string): boolean =>
  !path.startsWith('docs/decisions/') || !/^\W*Superseded\b/m.test(textOf(path))
const guides = [...documents.filter((path) => path !== 'CHANGELOG.md'), 'core/README.md'].filter(isInForce)

it.each(guides)('names in %s only files, folders and patterns that are there', (path) => {
  const missing = pathsNamedIn(path, textOf(path)).filter((named) => !isThere(named))
  expect(missing.map((named) => `${path} names ${named}`)).toEqual([])
})

it('takes for a path what names one, and for there only what is', () => {
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

it('reaches every document from the index or the readme', () => {
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

it('numbers the decisions one after the other', () => {
  const numbers = foldersIn('docs').includes('decisions')
    ? filesIn('docs/decisions', /\/\d{4}-[a-z0-9-]+\.md$/).map((path) => Number(path.slice(15, 19)))
    : []
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

it('says in the readme only scripts that exist', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Record<string, string> }
  const named = documents.flatMap((path) =>
    [...textOf(path).matchAll(/`npm (?:run )?([a-z0-9:]+)/g)].map(([, name = '']) => name),
  )
  const ofNpm = ['ci', 'i', 'install', 'exec', 'pack']
  expect([...new Set(named)].filter((name) => scripts[name] === undefined && !ofNpm.includes(name))).toEqual([])
})
