import { resolve } from 'node:path'
import { openingSetting } from './kernel/hosts.ts'
import { type TrustedProxies, trustedProxies } from './kernel/networks.ts'
import { keysOf, type SecretKeys } from './kernel/sealing.ts'
import { stop } from './kernel/start-failure.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** External pages that the app links to, each with the title of the page that replaces it in the sandbox (HOME-037). */
export const externalPages = {
  wallet: 'Get the Wallet',
  support: 'Support',
  blog: 'Blog',
  verificationHelp: 'Help with verification',
  newCard: 'The new card',
  terms: 'Terms and conditions',
  feeDisclosure: 'Fee disclosure',
} as const
export type ExternalPage = keyof typeof externalPages

/** Returns the path segment of a page: "feeDisclosure" is at /pages/fee-disclosure. */
export const pageSegment = (page: string): string => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const scripts = ['captcha', 'chat', 'analytics', 'payments', 'bills', 'maps'] as const

const variable = (prefix: string, name: string): string => `${prefix}_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`

/**
 * Configuration of the app, embedded in the app's HTML document. The default configuration contains no URL of another host
 * (HOME-037, CALL-120).
 */
export interface AppConfiguration {
  readonly productName: string
  readonly supportPhone: string
  /** Card notice. The app fills in `{product}`. */
  readonly cardNotice: string
  readonly walletScheme: string
  readonly isWallet: boolean
  readonly pages: Readonly<Record<string, string>>
  /** URL of the avatar service. The app appends a hash. */
  readonly avatars: string
  /** URL of the provider's block explorer. Empty if it has none. */
  readonly explorer: string
  /**
   * Origins from which the app may load pictures, in addition to its own origin. They are in lower case, as in
   * "https://logos.example".
   */
  readonly pictureOrigins: ReadonlyArray<string>
  readonly scripts: Readonly<Record<string, string>>
  /** True if browsers may store the app's code with a service worker. */
  readonly isCodeCached: boolean
}

const pictureOriginsOf = (environment: Environment): ReadonlyArray<string> => {
  const texts = (environment['PICTURE_ORIGINS'] ?? '').split(/[\s,]+/).filter((text) => text !== '')
  const origins = texts.map((text) => {
    // Accepts no wildcard, quote or semicolon, because the Content-Security-Policy would interpret them as syntax.
    const url = /^https:\/\/[\w.:[\]-]+\/?$/i.test(text) ? URL.parse(text) : null
    return (
      url?.origin ??
      stop(
        `PICTURE_ORIGINS must list https origins, such as "https://logos.example, https://cdn.example": correct or remove "${text}".`,
      )
    )
  })
  return [...new Set(origins)]
}

/**
 * Reads the settings of the app from environment variables: PRODUCT_NAME, SUPPORT_PHONE, CARD_NOTICE, WALLET_SCHEME,
 * WALLET_MODE=on. PAGE_WALLET, PAGE_FEE_DISCLOSURE and so on are URLs of external pages. AVATAR_SERVICE is the base URL of
 * avatars, EXPLORER is the base URL of the provider's block explorer. PICTURE_ORIGINS lists https origins, separated by
 * commas or spaces; an unusable value stops the start. SCRIPT_CAPTCHA, SCRIPT_CHAT, SCRIPT_ANALYTICS, SCRIPT_PAYMENTS,
 * SCRIPT_BILLS and SCRIPT_MAPS are URLs of third-party scripts; with an empty text, the app omits the script. CODE_CACHE=off
 * turns the code cache of browsers off.
 */
export const appConfiguration = (environment: Environment): AppConfiguration => ({
  productName: environment['PRODUCT_NAME'] || 'Paydeck',
  supportPhone: environment['SUPPORT_PHONE'] || '1-800-555-0100',
  cardNotice:
    environment['CARD_NOTICE'] ||
    "The card network's name and mark are trademarks of their owner, used under license. The {product} Card is issued by its bank to U.S. residents only.",
  walletScheme: environment['WALLET_SCHEME'] || 'paydeck',
  isWallet: environment['WALLET_MODE'] === 'on',
  pages: Object.fromEntries(
    Object.keys(externalPages).map((page) => [
      page,
      environment[variable('PAGE', page)] || `/pages/${pageSegment(page)}`,
    ]),
  ),
  avatars: environment['AVATAR_SERVICE'] ?? '/stand-ins/avatars/',
  explorer: environment['EXPLORER'] ?? '',
  pictureOrigins: pictureOriginsOf(environment),
  scripts: Object.fromEntries(
    scripts.map((script) => [script, environment[variable('SCRIPT', script)] ?? `/stand-ins/${script}.js`]),
  ),
  isCodeCached: environment['CODE_CACHE'] !== 'off',
})

export interface StartConfiguration {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | null
  /** URL of the database server itself, if `databaseUrl` leads to a connection pooler. Null otherwise. */
  readonly databaseDirectUrl: string | null
  readonly databaseSchema: string
  /** Milliseconds for which the start waits for a database server that is not ready. */
  readonly databaseWait: number
  /** Milliseconds from which a database statement is logged as slow. */
  readonly slowStatement: number
  readonly dataDirectory: string
  readonly snapshotDirectory: string
  /** Keys that encrypt secrets in the database. Null to use the keys in `keyFile`. */
  readonly secretKeys: SecretKeys | null
  readonly keyFile: string
  /** Host names that the server accepts besides its own. */
  readonly allowedHosts: ReadonlyArray<string>
  readonly isControlled: boolean
  /** True if `SANDBOX_CONTROL=on` keeps the control page available behind a proxy that `TRUSTED_PROXIES` does not name. */
  readonly keepsControl: boolean
  /** True if an empty database gets demo accounts, which share one known password. */
  readonly isSeeded: boolean
  readonly publicOrigin: string | null
  /** Proxies that may report the address of a request. */
  readonly isTrusted: TrustedProxies
  /** True if proxies are configured, so that other machines can connect. */
  readonly hasProxies: boolean
  readonly providerUrl: string | null
  readonly logLevel: string
  /** Address at which the metrics are served. Null to serve none. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  readonly app: AppConfiguration
}

const root = new URL('../../', import.meta.url)
const under = (path: string): string => new URL(path, root).pathname

const publicOriginOf = (environment: Environment): string | null => {
  const origin = environment['PUBLIC_ORIGIN']?.replace(/\/$/, '') || null
  if (origin === null || URL.parse(origin)?.origin === origin) return origin
  return stop('PUBLIC_ORIGIN must be an origin, such as https://pay.example.')
}

/** Returns the whole number in a variable; `otherwise` if the variable is not set. */
const numberIn = (environment: Environment, name: string, otherwise: number, most: number): number => {
  const number = Number(environment[name] || otherwise)
  if (Number.isInteger(number) && number >= 0 && number <= most) return number
  return stop(`${name} must be a number from 0 to ${most}.`)
}

const metricsOf = (environment: Environment): StartConfiguration['metrics'] => {
  const host = environment['METRICS_HOST'] || '127.0.0.1'
  const isOn = (environment['METRICS_PORT'] ?? '') !== ''
  return isOn ? { host, port: numberIn(environment, 'METRICS_PORT', 0, 65_535) } : null
}

type Place = Pick<StartConfiguration, 'databaseUrl' | 'keyFile' | 'providerUrl'>

const secretKeysOf = (environment: Environment, { databaseUrl, keyFile, providerUrl }: Place): SecretKeys | null => {
  const text = environment['SECRET_KEY'] ?? ''
  if (text.trim() === '') {
    if (environment['NODE_ENV'] !== 'production' || databaseUrl === null || providerUrl !== null) return null
    return stop(
      `Set SECRET_KEY when you use DATABASE_URL in production, because a container loses its key file at each restart: create a key with "openssl rand -base64 32", or use the content of ${keyFile} if that file exists.`,
    )
  }
  return keysOf(text) ?? stop('SECRET_KEY must be 32 random bytes in base64: create it with "openssl rand -base64 32".')
}

/** Reads the settings of main.ts from the environment. An unusable value stops the start with a message. */
export const startConfiguration = (environment: Environment): StartConfiguration => {
  const port = numberIn(environment, 'PORT', 4280, 65_535)
  const providerUrl = environment['PROVIDER_URL']?.replace(/\/$/, '') || null
  if (providerUrl !== null && URL.parse(providerUrl)?.origin !== providerUrl) {
    return stop('PROVIDER_URL must be an origin, such as https://provider.example.')
  }
  const host = environment['HOST'] || 'localhost'
  const publicOrigin = publicOriginOf(environment)
  const hasProxies = !/^\s*0*\s*$/.test(environment['TRUSTED_PROXIES'] ?? '')
  const allowedHosts = (environment['ALLOWED_HOSTS'] ?? '').split(/[\s,]+/).filter((name) => name !== '')
  const setting = openingSetting({ host, publicOrigin, allowedHosts, hasProxies })
  const keepsControl = environment['SANDBOX_CONTROL'] === 'on'
  const isControlled = keepsControl || (setting === null && environment['NODE_ENV'] !== 'production')
  const isTrusted = trustedProxies(environment['TRUSTED_PROXIES'] ?? '')
  if (isTrusted === null) {
    return stop(
      'TRUSTED_PROXIES must be the number of proxies in front, at most 10, or their addresses, such as 127.0.0.1, 10.0.0.0/8.',
    )
  }
  // The names of the lock file and of the key file extend this path. A trailing slash would put both files into the
  // directory.
  const dataDirectory = resolve(environment['DATA_DIRECTORY'] || under('.data/paydeck'))
  const keyFile = `${dataDirectory}.key`
  const databaseUrl = environment['DATABASE_URL'] || null
  return {
    port,
    host,
    allowedHosts,
    databaseUrl,
    databaseDirectUrl: environment['DATABASE_DIRECT_URL'] || null,
    databaseSchema: environment['DATABASE_SCHEMA'] || 'public',
    databaseWait: numberIn(environment, 'DATABASE_WAIT', 30, 3600) * 1000,
    slowStatement: numberIn(environment, 'SLOW_STATEMENT', 1000, 60_000),
    dataDirectory,
    snapshotDirectory: environment['SNAPSHOT_DIRECTORY'] || under('.cache/sandbox'),
    secretKeys: secretKeysOf(environment, { databaseUrl, keyFile, providerUrl }),
    keyFile,
    isControlled,
    keepsControl,
    isSeeded: isControlled && environment['NODE_ENV'] !== 'production',
    publicOrigin,
    isTrusted,
    hasProxies,
    providerUrl,
    logLevel: environment['LOG_LEVEL'] || 'warn',
    metrics: metricsOf(environment),
    app: appConfiguration(environment),
  }
}
