import type { Plugin } from 'vite'

/** Fails the build if chunks import each other in a circle, because one of the chunks would run before its dependency. */
export const noCircle = (): Plugin => ({
  name: 'paydeck-no-circle',
  apply: 'build',
  // Checks only builds that write files. Builds that measure sizes may be split differently.
  writeBundle(_options, bundle) {
    const done = new Set<string>()
    const visit = (fileName: string, path: ReadonlyArray<string>): void => {
      if (path.includes(fileName)) this.error(`These files import each other: ${[...path, fileName].join(' > ')}`)
      if (done.has(fileName)) return
      const file = bundle[fileName]
      if (file?.type === 'chunk') for (const next of file.imports) visit(next, [...path, fileName])
      done.add(fileName)
    }
    for (const fileName of Object.keys(bundle)) visit(fileName, [])
  },
})
