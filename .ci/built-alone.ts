import { build, defaultClientConditions } from 'vite'

/** Export condition under which the workspaces are read from their sources. */
export const source = '@paydeck/source'

/** Import conditions of code for browsers. The condition `es2015` selects the modern builds of the libraries. */
export const resolve = { conditions: [source, 'es2015', ...defaultClientConditions] }

/**
 * Builds a script that shares no chunk with the app and thus waits for none.
 * @param define values that replace global names in the script
 */
export const builtAlone = async (input: string, define: Readonly<Record<string, string>> = {}): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve,
    define,
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const outputs = 'output' in built ? built.output : Array.isArray(built) ? (built[0]?.output ?? []) : []
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built`)
  return chunk.code
}
