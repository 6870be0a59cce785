import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { codeCacheNames } from '../adapters/sandbox/http/document.ts'
import { builtAlone } from './built-alone.ts'
import { firstRows } from './chunks.ts'

const workers = join(import.meta.dirname, '../adapters/browser/code-cache')

/** Chunks that the home page loads at its start, besides the entry and its imports. */
const lateChunks = [firstRows, 'frame', 'parts', 'home-panels']

/**
 * Builds the two service workers of the code cache. Passes the files that the home page loads at its start to the worker
 * that stores them. These are the only files that the worker stores.
 */
export const codeCache = (): Plugin => ({
  name: 'paydeck-code-cache',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = Object.values(bundle)
      const chunks = files.filter((file) => file.type === 'chunk')
      const start = chunks.filter(({ isEntry, name }) => isEntry || lateChunks.includes(name))
      if (start.length <= lateChunks.length) this.error('The code cache lacks a chunk of the start')
      const stored = new Set([
        ...start.flatMap(({ fileName, imports }) => [fileName, ...imports]),
        ...files.map(({ fileName }) => fileName).filter((name) => /\bhead-start-.*\.js$|\bindex-.*\.css$/.test(name)),
      ])
      const paths = JSON.stringify([...stored].map((file) => `/id/${file}`))
      const build = createHash('sha256').update(paths).digest('hex').slice(0, 12)
      const define = { codeCacheFiles: paths, codeCacheBuild: JSON.stringify(build) }
      for (const [name, fileName] of Object.entries(codeCacheNames))
        this.emitFile({ type: 'asset', fileName, source: await builtAlone(join(workers, `${name}.ts`), define) })
    },
  },
})
