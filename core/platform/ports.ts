import type { io as IO, option as O, task as T, taskEither as TE } from 'fp-ts'
import type { Observable, SchedulerLike } from 'rxjs'
import type { Fault } from '../kernel/fault.ts'
import type { Live } from '../kernel/store.ts'

export * from './overlays.ts'

/**
 * Time. `now()` is milliseconds since 1970 in UTC; `schedule(work, ms)` runs work later and returns a
 * subscription that cancels it. RxJS operators take a Clock as their scheduler.
 */
export type Clock = SchedulerLike

/** Where the core says what went wrong. Messages hold no secret and nothing that a person typed. */
export interface Log {
  /** Something failed that the user can do without. */
  readonly warn: (message: string) => void
  /** Something failed that the user misses. */
  readonly error: (message: string) => void
}

/** Texts kept in this browser. A browser that refuses storage reads nothing and forgets what is written. */
export interface TextStorage {
  /** None: never written, or removed. */
  readonly read: (key: string) => O.Option<string>
  /** Replaces what the key held. */
  readonly write: (key: string, value: string) => void
  /** Forgets the key; does nothing when there is none. */
  readonly remove: (key: string) => void
}

/** Where `TextStorage` keeps the appearance that was chosen; read before the app's code has arrived, too. */
export const appearanceKey = 'appearance'

/** A cookie as it is written. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
  /** Seconds. */
  readonly maxAge: number
  readonly sameSite: 'Lax' | 'Strict'
}

/** Cookies that scripts may see. A browser that refuses them reads none. */
export interface Cookies {
  /** The decoded value; none when there is no cookie of that name. */
  readonly read: (name: string) => O.Option<string>
  /** The value may hold anything: the adapter encodes it. */
  readonly write: (cookie: Cookie) => void
}

/** Opens addresses outside the app in a new tab, with no opener and no referrer. */
export interface Windows {
  /** Whether the tab opened is not told. */
  readonly open: (address: string) => void
}

/** What the tabs of one browser tell each other; the name of the user of this id was changed. */
export type TabMessage = 'signed-out' | `renamed ${string}`

/** The app's other tabs in this browser. */
export interface Tabs {
  /** Fire and forget: no tab need be listening. */
  readonly tell: (message: TabMessage) => void
  /** What another tab told, never what this one did; no error, no end. */
  readonly heard$: Observable<TabMessage>
  /** The key that another tab has written or removed in the storage that stays; null: all of them. No error, no end. */
  readonly kept$: Observable<string | null>
}

/** What the browser's address said when the app was loaded. */
export interface Arrival {
  /** Path of the browser, base path included: "/id/home". */
  readonly path: string
  readonly query: ReadonlyMap<string, string>
  /** Path of the page that led here, on the same origin; empty otherwise. */
  readonly referrerPath: string
  readonly host: string
}

/** The clipboard of the machine. */
export interface Clipboard {
  /** Replaces what it held. Faults: Unreachable where the browser refuses. */
  readonly write: (text: string) => TE.TaskEither<Fault, void>
}

/** Files that the person keeps. */
export interface Files {
  /** Offers the text as a download of that name; whether it is kept is not told. */
  readonly save: (file: { readonly name: string; readonly text: string }) => IO.IO<void>
}

/** A file that came, as whoever fetched it holds it: the person has nothing of it until it is kept. */
export interface FetchedFile {
  /** Offers it as a download of the name that it was asked for under; whether it is kept is not told. */
  readonly keep: IO.IO<void>
}

/** Derives what the provider is told in place of a password, by `passwordDerivation`. */
export interface Passwords {
  /** Lower-case hexadecimal digits; never fails. */
  readonly derive: (password: string) => T.Task<string>
}

/** One-way hashes. */
export interface Hashes {
  /** SHA-256 of the text's UTF-8 bytes as 64 lower-case hexadecimal digits; never fails. */
  readonly sha256: (text: string) => T.Task<string>
}

/** The machine's cryptographic random source. */
export interface Randomness {
  /** So many new bytes as lower-case hexadecimal digits, two for each; never fails. */
  readonly hex: (bytes: number) => IO.IO<string>
}

/** Full navigations, which leave the app; `AppNavigation` stays inside it. */
export interface Navigation {
  readonly arrival: Arrival
  /** The present path and query, base path included. */
  readonly here: () => string
  /** Leaves for a same-origin path, as in "/authenticate/login". Once is enough: later calls do nothing. */
  readonly leave: (address: string) => void
}

/** Navigation inside the app, which the front end's router carries out. */
export interface AppNavigation {
  /** To an in-app path with its query, as in "/card/7". */
  readonly go: (path: string) => void
}

/** Something that happened at the window in which an invoice is paid. */
export type PaymentWindowEvent =
  | { readonly kind: 'opened' }
  /** The browser opened none: a press of the person's own may. */
  | { readonly kind: 'blocked' }
  /** A message reached the page, from any sender. */
  | ({ readonly kind: 'message' } & PostedMessage)
  | { readonly kind: 'closed' }

/** A message that reached the page. */
export interface PostedMessage {
  readonly origin: string
  /** Whether it came from the payment window that was opened. */
  readonly isFromWindow: boolean
  readonly data: unknown
}

/** The provider's window in which an invoice is paid, and its script (CALL-112). */
export interface PaymentWindow {
  /** Where its pages are: messages of any other origin are not its own. */
  readonly origin: string
  /** Fetches the script, once; to be run before `show`. Faults: Unreachable. */
  readonly prepare: TE.TaskEither<Fault, void>
  /**
   * Opens a window at once and empty, so that a press is the reason for it: the next `show` uses it. Does nothing where one
   * is reserved already.
   */
  readonly reserve: IO.IO<void>
  /** Closes the reserved window that will not be used; does nothing where there is none. */
  readonly release: IO.IO<void>
  /**
   * Shows the invoice in a window of its own when it is subscribed to: in the one it has already, else in the reserved one,
   * else in a new one, for which a press has to be the reason. Each listener is told of its own invoice's window alone.
   * Completes after `blocked` and `closed`; no error. After unsubscribing no event comes, and the window stays open.
   */
  readonly show: (invoiceId: string) => Observable<PaymentWindowEvent>
}

/**
 * Services of third parties, each a script of its own. A service that is not configured starts without doing
 * anything; one that cannot be loaded answers Unreachable, and the app goes on without it (SHELL-082).
 */
export interface Services {
  /** Loads the captcha and renders its invisible widget (SHELL-079). */
  readonly captcha: (key: string) => TE.TaskEither<Fault, void>
  readonly chat: TE.TaskEither<Fault, void>
  readonly analytics: TE.TaskEither<Fault, void>
}

/** What analytics is told. Properties hold nothing that a person typed. */
export interface AnalyticsEvent {
  readonly event: 'track' | 'page'
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
}

/** Tells the analytics service. Never fails and never delays the caller; what goes wrong is only logged (ERR-031, ERR-038). */
export interface Analytics {
  /** Returns at once, whether or not the service is there yet. */
  readonly track: (event: AnalyticsEvent) => void
}

/** What the core asks of the machine that it is shown on. */
export interface Device {
  /** Width of the viewport in CSS pixels. */
  readonly width: Live<number>
  /** False while it is certain that nothing can be reached. */
  readonly isOnline: Live<boolean>
  /** Time zone of the device, as in "Europe/Berlin"; one that Intl accepts, "UTC" where the device names none. */
  readonly timeZone: () => string
  readonly userAgent: string
}

/** Other origins whose pictures may be shown, in lower case, as in "https://logos.example" (BILL-094). */
export type PictureOrigins = ReadonlyArray<string>

/** What the operator of Paydeck decides: names, addresses and numbers that the specification leaves open. */
export interface Configuration {
  /** Fills every product and provider name on the screen (SHELL-010), and names the user token (SESS-010). */
  readonly productName: string
  readonly supportPhone: string
  /** Whose marks the card bears, and who issues it; {product} is filled in (CARD-091). */
  readonly cardNotice: string
  /** Which addresses open the wallet app, as in "paydeck" for paydeck://… (PROF-048). */
  readonly walletScheme: string
  /** Start in wallet mode, whatever the address says (SHELL-015). */
  readonly isWallet: boolean
  /** External pages, all opened in a new tab (HOME-037). */
  readonly pages: Readonly<Record<ExternalPage, string>>
  /** The avatar service, to whose address hashes are appended (PROF-064); empty: there is none. */
  readonly avatars: string
  /** The provider's own block explorer, as in "https://explorer.example"; empty: it has none (EXPL-016). */
  readonly explorer: string
  readonly pictureOrigins: PictureOrigins
  /** Scripts of third parties; an empty address leaves the service out. */
  readonly scripts: Readonly<Record<ThirdPartyScript, string>>
}

/** The pages outside the app that it links to; their addresses are configured (HOME-037). */
export const externalPages = [
  'wallet',
  'support',
  'blog',
  'verificationHelp',
  'newCard',
  'terms',
  'feeDisclosure',
] as const
/** A key of `Configuration.pages`. */
export type ExternalPage = (typeof externalPages)[number]

/** The services whose scripts may be loaded, once the app is there (SHELL-079, SHELL-082, CALL-110, CALL-112). */
export const thirdPartyScripts = ['captcha', 'chat', 'analytics', 'payments', 'bills', 'maps'] as const
/** A key of `Configuration.scripts`. */
export type ThirdPartyScript = (typeof thirdPartyScripts)[number]
