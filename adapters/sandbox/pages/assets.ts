import { readFileSync } from 'node:fs'
import { digest } from '../kernel/secrets.ts'

const read = (name: string): string => readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8')

export interface Asset {
  /**
   * URL path of the file. The path of a stylesheet contains the hash of its content, so that browsers can cache it forever.
   */
  readonly address: string
  readonly type: string
  readonly text: string
  readonly cacheControl: string
}

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

const stylesheet = (name: string): Asset => {
  const text = read(`${name}.css`)
  return {
    address: `/stand-ins/${name}.${digest(text).slice(0, 12)}.css`,
    type: 'text/css; charset=utf-8',
    text,
    cacheControl: immutable,
  }
}

const script = (name: string): Asset => ({
  address: `/stand-ins/${name}.js`,
  type: 'text/javascript; charset=utf-8',
  text: read(`${name}.js`),
  cacheControl: revalidated,
})

/** Stylesheet of the chat. The chat's script refers to the stylesheet by a fixed name, so the URL path contains no hash. */
const chatStyle: Asset = {
  address: '/stand-ins/chat.css',
  type: 'text/css; charset=utf-8',
  text: read('chat.css'),
  cacheControl: revalidated,
}

export const style = stylesheet('style')
/** Script of each page that has a form. */
export const compositionScript = script('composition')
/** Script of the sign-in page. */
export const passkeyScript = script('passkey')
export const revealScript = script('reveal')
/** Script of the page on which a user stops a change of a payout destination. */
export const stopChangeScript = script('stop-change')
/** Stylesheet of the verification app. */
export const verifyStyle = stylesheet('verify')
export const verifyScript = script('verify')
/** Script of the pages of the verification app that take a photo. */
export const cameraScript = script('camera')
/** Script of the payment window. */
export const invoiceScript = script('invoice')
/** Stylesheet of the window in which a user connects bills. */
export const connectionStyle = stylesheet('connection')
export const connectionScript = script('connection')
const standInScripts: ReadonlyArray<Asset> = ['captcha', 'chat', 'analytics', 'payments', 'bills', 'maps'].map(script)
export const assets: ReadonlyArray<Asset> = [
  style,
  chatStyle,
  compositionScript,
  passkeyScript,
  revealScript,
  stopChangeScript,
  invoiceScript,
  verifyStyle,
  verifyScript,
  cameraScript,
  connectionStyle,
  connectionScript,
  ...standInScripts,
]

/**
 * URL paths of the files, for routing. The path of a stylesheet accepts any hash, because each version of a stylesheet has a
 * different hash.
 */
export const assetAddresses: ReadonlyArray<string> = assets.map(({ address }) =>
  address.replace(/\.[\da-f]{12}\.css$/, '.:hash(^[\\da-f]{12}$).css'),
)
