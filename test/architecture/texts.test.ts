import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { splitTexts } from '../../.ci/split-texts.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync('core/*/texts.ts', { cwd: root }).toSorted()
const modules = await Promise.all(
  files.map(async (file) => [file, (await import(join(root, file))) as Readonly<Record<string, unknown>>] as const),
)

/** Returns the paths of all leaves of `value` that are neither a text nor null. */
const strangeIn = (value: unknown, path: string): ReadonlyArray<string> => {
  if (typeof value === 'string' || value === null) return []
  if (typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([key, inner]) => strangeIn(inner, `${path}.${key}`))
}

it('files with the name texts.ts export only texts and groups of texts', () => {
  expect(files.length).toBeGreaterThan(15)
  expect(modules.flatMap(([file, texts]) => strangeIn(texts, file))).toEqual([])
})

it('no two constants in texts.ts files have the same name', () => {
  const names = modules.flatMap(([, texts]) => Object.keys(texts))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

interface Hooks {
  readonly buildStart: () => Promise<void>
  readonly load: (id: string) => { readonly code: string } | null
  readonly transform: { readonly handler: (code: string) => { readonly code: string } }
}
const plugin = splitTexts() as unknown as Hooks
await plugin.buildStart()
const transform = (code: string): string => plugin.transform.handler(code).code

it('the build plugin splits an import from a texts.ts file into one import for each constant', () => {
  const code = "import { frameTexts, slideTexts as slides } from './texts.ts'\nexport { walletTexts } from './texts.ts'"
  expect(transform(code)).toBe(
    [
      "import { frameTexts } from './texts.ts?export=frameTexts'",
      "import { slideTexts as slides } from './texts.ts?export=slideTexts'",
      "export { walletTexts } from './texts.ts?export=walletTexts'",
    ].join('\n'),
  )
  const loaded = plugin.load(join(root, 'core/shell/texts.ts?export=frameTexts'))?.code ?? ''
  expect(loaded.match(/^export const \w+/gm)).toEqual(['export const frameTexts'])
  expect(plugin.load(join(root, 'core/shell/texts.ts'))).toBeNull()
})

it('the build plugin replaces each reference to an interface text by the text itself', () => {
  const code = [
    "import { frameTexts as frame, navigation, navigationTexts } from '@paydeck/core'",
    "const a = [frame.skip, navigationTexts['sign-out'], navigationTexts.card, navigation.card]",
    'const b = [frame, frame[key], frame.missing, other.frame.skip, frame.skip.length]',
    'type C = typeof frame.skip',
  ]
  expect(transform(code.join('\n')).split('\n').slice(1)).toEqual([
    'const a = ["Skip to content", "Sign Out", "Card", navigation.card]',
    'const b = [frame, frame[key], frame.missing, other.frame.skip, frame.skip.length]',
    'type C = typeof frame.skip',
  ])
})
