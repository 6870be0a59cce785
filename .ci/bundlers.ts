import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import * as esbuild from 'esbuild-wasm'
import { rolldown } from 'rolldown'
import { rollup } from 'rollup'

const entryOf = (program: string, folder: string) => {
  const path = join(folder, 'bundled-program.js')
  return {
    input: path,
    plugin: {
      name: 'program',
      resolveId: (id: string) => (id === path ? path : null),
      load: (id: string) => (id === path ? program : null),
    },
  }
}

const codeOf = (output: ReadonlyArray<{ readonly type: string; readonly code?: string }>): string =>
  output.map(({ code = '' }) => code).join('')

/**
 * Bundlers with their usual settings for a browser. Each returns the minified bundle of a program whose packages are
 * installed in `folder` or in a folder above it.
 */
const bundlers = {
  esbuild: async (program: string, folder: string) => {
    const stdin = { contents: program, resolveDir: folder }
    const built = await esbuild.build({
      stdin,
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      logLevel: 'silent',
    })
    return built.outputFiles.map(({ text }) => text).join('')
  },
  rolldown: async (program: string, folder: string) => {
    const { input, plugin } = entryOf(program, folder)
    const bundle = await rolldown({ input, plugins: [plugin], platform: 'browser', logLevel: 'silent' })
    return codeOf((await bundle.generate({ minify: true })).output)
  },
  rollup: async (program: string, folder: string) => {
    const { input, plugin } = entryOf(program, folder)
    const bundle = await rollup({ input, plugins: [plugin, nodeResolve({ browser: true })], logLevel: 'silent' })
    // Rollup has no minifier.
    return (await esbuild.transform(codeOf((await bundle.generate({})).output), { minify: true })).code
  },
} as const

type Bundler = keyof typeof bundlers

export const bundlerNames = Object.keys(bundlers) as ReadonlyArray<Bundler>

/** Returns the size in bytes of a program, bundled for a browser, minified and compressed with brotli. */
export const bundleSize = async (bundler: Bundler, program: string, folder: string): Promise<number> =>
  brotliCompressSync(await bundlers[bundler](program, folder)).length

/** Returns the sizes of a program that uses only `makeWaitlist`, in bytes. `folder` is as in `bundlers`. */
export const waitlistSizes = async (folder: string): Promise<ReadonlyArray<readonly [Bundler, number]>> => {
  const program = "import { makeWaitlist } from '@paydeck/core'\nconsole.log(makeWaitlist)"
  return Promise.all(
    bundlerNames.map(async (bundler) => [bundler, await bundleSize(bundler, program, folder)] as const),
  )
}
