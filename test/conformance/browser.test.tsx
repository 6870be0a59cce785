import { browserClock } from '@paydeck/adapters/browser/clock'
import { browserDevice } from '@paydeck/adapters/browser/device'
import { consoleLog } from '@paydeck/adapters/browser/log'
import { browserNavigation } from '@paydeck/adapters/browser/navigation'
import { browserPasswords } from '@paydeck/adapters/browser/passwords'
import { browserTabs } from '@paydeck/adapters/browser/tabs'
import { browserCookies } from '@paydeck/adapters/storage/cookies'
import { storedReminderTime } from '@paydeck/adapters/storage/referral/referral-arrival'
import { browserStorage } from '@paydeck/adapters/storage/text-storage'
import { combine, type Live, makeStores, project } from '@paydeck/core'
import {
  type ClockBench,
  clockLaws,
  cookiesLaws,
  fakeClock,
  type LiveBench,
  liveLaws,
  type LogBench,
  logLaws,
  type NavigationBench,
  navigationLaws,
  passwordsLaws,
  refusedStorageLaws,
  reminderTimeLaws,
  tabsLaws,
  textStorageLaws,
} from '@paydeck/core/testing'
import { afterAll, afterEach, beforeEach, describe, vi } from 'vitest'
import { obey } from './obey.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('with the timers of the browser', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms))
  obey(
    'the clock',
    clockLaws(() => ({ clock: browserClock, pass })),
  )
  obey(
    'cookies',
    cookiesLaws(() => ({ cookies: browserCookies(document), pass })),
  )
})

const tests = (): ClockBench => {
  const clock = fakeClock(1_700_000_000_000)
  return { clock, pass: clock.advance }
}
obey('the fake clock', clockLaws(tests))

obey(
  'the local storage',
  textStorageLaws(() => browserStorage(() => localStorage)),
)
obey(
  'the session storage',
  textStorageLaws(() => browserStorage(() => sessionStorage)),
)

const blocked = (): Storage => {
  throw new Error('blocked')
}
obey(
  'a blocked storage',
  refusedStorageLaws(() => browserStorage(blocked)),
)
obey(
  'the storage of a page whose storage is blocked',
  textStorageLaws(() => browserStorage(blocked)),
)

obey(
  'the stored reminder time',
  reminderTimeLaws(() => storedReminderTime(browserStorage(() => localStorage))),
)
obey(
  'passwords',
  passwordsLaws(() => browserPasswords(crypto.subtle)),
)

const keptLog = (): LogBench => {
  const written: Array<string> = []
  const keep = (message: string): void => void written.push(message)
  return { log: consoleLog({ warn: keep, info: keep }), written: () => written }
}
obey('the log', logLaws(keptLog))

const page = (): NavigationBench => {
  const left: Array<string> = []
  const place = { pathname: '/id/home', search: '?tab=1', host: 'pay.example', origin: 'https://pay.example' }
  const navigation = browserNavigation({ ...place, assign: (address) => void left.push(String(address)) }, '')
  return { navigation, left: () => left }
}
obey('navigation', navigationLaws(page))

describe('messages between tabs', () => {
  const open: Array<BroadcastChannel> = []
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      open.push(this)
    }
  }
  afterAll(() => open.forEach((channel) => channel.close()))

  /** Sends a message and waits for it. All earlier messages arrive before. */
  const pass = async (): Promise<void> => {
    const [sender, receiver] = [new Channel('paydeck'), new Channel('paydeck')]
    const received = new Promise((resolve) => receiver.addEventListener('message', resolve))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    sender.postMessage('a message of the test')
    await received
    await new Promise((resolve) => setImmediate(resolve))
  }
  obey(
    'tabs',
    tabsLaws(() => ({
      one: browserTabs(Channel, window),
      other: browserTabs(Channel, window),
      keep: (key) => void window.dispatchEvent(new StorageEvent('storage', { key })),
      pass,
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
obey('the width of the device', liveLaws(resizing))

const disconnecting = (): LiveBench => {
  let isOnline = true
  // The connection of the test window cannot be changed.
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
obey('the connection of the device', liveLaws(disconnecting))

const counting = (of: (store: Live<{ readonly count: number }>) => Live<unknown>) => (): LiveBench => {
  const store = makeStores().make({ count: 0 })
  return { live: of(store), change: () => store.update(({ count }) => ({ count: count + 1 })) }
}
obey('a store', liveLaws(counting((store) => store)))
obey('a projection of a store', liveLaws(counting((store) => project(store, ({ count }) => ({ text: `${count}` })))))
obey(
  'a combination of live values',
  liveLaws(counting((store) => combine({ store, view: project(store, ({ count }) => ({ count })) }))),
)
