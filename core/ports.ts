import type {
  Analytics,
  Clock,
  Configuration,
  Cookies,
  Device,
  Log,
  Navigation,
  TextStorage,
  Windows,
} from './platform/ports.ts'
import type { Credentials, Sessions, Surroundings } from './session/index.ts'
import type { MailingLists } from './waitlist/index.ts'

/**
 * Every port by its role: what a front end has to provide for the slices that it uses. A container binds them
 * under these names; a program without a container builds the record by hand.
 */
export interface Ports {
  readonly clock: Clock
  readonly log: Log
  readonly configuration: Configuration
  readonly navigation: Navigation
  readonly windows: Windows
  readonly device: Device
  readonly cookies: Cookies
  /** Kept until removed. */
  readonly storage: TextStorage
  /** Kept for the browser session. */
  readonly sessionStorage: TextStorage
  readonly analytics: Analytics
  readonly credentials: Credentials
  readonly sessions: Sessions
  readonly surroundings: Surroundings
  readonly mailingLists: MailingLists
}

/** The key under which containers hold a port. */
export const portKey = (role: keyof Ports): symbol => Symbol.for(`paydeck.port.${role}`)
