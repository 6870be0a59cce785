import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { appConfiguration } from './adapters/sandbox/configuration.ts'
import { withConfiguration } from './adapters/sandbox/document.ts'

const here = import.meta.dirname

/** The workspaces are read from their sources; `es2015` picks the libraries' modern builds. */
const source = '@paydeck/source'
const resolve = { conditions: [source, 'es2015', ...defaultClientConditions] }
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } }

/** Packages of the first route, one chunk that seldom changes. What only a later route needs stays out. */
const vendor =
  /^\0rolldown[\\/]runtime|[\\/]node_modules[\\/](@emotion|@inversifyjs|fp-ts|inversify|io-ts|react|react-dom|react-router|reflect-metadata|rxjs|scheduler|stylis)[\\/]/

/** What several routes share of these is in one chunk, not in one for each set of routes that shares something. */
const shell = /[\\/](core|adapters|ui[\\/](kit|di))[\\/].+\.tsx?$/

/** Addresses that the sandbox answers; `npm run dev` hands them on to it. */
const sandboxPaths =
  '^/(api|auth|authenticate|users|dashboard-api|wallet-card|compliance|marketing|rates|sandbox|pages|stand-ins|dashboard|utils-dashboard|id/language|id/verify)([/?]|$)'
const sandboxAddress = process.env['PAYDECK_SANDBOX'] ?? 'http://localhost:5174'

/**
 * Builds adapters/browser/head-start.ts by itself, so that it shares no chunk and waits for none, and puts it first
 * into the document. The development server does without.
 */
const headStart = (): Plugin => ({
  name: 'paydeck-head-start',
  apply: 'build',
  async buildStart() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      resolve,
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: join(here, 'adapters/browser/head-start.ts'), output: { format: 'iife' } },
      },
    })
    const outputs = 'output' in built ? built.output : Array.isArray(built) ? (built[0]?.output ?? []) : []
    const chunk = outputs.find((output) => output.type === 'chunk')
    if (chunk?.type !== 'chunk') throw new Error('The head start was not built')
    this.emitFile({ type: 'asset', name: 'head-start.js', source: chunk.code })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => {
      const files = Object.values(bundle ?? {})
      const script = files.find(({ fileName }) => fileName.includes('head-start'))
      const home = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/ui/home/route.ts') === true)
      // Another document is built with this configuration, too: the floor page of the measurements.
      if (home === undefined) return []
      if (script === undefined) throw new Error('The head start is not in the bundle')
      return [
        // The session is on its way before any script is there; the head start's own request takes this answer.
        { tag: 'link', attrs: { rel: 'preload', as: 'fetch', href: '/auth/session', crossorigin: 'use-credentials' }, injectTo: 'head-prepend' },
        { tag: 'script', attrs: { defer: true, src: `/id/${script.fileName}` }, injectTo: 'head-prepend' },
        // Most people land on home; its code must not take a connection from the calls later on.
        { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/id/${home.fileName}` }, injectTo: 'head' },
      ]
    },
  },
})

/** Writes the configuration into the development server's document, as the sandbox does into the built one. */
const configuration = (): Plugin => ({
  name: 'paydeck-configuration',
  apply: 'serve',
  transformIndexHtml: (html) => withConfiguration(html, appConfiguration(process.env)),
})

export default defineConfig({
  root: join(here, 'ui'),
  base: '/id/',
  publicDir: 'public',
  cacheDir: join(here, 'node_modules/.vite'),
  resolve,
  ssr,
  plugins: [react({ jsxImportSource: '@emotion/react' }), headStart(), configuration()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // The policy of the document allows no data: scripts, and small files are worth a request on one connection.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'shell', test: shell, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: { [sandboxPaths]: { target: sandboxAddress } },
  },
  test: {
    // The cache on disk does not see changed compiler options: stale results were seen.
    fsModuleCache: false,
    passWithNoTests: true,
    setupFiles: [join(here, 'test/setup.ts')],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        root: here,
        test: { name: 'node', environment: 'node', include: ['test/**/*.test.ts'] },
      },
      {
        extends: true,
        root: here,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['test/**/*.test.tsx'],
          setupFiles: [join(here, 'test/setup-dom.ts')],
        },
      },
    ],
  },
})
