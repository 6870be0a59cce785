import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultServerConditions, type HtmlTagDescriptor, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { builtAlone, resolve, source } from './.ci/built-alone.ts'
import { chunkGroups, firstRows, packages } from './.ci/chunks.ts'
import { codeCache } from './.ci/code-cache.ts'
import { completedBuild } from './.ci/completed-build.ts'
import { compressedFiles } from './.ci/compressed-files.ts'
import { noCircle } from './.ci/no-circle.ts'
import { pageFiles } from './.ci/page-files.ts'
import { splitTexts } from './.ci/split-texts.ts'
import { appConfiguration } from './adapters/sandbox/configuration.ts'
import {
  codeCacheAttribute,
  codeCacheNames,
  manifestName,
  sessionPreload,
  webManifest,
  withConfiguration,
} from './adapters/sandbox/http/document.ts'

const here = import.meta.dirname
const app = join(here, 'ui')

const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } }

/** Addresses that the sandbox answers; `npm run dev` hands them on to it. */
const sandboxPaths =
  '^/(api|auth|authenticate|users|dashboard-api|wallet|wallet-bridge|wallet-card|compliance|marketing|payments|bill-pay|bill-connection|rates|statements|stop-payout-change|sandbox|pages|stand-ins|dashboard|utils-dashboard|invoice|id/language|id/verify)([/?]|$)'
const sandboxAddress = process.env['PAYDECK_SANDBOX'] ?? 'http://localhost:5174'

/** The script of a page that the sandbox renders, under the address that the page names. */
const pageScript = (name: string): Plugin => {
  const path = join(here, 'adapters/pages', `${name}.ts`)
  return {
    name: `paydeck-page-${name}`,
    async buildStart() {
      if (this.environment.mode === 'build') {
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await builtAlone(path) })
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url === `/id/${name}.js`) request.url = `/id/@fs${path}`
        next()
      })
    },
  }
}

/**
 * Builds adapters/browser/head-start.ts, and puts it first into the document. The development server does without.
 */
const headStart = (): Plugin => ({
  name: 'paydeck-head-start',
  apply: 'build',
  async buildStart() {
    const source = await builtAlone(join(here, 'adapters/browser/head-start.ts'))
    this.emitFile({ type: 'asset', name: 'head-start.js', source })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const files = Object.values(bundle ?? {})
      const script = files.find(({ fileName }) => fileName.includes('head-start'))
      const chunkOf = (name: string) => files.find((file) => file.type === 'chunk' && file.name === name)
      const [rows, shared] = [chunkOf(firstRows), chunkOf(packages)]
      if (script === undefined || rows === undefined || shared === undefined)
        throw new Error('The bundle lacks the head start, the first rows or the packages')
      // In the head it would hold up the first paint, which is the spinner that needs no style.
      const [style = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? []
      const [entry = '', app = ''] = /<script type="module"[^>]* src="([^"]*)"><\/script>/.exec(html) ?? []
      if (app === '') throw new Error('The app is not in the document')
      const document = html
        .replace('<head>', `<head>${sessionPreload}`)
        .replace(entry, '')
        .replace(style, '')
        .replace('</body>', `${style}</body>`)
      const tags: ReadonlyArray<HtmlTagDescriptor> = [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'script', href: `/id/${script.fileName}` },
          injectTo: 'head-prepend',
        },
        // The head start runs the app, whose code the browser loads meanwhile. Vite preloads the packages, which the app
        // imports.
        { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: app }, injectTo: 'head' },
        // Not deferred: that would wait for the style, and for the paint that follows it.
        {
          tag: 'script',
          attrs: {
            async: true,
            src: `/id/${script.fileName}`,
            'data-packages': `/id/${shared.fileName}`,
            'data-app': app,
            [codeCacheAttribute]: `/id/${codeCacheNames.worker}`,
          },
          injectTo: 'head',
        },
        // Later, and the six connections of a browser are taken by the calls for the data, or the calls wait for it.
        { tag: 'link', attrs: { rel: 'modulepreload', href: `/id/${rows.fileName}` }, injectTo: 'body' },
      ]
      return { html: document, tags: [...tags] }
    },
  },
})

/** Writes the configuration into the development server's document and manifest, as the sandbox does into the built ones. */
const configuration = (): Plugin => ({
  name: 'paydeck-configuration',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/id/${manifestName}`, (_request, response) => {
      response.setHeader('content-type', 'application/manifest+json; charset=utf-8')
      response.end(webManifest(appConfiguration(process.env)))
    })
  },
  transformIndexHtml: (html) => withConfiguration(html, appConfiguration(process.env)),
})

/** Tests of what runs: the sandbox with its database, or processes of their own. */
const runningTests = [
  'test/**/*.contract.test.ts',
  'test/conformance/provider*.test.ts',
  'test/{examples,package,sandbox,tools}/**/*.test.ts',
]

/** Slow tests that rarely fail. `TESTS=all` adds their project, `nightly`, to the others. */
const nightlyTests = ['test/**/*.nightly.test.ts']

const runningSetup = {
  setupFiles: [join(here, 'test/setup-running.ts')],
  globalSetup: [join(here, 'test/setup-server.ts')],
}

const documentTests = { environment: 'happy-dom', setupFiles: [join(here, 'test/setup-dom.ts')] }

/** The document's own clock, by which its cookies end, is moved only where it shares the globals of the process. */
const documentClockTests = ['test/conformance/browser.test.tsx']

/** Tests of the whole app in a document, over one running sandbox. */
const appTests = ['test/**/*.app.test.tsx']

const nightly = {
  extends: true,
  root: here,
  test: { ...runningSetup, name: 'nightly', include: nightlyTests, testTimeout: 300_000, hookTimeout: 300_000 },
} as const

export default defineConfig({
  root: app,
  base: '/id/',
  publicDir: 'public',
  cacheDir: join(here, 'node_modules/.vite'),
  resolve,
  ssr,
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    headStart(),
    pageScript('finish-signup'),
    configuration(),
    splitTexts(),
    noCircle(),
    pageFiles(),
    codeCache(),
    compressedFiles(),
    completedBuild(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // The policy of the document allows no data: scripts, and small files are worth a request on one connection.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The least that has light-dark(): the colours are written with it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      // @emotion/react imports it for a function that the app does not use, and tree shaking keeps CommonJS otherwise.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        // The start names some fifty of them: every letter of chance is bytes that nothing compresses.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [...chunkGroups] },
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
    // Its own choice leaves one core idle, which on two is half of them.
    maxWorkers: '100%',
    passWithNoTests: true,
    setupFiles: [join(here, 'test/setup.ts')],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        root: here,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...runningTests, ...nightlyTests],
          // Tests of pure code leave no state, and a process for each file would take longer than its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        root: here,
        test: {
          name: 'running',
          environment: 'node',
          ...runningSetup,
          include: runningTests,
          exclude: nightlyTests,
          // The sandbox's modules take a second, its database another.
          isolate: false,
          // The first test that asks waits for a database to be made, on a busy machine for long.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // The default of one second is too short for events of the sandbox.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        root: here,
        test: {
          ...documentTests,
          name: 'dom',
          include: ['test/**/*.test.tsx'],
          exclude: [...documentClockTests, ...appTests],
          // Modules and a document of its own for each file, without a process of its own.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        root: here,
        // React as it is built: a sixth less processor time than its development version.
        mode: 'production',
        oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
        test: {
          ...documentTests,
          name: 'app',
          env: { NODE_ENV: 'production' },
          include: appTests,
          // Half of their time they wait for what the app does after a while.
          maxWorkers: 2 * availableParallelism(),
          // Projects with another number of workers run one after the other.
          sequence: { groupOrder: 1 },
          globalSetup: [join(here, 'test/setup-app.ts')],
          setupFiles: [...documentTests.setupFiles, join(here, 'test/setup-matchers.ts')],
          pool: 'vmThreads',
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        root: here,
        test: { ...documentTests, name: 'dom-clock', include: documentClockTests },
      },
      ...(process.env['TESTS'] === 'all' ? [nightly] : []),
    ],
  },
})
