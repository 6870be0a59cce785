import { firstAnswersId } from '@paydeck/adapters/wire/call'
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
