import { browserClock } from '@paydeck/adapters/browser/clock'
import { browserDevice } from '@paydeck/adapters/browser/device'
import { browserHashes } from '@paydeck/adapters/browser/hashes'
import { consoleLog } from '@paydeck/adapters/browser/log'
import { browserNavigation } from '@paydeck/adapters/browser/navigation'
import { browserPasswords } from '@paydeck/adapters/browser/passwords'
import { browserRandomness } from '@paydeck/adapters/browser/randomness'
import { browserTabs } from '@paydeck/adapters/browser/tabs'
import { browserCookies } from '@paydeck/adapters/storage/cookies'
import { storedPasskeyMemory } from '@paydeck/adapters/storage/passkeys/passkey-keeping'
import { storedReminderTime } from '@paydeck/adapters/storage/referral/referral-arrival'
import { browserStorage } from '@paydeck/adapters/storage/text-storage'
import { combine, type Live, makeStores, project } from '@paydeck/core'
import {
  type ClockBench,
  clockLaws,
  cookiesLaws,
  fakeClock,
  hashesLaws,
  type LiveBench,
  liveLaws,
  type LogBench,
  logLaws,
  type NavigationBench,
  navigationLaws,
  passkeyMemoryLaws,
  passwordsLaws,
  randomnessLaws,
  blockedStorageLaws,
  reminderTimeLaws,
  storesLaws,
  tabsLaws,
  textStorageLaws,
  unreadablePasskeyMemoryLaws,
} from '@paydeck/core/testing'
import { afterAll, afterEach, beforeEach, describe, vi } from 'vitest'
import { runLaws } from './run-laws.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('browser adapters that depend on timers', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const advance = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms))
  runLaws(
    'the clock',
    clockLaws(() => ({ clock: browserClock, advance })),
  )
  runLaws(
    'cookies',
    cookiesLaws(() => ({ cookies: browserCookies(document), advance })),
  )
})

const tests = (): ClockBench => {
  const clock = fakeClock(1_700_000_000_000)
  return { clock, advance: clock.advance }
}
runLaws('fakeClock', clockLaws(tests))

runLaws(
  'local storage',
  textStorageLaws(() => browserStorage(() => localStorage)),
)
runLaws(
  'session storage',
  textStorageLaws(() => browserStorage(() => sessionStorage)),
)

const blocked = (): Storage => {
  throw new Error('blocked')
}
runLaws(
  'blocked storage',
  blockedStorageLaws(() => browserStorage(blocked)),
)
runLaws(
  'in-memory fallback for blocked storage',
  textStorageLaws(() => browserStorage(blocked)),
)

runLaws(
  'reminder time',
  reminderTimeLaws(() => storedReminderTime(browserStorage(() => localStorage))),
)
const passkeyMemory = (stored: string | null) => () => {
  localStorage.clear()
  if (stored !== null) localStorage.setItem('passkey-origins', stored)
  return storedPasskeyMemory(browserStorage(() => localStorage))
}
runLaws('the origins of passkeys', passkeyMemoryLaws(passkeyMemory(null)))
describe.each(['', '{', 'null', '[]', '{"a":1}', '{"a":{"savedWith":"Firefox"}}'])('stored data %j', (stored) => {
  runLaws('the origins of passkeys', unreadablePasskeyMemoryLaws(passkeyMemory(stored)))
})
runLaws(
  'hashes',
  hashesLaws(() => browserHashes(crypto.subtle)),
)
runLaws(
  'randomness',
  randomnessLaws(() => browserRandomness(crypto)),
)
runLaws(
  'passwords',
  passwordsLaws(() => browserPasswords(crypto.subtle)),
)

const keptLog = (): LogBench => {
  const written: Array<string> = []
  const keep = (message: string): void => void written.push(message)
  return { log: consoleLog({ warn: keep, info: keep }), lines: () => written }
}
runLaws('the log', logLaws(keptLog))

const page = (): NavigationBench => {
  const left: Array<string> = []
  const place = { pathname: '/id/home', search: '?tab=1', host: 'pay.example', origin: 'https://pay.example' }
  const navigation = browserNavigation({ ...place, assign: (address) => void left.push(String(address)) }, '')
  return { navigation, destinations: () => left }
}
runLaws('navigation', navigationLaws(page))

describe('browser adapters that use BroadcastChannel', () => {
  const open: Array<BroadcastChannel> = []
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      open.push(this)
    }
  }
  afterAll(() => open.forEach((channel) => channel.close()))

  /**
   * Waits until all earlier messages have been delivered. Channels deliver in order, so the message that this function sends
   * arrives last.
   */
  const deliver = async (): Promise<void> => {
    const [voice, ear] = [new Channel('paydeck'), new Channel('paydeck')]
    const heard = new Promise((resolve) => ear.addEventListener('message', resolve))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    voice.postMessage('a word of the test')
    await heard
    await new Promise((resolve) => setImmediate(resolve))
  }
  runLaws(
    'tabs',
    tabsLaws(() => ({
      tab: browserTabs(Channel, window),
      otherTab: browserTabs(Channel, window),
      storeInOtherTab: (key) => void window.dispatchEvent(new StorageEvent('storage', { key })),
      deliver,
    })),
  )
})

const resizing = (): LiveBench => ({
  live: browserDevice(window).width,
  change: () => {
    Object.assign(window, { innerWidth: window.innerWidth + 10 })
    window.dispatchEvent(new Event('resize'))
  },
})
runLaws('the width of the device', liveLaws(resizing))

const disconnecting = (): LiveBench => {
  let isOnline = true
  // The fake window can go offline; the window of the test environment cannot.
  const view = Object.assign(new EventTarget(), {
    navigator: {
      userAgent: '',
      get onLine() {
        return isOnline
      },
    },
    innerWidth: 0,
  }) as unknown as Window
  return {
    live: browserDevice(view).isOnline,
    change: () => {
      isOnline = !isOnline
      view.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
  }
}
runLaws('the connection of the device', liveLaws(disconnecting))

const counting = (of: (store: Live<{ readonly count: number }>) => Live<unknown>) => (): LiveBench => {
  const store = makeStores().make({ count: 0 })
  return { live: of(store), change: () => store.update(({ count }) => ({ count: count + 1 })) }
}
const stores = () => {
  const written: Array<string> = []
  return { stores: makeStores((message) => void written.push(message)), lines: () => written }
}
runLaws('stores', storesLaws(stores))
runLaws('a store', liveLaws(counting((store) => store)))
runLaws('a projection of a store', liveLaws(counting((store) => project(store, ({ count }) => ({ text: `${count}` })))))
runLaws(
  'combined live values',
  liveLaws(counting((store) => combine({ store, view: project(store, ({ count }) => ({ count })) }))),
)
