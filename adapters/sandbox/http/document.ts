import { firstAnswersId } from '@paydeck/adapters/wire/call'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { AppConfiguration } from '../configuration.ts'
import { escapeHtml } from '../kernel/html.ts'

/** What the product is, in a sentence, for who sees no more of a page than its title. */
export const description = 'Your cards, crypto payments, bills and payouts in one place.'

/** Of what the browser draws around the app: like the masthead and the page of ui/kit/theme.css, light and dark. */
export const frameColours = { masthead: ['#ffffff', '#141d30'], ground: '#f5f7fa' } as const

/** Fills the app's document with the configuration that it is run with. */
export const withConfiguration = (document: string, configuration: AppConfiguration): string =>
  document
    .replace('%PAYDECK_CONFIGURATION%', () => escapeHtml(JSON.stringify(configuration)))
    .replace('%PAYDECK_PRODUCT_NAME%', () => escapeHtml(configuration.productName))
    .replace('%PAYDECK_DESCRIPTION%', () => description)

/**
 * Sends the session on its way before any script is there; the head start's own request takes this answer. It stands in
 * the built document as it stands here.
 */
export const sessionPreload = '<link rel="preload" as="fetch" href="/auth/session" crossorigin="use-credentials">'

/**
 * The built document with answers in it, instead of the preload of the first of them; null: it preloads none, and so
 * has no head start that would take them. A text within cannot end the block, which no "<" is left in.
 * @param answers bodies by the names of the calls
 */
export const withFirstAnswers = (document: string, answers: Readonly<Record<string, unknown>>): string | null => {
  if (!document.includes(sessionPreload)) return null
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  return document.replace(
    sessionPreload,
    () => `<script type="application/json" id="${firstAnswersId}">${json}</script>`,
  )
}

/** Where the build tells which files the page of an address needs (.ci/page-files.ts). */
export const pageFilesName = '.vite/pages.json'

/** Which files the pages need whose address below the base path is one of these. */
export interface PageFiles {
  readonly pattern: RegExp
  readonly files: ReadonlyArray<string>
}

const ToldPages = t.readonlyArray(t.readonly(t.type({ pattern: t.string, files: t.readonlyArray(t.string) })))

/** Reads what the build has told. @throws where it is not that */
export const pagesOf = (text: string): ReadonlyArray<PageFiles> => {
  const told = ToldPages.decode(JSON.parse(text))
  if (E.isLeft(told)) throw new Error(`${pageFilesName} is not as the build writes it`)
  return told.right.map(({ pattern, files }) => ({ pattern: new RegExp(pattern), files }))
}

/**
 * The document of a page whose files come with it. They wait behind what the document itself needs and behind the calls: a
 * browser has six connections.
 */
export const withPageFiles = (document: string, files: ReadonlyArray<string>): string => {
  const links = files
    .filter((file) => !document.includes(file))
    .map((file) => `<link rel="modulepreload" href="/id/${escapeHtml(file)}" fetchpriority="low">`)
  return document.replace('</body>', () => `${links.join('')}</body>`)
}

/** Where the app's manifest stands, below its base path. */
export const manifestName = 'manifest.webmanifest'

/** How the app looks once it is put on a home screen; its pictures are files of ui/public. */
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
