import type { Log, Navigation, Tabs } from '../platform/ports.ts'
import { type Law, law, must, mustEqual, formatValue } from './law.ts'

/** Test setup for `Log`: a log, and the lines that it writes. */
export interface LogBench {
  readonly log: Log
  /** Returns the lines that the log has written, oldest first. */
  readonly lines: () => ReadonlyArray<string>
}

/** Laws of `Log`. */
export const logLaws = (make: () => LogBench): ReadonlyArray<Law> => [
  law('log.warn and log.error write each message verbatim and in order.', () => {
    const { log, lines } = make()
    const messages = ['100% of %s', 'second']
    log.warn('100% of %s')
    log.error('second')
    mustEqual(lines().length, messages.length, 'the number of lines')
    for (const [index, message] of messages.entries()) {
      const line = lines()[index] ?? ''
      must(line.includes(message), `the line for the message ${formatValue(message)} is ${formatValue(line)}.`)
    }
  }),
]

/** Test setup for `Tabs`: two tabs of one browser, each with its own port. */
export interface TabsBench {
  readonly tab: Tabs
  readonly otherTab: Tabs
  /** Changes a key of the local storage in the other tab, or clears the whole storage (null). */
  readonly storeInOtherTab: (key: string | null) => void
  /** Resolves after all posted messages and storage changes have arrived. */
  readonly deliver: () => Promise<void>
}

/** Laws of `Tabs`, checked with two tabs. */
export const tabsLaws = (make: () => TabsBench): ReadonlyArray<Law> => {
  const listenTo = (tabs: Tabs) => {
    const received: Array<string> = []
    const subscription = tabs.messages$.subscribe((message) => void received.push(message))
    return { received, stop: () => subscription.unsubscribe() }
  }
  return [
    law('tabs.post delivers a message to every subscriber in another tab.', async () => {
      const { tab, otherTab, deliver } = make()
      const listeners = [listenTo(otherTab), listenTo(otherTab)]
      tab.post('signed-out')
      await deliver()
      for (const { received, stop } of listeners) {
        stop()
        mustEqual(received, ['signed-out'], 'the messages received')
      }
    }),
    law('tabs.post does not deliver a message to its own tab.', async () => {
      const { tab, deliver } = make()
      const { received, stop } = listenTo(tab)
      tab.post('signed-out')
      await deliver()
      stop()
      mustEqual(received, [], 'the messages received')
    }),
    law('tabs.messages$ emits every message, including repeated ones, while subscribed.', async () => {
      const { tab, otherTab, deliver } = make()
      const { received, stop } = listenTo(otherTab)
      tab.post('signed-out')
      tab.post('signed-out')
      await deliver()
      tab.post('signed-out')
      await deliver()
      stop()
      mustEqual(received.length, 3, 'the number of messages received')
    }),
    law('tabs.storageChanges$ emits a key that another tab changed, and null if it cleared the storage.', async () => {
      const { tab, storeInOtherTab, deliver } = make()
      const received: Array<string | null> = []
      const subscription = tab.storageChanges$.subscribe((key) => void received.push(key))
      storeInOtherTab('appearance')
      storeInOtherTab(null)
      await deliver()
      subscription.unsubscribe()
      storeInOtherTab('later')
      await deliver()
      mustEqual(received, ['appearance', null], 'the keys received')
    }),
  ]
}

/** Test setup for `Navigation`: a navigation that records its destinations instead of leaving the page. */
export interface NavigationBench {
  readonly navigation: Navigation
  /** Returns the URLs that the page would have navigated to, oldest first. */
  readonly destinations: () => ReadonlyArray<string>
}

/** URLs that a browser resolves to a foreign origin or runs as a script. Some of them look like paths. */
const foreignAddresses = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  // oxlint-disable-next-line no-script-url -- the adapter must ignore this address
  'javascript:alert(1)',
  'data:text/html,x',
]

const login = '/authenticate/login?redirect=%2Fid%2Fhome'

/** Laws of `Navigation`. It must never navigate to another origin. */
export const navigationLaws = (make: () => NavigationBench): ReadonlyArray<Law> => [
  law('navigation.leave navigates to a path of the same origin.', () => {
    const { navigation, destinations } = make()
    navigation.leave(login)
    mustEqual(destinations().length, 1, 'the number of navigations')
    must(
      destinations()[0]?.endsWith(login) === true,
      `the destination is ${formatValue(destinations()[0])} and should end with ${formatValue(login)}.`,
    )
  }),
  law('navigation.leave navigates once, even if called twice.', () => {
    const { navigation, destinations } = make()
    navigation.leave(login)
    navigation.leave('/elsewhere')
    mustEqual(destinations().length, 1, 'the number of navigations')
  }),
  law('navigation.leave ignores addresses of other origins and still accepts a later valid path.', () => {
    const { navigation, destinations } = make()
    for (const address of foreignAddresses) {
      navigation.leave(address)
      mustEqual(destinations(), [], `the destinations after leave(${formatValue(address)})`)
    }
    navigation.leave(login)
    mustEqual(destinations().length, 1, 'the number of navigations')
  }),
  law('navigation.here returns the arrival path until the page is left.', () => {
    const { navigation } = make()
    const { path } = navigation.arrival
    must(path.startsWith('/'), `the arrival path is ${formatValue(path)} and should begin with "/".`)
    mustEqual(navigation.here().split('?')[0], path, 'the path of navigation.here')
  }),
]
