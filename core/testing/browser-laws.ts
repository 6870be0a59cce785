import type { Log, Navigation, Tabs } from '../platform/ports.ts'
import { type Law, law, must, mustEqual, shown } from './law.ts'

/** A log together with the place that it writes to. */
export interface LogBench {
  readonly log: Log
  /** Returns the messages that the log has written, oldest first. */
  readonly written: () => ReadonlyArray<string>
}

/** The laws of `Log`. */
export const logLaws = (make: () => LogBench): ReadonlyArray<Law> => [
  law('Warnings and errors arrive with their words, in the order in which they were told.', () => {
    const { log, written } = make()
    const messages = ['100% of %s', 'second']
    log.warn('100% of %s')
    log.error('second')
    mustEqual(written().length, messages.length, 'how many arrived')
    for (const [index, message] of messages.entries()) {
      const line = written()[index] ?? ''
      must(line.includes(message), `"${message}" was told, and "${line}" was written.`)
    }
  }),
]

/** Two tabs of one browser, each with its port. */
export interface TabsBench {
  readonly one: Tabs
  readonly other: Tabs
  /** Lets the other tab write or remove a key in the storage that stays; null: remove all of them. */
  readonly keep: (key: string | null) => void
  /** Resolves after sent messages have arrived. */
  readonly pass: () => Promise<void>
}

/** The laws of `Tabs`, between two of them. */
export const tabsLaws = (make: () => TabsBench): ReadonlyArray<Law> => {
  const heardBy = (tabs: Tabs) => {
    const heard: Array<string> = []
    const listening = tabs.messages$.subscribe((message) => void heard.push(message))
    return { heard, stop: () => listening.unsubscribe() }
  }
  return [
    law('What a tab tells, every listener of the others hears.', async () => {
      const { one, other, pass } = make()
      const listeners = [heardBy(other), heardBy(other)]
      one.post('signed-out')
      await pass()
      for (const { heard, stop } of listeners) {
        stop()
        mustEqual(heard, ['signed-out'], 'what is heard')
      }
    }),
    law('No tab hears itself.', async () => {
      const { one, pass } = make()
      const { heard, stop } = heardBy(one)
      one.post('signed-out')
      await pass()
      stop()
      mustEqual(heard, [], 'what is heard')
    }),
    law('Every message is heard, for as long as there is a listener.', async () => {
      const { one, other, pass } = make()
      const { heard, stop } = heardBy(other)
      one.post('signed-out')
      one.post('signed-out')
      await pass()
      one.post('signed-out')
      await pass()
      stop()
      mustEqual(heard.length, 3, 'how much is heard')
    }),
    law('What another tab has kept is told by its key, and all of it by none.', async () => {
      const { one, keep, pass } = make()
      const kept: Array<string | null> = []
      const listening = one.storageChanges$.subscribe((key) => void kept.push(key))
      keep('appearance')
      keep(null)
      await pass()
      listening.unsubscribe()
      keep('later')
      await pass()
      mustEqual(kept, ['appearance', null], 'what is heard')
    }),
  ]
}

/** A navigation that goes nowhere, and only says where it would have gone. */
export interface NavigationBench {
  readonly navigation: Navigation
  /** Returns the URLs that the page was sent to, oldest first. */
  readonly left: () => ReadonlyArray<string>
}

/** Addresses that a browser takes for another origin, or for a script, whatever they look like. */
const foreign = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  // oxlint-disable-next-line no-script-url -- one that has to be refused
  'javascript:alert(1)',
  'data:text/html,x',
]

const login = '/authenticate/login?redirect=%2Fid%2Fhome'

/** The laws of `Navigation`: among them, that it never leaves the origin. */
export const navigationLaws = (make: () => NavigationBench): ReadonlyArray<Law> => [
  law('It leaves for a path of its own origin.', () => {
    const { navigation, left } = make()
    navigation.leave(login)
    mustEqual(left().length, 1, 'how often it left')
    must(left()[0]?.endsWith(login) === true, `it left for ${left()[0]} in place of ${login}.`)
  }),
  law('It leaves once, however often it is asked.', () => {
    const { navigation, left } = make()
    navigation.leave(login)
    navigation.leave('/elsewhere')
    mustEqual(left().length, 1, 'how often it left')
  }),
  law('It never leaves for another origin, and can still leave after that was asked.', () => {
    const { navigation, left } = make()
    for (const address of foreign) {
      navigation.leave(address)
      mustEqual(left(), [], `where it left for when asked for ${shown(address)}`)
    }
    navigation.leave(login)
    mustEqual(left().length, 1, 'how often it left')
  }),
  law('It is where it arrived, until it leaves.', () => {
    const { navigation } = make()
    const { path } = navigation.arrival
    must(path.startsWith('/'), `the path of the arrival is "${path}".`)
    mustEqual(navigation.here().split('?')[0], path, 'the present path')
  }),
]
