import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const statement = /\b(import|export) \{([^}]*)\} from '([^']*\/texts\.ts)'/g
const query = /\/texts\.ts\?export=(\w+)$/

/**
 * Splits each `core/<area>/texts.ts` into one module per export. A file is otherwise loaded whole by the first page that shows
 * one of its texts.
 */
export const splitTexts = (): Plugin => ({
  name: 'paydeck-split-texts',
  apply: 'build',
  load(id) {
    const name = query.exec(id)?.[1]
    if (name === undefined) return null
    const source = readFileSync(id.slice(0, id.indexOf('?')), 'utf8')
    // Constants that are not exported and not used are removed with all unused code.
    const code = source.replaceAll(/^export const (\w+)/gm, (all, other) => (other === name ? all : `const ${other}`))
    return { code, moduleType: 'ts', moduleSideEffects: false }
  },
  transform: {
    order: 'pre',
    handler: (code) =>
      code.includes("/texts.ts'")
        ? code.replaceAll(statement, (_all, keyword: string, names: string, path: string) =>
            names
              .split(',')
              .filter((name) => name.trim() !== '')
              .map((name) => `${keyword} {${name}} from '${path}?export=${name.trim().split(' ')[0]}'`)
              .join('\n'),
          )
        : null,
  },
})
