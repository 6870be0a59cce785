import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const imports = /\bimport \{([^}]*)\} from '[^']*'/g
const ofTexts = /\b(import|export) \{([^}]*)\} from '([^']*\/texts\.ts)'/g
const query = /\/texts\.ts\?export=(\w+)$/

type Texts = Readonly<Record<string, unknown>>

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/**
 * Returns the constants of all texts.ts files by name. Names are unique across areas, because the package exports all of
 * them side by side.
 */
const readTexts = async (): Promise<Texts> => {
  const files = globSync('core/*/texts.ts', { cwd: root })
  const modules: ReadonlyArray<Texts> = await Promise.all(
    files.map((file) => import(pathToFileURL(join(root, file)).href)),
  )
  return Object.fromEntries(modules.flatMap((texts) => Object.entries(texts)))
}

/** Returns the entries of an import or export list, such as "name" or "name as local". */
const entriesOf = (list: string): ReadonlyArray<string> =>
  list.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]))

/** Returns the value at a path such as ".form['cancel']", or undefined. */
const valueAt = (texts: unknown, path: string): unknown =>
  [...path.matchAll(/[\w-]+/g)].reduce<unknown>(
    (value, [key]) => (isTexts(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    texts,
  )

/** Replaces each use of a text, such as `cardTexts.form.cancel`, by the text itself. */
const inlined = (code: string, all: Texts): string => {
  const imported = [...code.matchAll(imports)].flatMap(([, list = '']) => entriesOf(list))
  const locals = new Map(
    imported
      .map((entry) => entry.split(' as '))
      .flatMap(([name = '', local = name]) => (Object.hasOwn(all, name) ? [[local, all[name]] as const] : [])),
  )
  if (locals.size === 0) return code
  const use = new RegExp(`(?<![\\w$.]|typeof )(${[...locals.keys()].join('|')})((?:\\.\\w+|\\['[\\w-]+'\\])+)`, 'g')
  return code.replaceAll(use, (whole, name: string, path: string) => {
    const text = valueAt(locals.get(name), path)
    return typeof text === 'string' ? JSON.stringify(text) : whole
  })
}

/** Splits each import and export of texts into one statement per constant. */
const split = (code: string): string =>
  code.replaceAll(ofTexts, (_all, keyword: string, list: string, path: string) =>
    entriesOf(list)
      .map((entry) => `${keyword} { ${entry} } from '${path}?export=${entry.split(' ')[0]}'`)
      .join('\n'),
  )

/**
 * Splits each `core/<area>/texts.ts` into one module per export, and inlines texts that are accessed by their full path.
 * Otherwise, the first page that shows one text of a file would load the whole file.
 */
export const splitTexts = (): Plugin => {
  let texts: Texts = {}
  return {
    name: 'paydeck-split-texts',
    apply: 'build',
    async buildStart() {
      texts = await readTexts()
    },
    load(id) {
      const name = query.exec(id)?.[1]
      if (name === undefined) return null
      const source = readFileSync(id.slice(0, id.indexOf('?')), 'utf8')
      // The other constants are no longer exported, so tree shaking removes those that are not used.
      const code = source.replaceAll(/^export const (\w+)/gm, (all, other) => (other === name ? all : `const ${other}`))
      return { code, moduleType: 'ts', moduleSideEffects: false }
    },
    transform: {
      order: 'pre',
      filter: { id: /\/(core|ui)\/.*\.tsx?$/ },
      handler: (code) => ({ code: inlined(split(code), texts), map: null }),
    },
  }
}
