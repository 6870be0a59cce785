import { browserClock } from '@paydeck/adapters/browser/clock'
import { browserDevice } from '@paydeck/adapters/browser/device'
import { consoleLog } from '@paydeck/adapters/browser/log'
import { browserNavigation } from '@paydeck/adapters/browser/navigation'
import { browserPasswords } from '@paydeck/adapters/browser/passwords'
import { browserTabs } from '@paydeck/adapters/browser/tabs'
import { browserCookies } from '@paydeck/adapters/storage/cookies'
import { storedReminderTime } from '@paydeck/adapters/storage/referral'
import { browserStorage } from '@paydeck/adapters/storage/text-storage'
import { combine, makeStores, project } from '@paydeck/core'
import {
  clockLaws,
  cookiesLaws,
  fakeClock,
  liveLaws,
  logLaws,
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

describe('what goes by the time of the browser', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms))
  describe('the clock', () => obey(clockLaws(() => ({ clock: browserClock, pass }))))
  describe('cookies', () => obey(cookiesLaws(() => ({ cookies: browserCookies(document), pass }))))
})

describe('the clock of the tests', () => {
  obey(
    clockLaws(() => {
      const clock = fakeClock(1_700_000_000_000)
      return { clock, pass: clock.advance }
    }),
  )
})

describe('the storage that stays', () => obey(textStorageLaws(() => browserStorage(() => localStorage))))
describe('the storage of a browser session', () => obey(textStorageLaws(() => browserStorage(() => sessionStorage))))

const blocked = (): Storage => {
  throw new Error('blocked')
}

describe('a storage that is blocked', () => {
  obey(refusedStorageLaws(() => browserStorage(blocked)))
  // What is written then lasts as long as the page.
  obey(textStorageLaws(() => browserStorage(blocked)))
})

describe('the time of the reminder', () => obey(reminderTimeLaws(() => storedReminderTime(browserStorage(() => localStorage)))))
describe('passwords', () => obey(passwordsLaws(() => browserPasswords(crypto.subtle))))

describe('the log', () => {
  obey(
    logLaws(() => {
      const written: Array<string> = []
      const keep = (message: string): void => void written.push(message)
      return { log: consoleLog({ warn: keep, info: keep }), written: () => written }
    }),
  )
})

describe('navigation', () => {
  obey(
    navigationLaws(() => {
      const left: Array<string> = []
      const place = { pathname: '/id/home', search: '?tab=1', host: 'pay.example', origin: 'https://pay.example' }
      const navigation = browserNavigation({ ...place, assign: (address) => void left.push(String(address)) }, '')
      return { navigation, left: () => left }
    }),
  )
})

describe('tabs', () => {
  const open: Array<BroadcastChannel> = []
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      open.push(this)
    }
  }
  afterAll(() => open.forEach((channel) => channel.close()))

  /** A channel keeps its order: once a later word has come, the earlier ones are there. */
  const pass = async (): Promise<void> => {
    const [voice, ear] = [new Channel('paydeck'), new Channel('paydeck')]
    const heard = new Promise((resolve) => ear.addEventListener('message', resolve))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    voice.postMessage('a word of the test')
    await heard
    await new Promise((resolve) => setImmediate(resolve))
  }
  obey(tabsLaws(() => ({ one: browserTabs(Channel), other: browserTabs(Channel), pass })))
})

describe('live values', () => {
  describe('the width of the device', () => {
    obey(
      liveLaws(() => {
        const change = (): void => {
          Object.assign(window, { innerWidth: window.innerWidth + 10 })
          window.dispatchEvent(new Event('resize'))
        }
        return { live: browserDevice(window).width, change }
      }),
    )
  })

  describe('a store, a view of it, and several as one', () => {
    const makeStore = () => {
      const store = makeStores().make({ count: 0 })
      return { store, change: () => store.update(({ count }) => ({ count: count + 1 })) }
    }
    describe('a store', () => {
      obey(
        liveLaws(() => {
          const { store, change } = makeStore()
          return { live: store, change }
        }),
      )
    })
    describe('a view', () => {
      obey(
        liveLaws(() => {
          const { store, change } = makeStore()
          return { live: project(store, ({ count }) => ({ text: `${count}` })), change }
        }),
      )
    })
    describe('several', () => {
      obey(
        liveLaws(() => {
          const { store, change } = makeStore()
          return { live: combine({ one: store, other: project(store, ({ count }) => ({ count })) }), change }
        }),
      )
    })
  })
})
