import type { io as IO, option as O, task as T, taskEither as TE } from 'fp-ts'
import type { Observable, SchedulerLike } from 'rxjs'
import type { Fault } from '../kernel/fault.ts'
import type { Live } from '../kernel/store.ts'

export * from './overlays.ts'

/**
 * Source of time. `now()` returns milliseconds since 1970. `schedule(work, ms)` runs work later and returns a subscription
 * that cancels it. RxJS operators accept a Clock as their scheduler.
 */
export type Clock = SchedulerLike

/** Log of failures. Messages contain no secrets and no user input. */
export interface Log {
  /** Logs a failure that the user does not notice. */
  readonly warn: (message: string) => void
  /** Logs a failure that the user notices. */
  readonly error: (message: string) => void
}

/** Texts that the browser stores. If the browser denies storage, `read` returns none and `write` has no effect. */
export interface TextStorage {
  /** Returns the text that is stored under a key, or none. */
  readonly read: (key: string) => O.Option<string>
  /** Replaces the text of a key. */
  readonly write: (key: string, value: string) => void
  /** Removes a key. Has no effect if the key does not exist. */
  readonly remove: (key: string) => void
}

/** A cookie to write. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
  /** Seconds. */
  readonly maxAge: number
  readonly sameSite: 'Lax' | 'Strict'
}

/** Cookies that scripts can access. If the browser denies cookies, `read` returns none. */
export interface Cookies {
  /** Returns the decoded value, or none. */
  readonly read: (name: string) => O.Option<string>
  /** Writes a cookie. The adapter encodes the value. */
  readonly write: (cookie: Cookie) => void
}

/** Opens URLs outside the app in a new tab, without opener and referrer. */
export interface Windows {
  /** Opens a tab. The browser does not report whether the tab was opened. */
  readonly open: (address: string) => void
}

/** Message between the tabs of one browser. `renamed` carries the id of the user whose name has changed. */
export type TabMessage = 'signed-out' | `renamed ${string}`

/** The app's other tabs in this browser. */
export interface Tabs {
  /** Sends a message to the other tabs, if there are any. */
  readonly post: (message: TabMessage) => void
  /** Messages of the other tabs. Never errors and never completes. */
  readonly messages$: Observable<TabMessage>
  /** Emits the key of each item that another tab changes, or null if it clears the storage. Never errors or completes. */
  readonly storageChanges$: Observable<string | null>
}

/** URL of the document when the app was loaded. */
export interface Arrival {
  /** Path including the base path: "/id/home". */
  readonly path: string
  readonly query: ReadonlyMap<string, string>
  /** Path of the referrer if its origin is that of the app; otherwise empty. */
  readonly referrerPath: string
  readonly host: string
}

/** Clipboard of the device. */
export interface Clipboard {
  /** Replaces the content of the clipboard. Faults: Unreachable if the browser denies access. */
  readonly write: (text: string) => TE.TaskEither<Fault, void>
}

/** Downloads to the user's device. */
export interface Files {
  /** Offers a text as a download. The browser does not report whether the user saves the file. */
  readonly save: (file: { readonly name: string; readonly text: string }) => IO.IO<void>
}

/** A fetched file that has not been offered to the user yet. */
export interface FetchedFile {
  /** Offers the file as a download, under the requested name. The browser does not report whether the user saves it. */
  readonly save: IO.IO<void>
}

/** Derives the key that the client sends in place of a password (see `passwordDerivation`). */
export interface Passwords {
  /** Returns lower-case hexadecimal digits. Never fails. */
  readonly derive: (password: string) => T.Task<string>
}

/** One-way hashes. */
export interface Hashes {
  /** Returns the SHA-256 of the text's UTF-8 bytes as 64 lower-case hexadecimal digits. Never fails. */
  readonly sha256: (text: string) => T.Task<string>
}

/** Cryptographic random source of the device. */
export interface Randomness {
  /** Returns random bytes as lower-case hexadecimal digits, two for each byte. Never fails. */
  readonly hex: (bytes: number) => IO.IO<string>
}

/** Document navigation, which leaves the app. `AppNavigation` stays inside the app. */
export interface Navigation {
  readonly arrival: Arrival
  /** Returns the present path and query, including the base path. */
  readonly here: () => string
  /** Navigates to a path of the same origin, such as "/authenticate/login". Only the first call has an effect. */
  readonly leave: (address: string) => void
}

/** Navigation inside the app, by the router of the front end. */
export interface AppNavigation {
  /** Navigates to an in-app path with its query, such as "/card/7". */
  readonly go: (path: string) => void
}

/** Event of the window in which the user pays an invoice. */
export type PaymentWindowEvent =
  | { readonly kind: 'opened' }
  /** The browser blocked the window. It may open when the user presses a button. */
  | { readonly kind: 'blocked' }
  /** A message reached the page, from any sender. */
  | ({ readonly kind: 'message' } & PostedMessage)
  | { readonly kind: 'closed' }

/** A message that reached the page. */
export interface PostedMessage {
  readonly origin: string
  /** True if the payment window sent the message. */
  readonly isFromWindow: boolean
  readonly data: unknown
}

/** The provider's window in which the user pays an invoice, and its script (CALL-112). */
export interface PaymentWindow {
  /** Origin of the window's pages. A message from another origin cannot come from the window. */
  readonly origin: string
  /** Loads the script once. Must run before `show`. Faults: Unreachable. */
  readonly prepare: TE.TaskEither<Fault, void>
  /**
   * Opens an empty window while the user presses a button, since browsers block windows that open later. The next `show`
   * uses this window. Has no effect if a window is reserved already.
   */
  readonly reserve: IO.IO<void>
  /** Closes the reserved window. Has no effect if no window is reserved. */
  readonly release: IO.IO<void>
  /**
   * Shows an invoice when subscribed to. Uses the window in which this invoice is open, else the reserved window, else a new
   * window. The browser allows a new window only while the user presses a button. Emits only the events of this invoice's
   * window. Completes after `blocked` and `closed`, and never errors. The window stays open after unsubscribing.
   */
  readonly show: (invoiceId: string) => Observable<PaymentWindowEvent>
}

/**
 * Loads the scripts of third-party services. For a service that is not configured, the task succeeds without effect. If a
 * script cannot be loaded, the task fails with Unreachable, and the app works without the service (SHELL-082).
 */
export interface Services {
  /** Loads the captcha and renders its invisible widget (SHELL-079). */
  readonly captcha: (key: string) => TE.TaskEither<Fault, void>
  readonly chat: TE.TaskEither<Fault, void>
  readonly analytics: TE.TaskEither<Fault, void>
}

/** Event for the analytics service. Properties contain no user input. */
export interface AnalyticsEvent {
  readonly event: 'track' | 'page'
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
}

/** The analytics service. Never fails and never delays the caller; failures are only logged (ERR-031, ERR-038). */
export interface Analytics {
  /** Sends an event. Returns immediately, even if the service is not loaded yet. */
  readonly track: (event: AnalyticsEvent) => void
}

/** Properties of the device. */
export interface Device {
  /** Width of the viewport in CSS pixels. */
  readonly width: Live<number>
  /** False only if the device is certainly offline. */
  readonly isOnline: Live<boolean>
  /** Returns the time zone of the device, such as "Europe/Berlin": a zone that Intl accepts, or "UTC". */
  readonly timeZone: () => string
  readonly userAgent: string
}

/** Origins whose pictures the app may show, in lower case, such as "https://logos.example" (BILL-094). */
export type PictureOrigins = ReadonlyArray<string>

/** Settings of the operator: names, URLs and numbers that the specification leaves open. */
export interface Configuration {
  /**
   * Name of product and provider, shown on every screen (SHELL-010). The name of the user token begins with this name
   * (SESS-010).
   */
  readonly productName: string
  readonly supportPhone: string
  /** Legal notice about the card's trade marks and issuer. The product name replaces "{product}" (CARD-091). */
  readonly cardNotice: string
  /** URL scheme of the wallet app, such as "paydeck" for paydeck://… (PROF-048). */
  readonly walletScheme: string
  /** True if the app starts in wallet mode regardless of the URL (SHELL-015). */
  readonly isWallet: boolean
  /** URLs of external pages, which open in a new tab (HOME-037). */
  readonly pages: Readonly<Record<ExternalPage, string>>
  /** Base URL of the avatar service, to which the app appends a hash (PROF-064). Empty if there is no service. */
  readonly avatars: string
  /** Base URL of the provider's block explorer, such as "https://explorer.example" (EXPL-016). Empty if there is none. */
  readonly explorer: string
  readonly pictureOrigins: PictureOrigins
  /** URL of each third-party script. An empty URL turns the service of the script off. */
  readonly scripts: Readonly<Record<ThirdPartyScript, string>>
}

/** Pages outside the app, whose URLs the operator configures (HOME-037). */
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

/** Services whose scripts the app loads after its start (SHELL-079, SHELL-082, CALL-110, CALL-112). */
export const thirdPartyScripts = ['captcha', 'chat', 'analytics', 'payments', 'bills', 'maps'] as const
/** A key of `Configuration.scripts`. */
export type ThirdPartyScript = (typeof thirdPartyScripts)[number]
