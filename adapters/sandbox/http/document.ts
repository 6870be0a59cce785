import { either as E } from 'fp-ts'
import * as t from 'io-ts'
// The relative path works in the configuration of Vite, too, which is loaded without the import condition of the sources.
import { firstAnswersId, type FirstEntry } from '../../wire/call.ts'
import type { AppConfiguration } from '../configuration.ts'
import { escapeHtml } from '../kernel/html.ts'

/** Description of the product, shown in link previews, in search results and in the web app manifest. */
export const description = 'Your cards, crypto payments, bills and payouts in one place.'

/**
 * Colours for the browser's own toolbars around the app. They must equal colours in ui/kit/theme.css. `masthead` contains
 * the colours of the masthead in the light and the dark theme. `ground` is the background of the page in the light theme.
 */
export const frameColours = { masthead: ['#ffffff', '#141d30'], ground: '#f5f7fa' } as const

/**
 * Files of the service worker that stores the app's code in browsers. `removal` deletes the stored code; while the code cache
 * is off, the server sends it under the name of `worker`.
 */
export const codeCacheNames = { worker: 'code-cache.js', removal: 'code-cache-removal.js' } as const

/** HTML attribute with which the built document names the service worker, so that the app registers it. */
export const codeCacheAttribute = 'data-code-cache'

/** Fills the placeholders of the app's HTML document with the configuration. */
export const withConfiguration = (document: string, { isCodeCached, ...configuration }: AppConfiguration): string =>
  document
    .replace('%PAYDECK_CONFIGURATION%', () => escapeHtml(JSON.stringify(configuration)))
    .replace('%PAYDECK_PRODUCT_NAME%', () => escapeHtml(configuration.productName))
    .replace('%PAYDECK_DESCRIPTION%', () => description)
    .replace(isCodeCached ? '' : ` ${codeCacheAttribute}="/id/${codeCacheNames.worker}"`, '')

/**
 * HTML of a link that preloads the session before any script runs. The app's first session request uses the preloaded
 * response. The built document contains exactly this text.
 */
export const sessionPreload = '<link rel="preload" as="fetch" href="/auth/session" crossorigin="use-credentials">'

/**
 * Embeds responses into the built document, so that the app need not request them. The embedded responses replace the
 * session preload. Null if the document has no session preload. Escapes each "<", so that no text can end the script
 * element.
 */
export const withFirstAnswers = (document: string, answers: ReadonlyArray<FirstEntry>): string | null => {
  if (!document.includes(sessionPreload)) return null
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  return document.replace(
    sessionPreload,
    () => `<script type="application/json" id="${firstAnswersId}">${json}</script>`,
  )
}

/** Path of the file in which the build lists the files of each page (written by .ci/page-files.ts). */
export const pageFilesName = '.vite/pages.json'

/** Files to preload for pages whose URL path, relative to the base path, matches `pattern`. */
export interface PageFiles {
  readonly pattern: RegExp
  readonly files: ReadonlyArray<string>
}

const BuiltPages = t.readonlyArray(t.readonly(t.type({ pattern: t.string, files: t.readonlyArray(t.string) })))

/** Parses the build's list of page files. @throws if the text has another format */
export const pagesOf = (text: string): ReadonlyArray<PageFiles> => {
  const decoded = BuiltPages.decode(JSON.parse(text))
  if (E.isLeft(decoded)) throw new Error(`${pageFilesName} is not as the build writes it`)
  return decoded.right.map(({ pattern, files }) => ({ pattern: new RegExp(pattern), files }))
}

/**
 * Adds preload links for a page's files to the document. The links have low priority, so that the browser first uses its six
 * connections for the document's own files and for the calls.
 */
export const withPageFiles = (document: string, files: ReadonlyArray<string>): string => {
  const links = files
    .filter((file) => !document.includes(file))
    .map((file) => `<link rel="modulepreload" href="/id/${escapeHtml(file)}" fetchpriority="low">`)
  return document.replace('</body>', () => `${links.join('')}</body>`)
}

/** Path of the web app manifest, relative to the base path. */
export const manifestName = 'manifest.webmanifest'

/** Returns the web app manifest for home screens; its icons are files of ui/public. */
export const webManifest = ({ productName }: AppConfiguration): string =>
  JSON.stringify({
    id: '/id/',
    name: productName,
    short_name: productName,
    description,
    lang: 'en',
    start_url: '/id/home',
    scope: '/id/',
    display: 'standalone',
    theme_color: frameColours.masthead[0],
    background_color: frameColours.ground,
    icons: [
      { src: '/id/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/id/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/id/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  })
