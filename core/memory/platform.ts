import { either as E, option as O } from 'fp-ts'
import { filter, map, Subject } from 'rxjs'
import type { AddressSuggestions } from '../cards/index.ts'
import type { Live } from '../kernel/store.ts'
import type {
  AnalyticsEvent,
  AppNavigation,
  Arrival,
  Clipboard,
  Clock,
  Configuration,
  Cookie,
  Cookies,
  Device,
  Files,
  Log,
  Navigation,
  Randomness,
  Services,
  TabMessage,
  Tabs,
  TextStorage,
  Windows,
} from '../platform/ports.ts'
import type { ReminderTime } from '../referral/index.ts'
import { type PasswordStrength, strengthScores } from '../security/index.ts'

/**
 * Record of the application's effects on its environment, such as saved files and opened tabs. Each list is oldest first.
 */
export interface Effects {
  readonly log: Array<{ readonly level: 'warn' | 'error'; readonly message: string }>
  readonly analytics: Array<AnalyticsEvent>
  /** Saved files. */
  readonly files: Array<{ readonly name: string; readonly text: string }>
  /** URLs opened in a new tab. */
  readonly opened: Array<string>
  /** External URL to which the page navigated. The list contains at most one URL. */
  readonly left: Array<string>
  /** In-app paths to which the application navigated. */
  readonly paths: Array<string>
  /** Texts copied to the clipboard. */
  readonly copied: Array<string>
}

/** Makes an empty record of effects. */
export const noEffects = (): Effects => ({
  log: [],
  analytics: [],
  files: [],
  opened: [],
  left: [],
  paths: [],
  copied: [],
})

/** Makes the in-memory port `TextStorage`. */
export const memoryStorage = (): TextStorage => {
  const texts = new Map<string, string>()
  return {
    read: (key) => O.fromNullable(texts.get(key)),
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  }
}

/** Makes the in-memory port `Cookies`. `clock` decides when a cookie has expired. */
export const memoryCookies = (clock: Clock): Cookies => {
  const cookies = new Map<string, Cookie & { readonly endsAt: number }>()
  return {
    read: (name) => {
      const cookie = cookies.get(name)
      return cookie !== undefined && clock.now() < cookie.endsAt ? O.some(cookie.value) : O.none
    },
    write: (cookie) => void cookies.set(cookie.name, { ...cookie, endsAt: clock.now() + cookie.maxAge * 1000 }),
  }
}

/** Makes the in-memory port `ReminderTime`. */
export const memoryReminderTime = (): ReminderTime => {
  const times = new Map<string, number>()
  return { read: (owner) => O.fromNullable(times.get(owner)), write: (owner, at) => void times.set(owner, at) }
}

/** Makes the in-memory port `Log`. */
export const memoryLog = ({ log }: Pick<Effects, 'log'>): Log => ({
  warn: (message) => void log.push({ level: 'warn', message }),
  error: (message) => void log.push({ level: 'error', message }),
})

/** True if a browser resolves the URL to the same origin as the page. */
const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address.replaceAll(/[\t\n\r]/g, ''))

/** Makes the in-memory port `Navigation`. It never navigates; it adds the destination to `left`. */
export const memoryNavigation = ({ left }: Pick<Effects, 'left'>, arrival: Arrival): Navigation => {
  const query = [...arrival.query].map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  return {
    arrival,
    here: () => (query === '' ? arrival.path : `${arrival.path}?${query}`),
    leave: (address) => {
      if (left.length === 0 && isOwnAddress(address)) left.push(address)
    },
  }
}

/** Makes the ports whose methods only record their input in `Effects`. */
export const memoryEffectPorts = ({
  analytics,
  copied,
  files,
  opened,
  paths,
}: Effects): {
  readonly analytics: { readonly track: (event: AnalyticsEvent) => void }
  readonly appNavigation: AppNavigation
  readonly clipboard: Clipboard
  readonly files: Files
  readonly windows: Windows
} => ({
  analytics: { track: (event) => void analytics.push(event) },
  appNavigation: { go: (path) => void paths.push(path) },
  clipboard: {
    write: (text) => async () => {
      copied.push(text)
      return E.right(undefined)
    },
  },
  files: { save: (file) => () => void files.push(file) },
  windows: { open: (address) => void opened.push(address) },
})

/** Simulates another tab of the same user, which shares the local storage. */
export interface OtherTab {
  readonly tabs: Tabs
  /** Simulates that the other tab has changed a key of the local storage, or has cleared the whole storage (null). */
  readonly keep: (key: string | null) => void
}

/** Makes the in-memory port `Tabs` for the application, and an `OtherTab` with which tests simulate another tab. */
export const memoryTabs = (): { readonly tabs: Tabs; readonly otherTab: OtherTab } => {
  const posted$ = new Subject<{ readonly by: number; readonly message: TabMessage }>()
  const storageChanges$ = new Subject<string | null>()
  const tab = (own: number): Tabs => ({
    post: (message) => posted$.next({ by: own, message }),
    messages$: posted$.pipe(
      filter(({ by }) => by !== own),
      map(({ message }) => message),
    ),
    storageChanges$: storageChanges$.asObservable(),
  })
  return { tabs: tab(1), otherTab: { tabs: tab(2), keep: (key) => storageChanges$.next(key) } }
}

/** Makes the in-memory port `Device`. */
export const memoryDevice = (width: Live<number>, isOnline: Live<boolean>): Device => ({
  width,
  isOnline,
  timeZone: () => 'UTC',
  userAgent: 'memory',
})

/**
 * Makes the in-memory port `Randomness`, which derives its texts from a counter. All texts differ, and every test run yields
 * the same texts.
 */
export const memoryRandomness = (newNumber: () => number): Randomness => ({
  hex: (bytes) => () => {
    const digits = newNumber()
      .toString(16)
      .padStart(bytes * 2, '0')
    return digits.slice(digits.length - bytes * 2)
  },
})

const loaded = async (): Promise<E.Either<never, void>> => E.right(undefined)

/** Implementation of `Services` in which every service loads successfully. */
export const memoryServices: Services = { captcha: (_key) => loaded, chat: loaded, analytics: loaded }

const easilyGuessed = 0

/** Implementation of `PasswordStrength` that considers only the length: one point per four characters. */
export const memoryPasswordStrength: PasswordStrength = {
  of:
    ({ password, words }) =>
    async () => {
      const isGuessed = words.some((word) => word !== '' && password.includes(word))
      return E.right(strengthScores[isGuessed ? easilyGuessed : Math.min(4, Math.floor(password.length / 4))] ?? 0)
    },
}

const streets = ['Alder Street', 'Birch Lane', 'Cedar Avenue', 'Juniper Street', 'Maple Road', 'Quarry Hill'] as const

/**
 * Makes the in-memory port `AddressSuggestions` with the houses of one town. Suggests each street address that starts with
 * the input.
 */
export const memoryAddressSuggestions = (): {
  readonly addressSuggestions: AddressSuggestions
  readonly mapsScripts: () => number
} => {
  let scripts = 0
  const houses = streets.map((streetName) => ({
    id: streetName,
    label: `12 ${streetName}, Portland, OR, USA`,
    address: { streetNumber: '12', streetName, city: 'Portland', state: 'OR', postalCode: '97201', country: 'US' },
  }))
  const unknown = { streetNumber: '', streetName: '', city: '', state: '', postalCode: '', country: '' }
  return {
    addressSuggestions: {
      prepare: (_key) => async () => {
        scripts = 1
        return E.right(undefined)
      },
      suggest: (text) => async () =>
        E.right(
          houses
            .filter(({ label }) => text !== '' && label.toLowerCase().startsWith(text.toLowerCase()))
            .slice(0, 5)
            .map(({ id, label }) => ({ id, label })),
        ),
      resolve: (id) => async () => E.right(houses.find((house) => house.id === id)?.address ?? unknown),
    },
    mapsScripts: () => scripts,
  }
}

/** Configuration of the product "Paydeck" for the memory provider. */
export const memoryConfiguration: Configuration = {
  productName: 'Paydeck',
  supportPhone: '+1 555 0100',
  cardNotice: 'The {product} Card is issued for tests.',
  walletScheme: 'paydeck',
  isWallet: false,
  pages: {
    wallet: '/pages/wallet',
    support: '/pages/support',
    blog: '/pages/blog',
    verificationHelp: '/pages/verification-help',
    newCard: '/pages/new-card',
    terms: '/pages/terms',
    feeDisclosure: '/pages/fee-disclosure',
  },
  avatars: '',
  explorer: '',
  pictureOrigins: [],
  scripts: { captcha: '', chat: '', analytics: '', payments: '', bills: '', maps: '' },
}
