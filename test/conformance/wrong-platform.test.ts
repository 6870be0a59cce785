import { pbkdf2Sync } from 'node:crypto'
import {
  type Clock,
  type Cookies,
  type Navigation,
  type ReminderTime,
  type TabMessage,
  type Tabs,
  type TextStorage,
} from '@paydeck/core'
import {
  type ClockBench,
  clockLaws,
  type CookiesBench,
  cookiesLaws,
  fakeClock,
  logLaws,
  type NavigationBench,
  navigationLaws,
  passwordsLaws,
  blockedStorageLaws,
  reminderTimeLaws,
  type TabsBench,
  tabsLaws,
  textStorageLaws,
} from '@paydeck/core/testing'
import { option as O } from 'fp-ts'
import { map, Subject, Subscription, take } from 'rxjs'
import { textStorage } from '../slice-bench/index.ts'
import { describeWrongAdapters } from './run-laws.ts'

type Work = (this: unknown, state?: unknown) => void

interface ClockChange {
  readonly now?: Clock['now']
  readonly schedule?: (work: Work, delay?: number, state?: unknown) => Subscription
}

const clockWith = (change: (inner: Clock) => ClockChange) => (): ClockBench => {
  const inner = fakeClock(1_000_000)
  const clock = { now: inner.now, schedule: inner.schedule, ...change(inner) }
  return { clock, advance: inner.advance }
}

const correctClock = clockWith(() => ({}))

describeWrongAdapters('clockLaws', clockLaws, correctClock, {
  'clock.now advances by at least the elapsed time.': clockWith(() => ({ now: () => 5 })),
  'clock.schedule runs work after its delay, and not earlier.': clockWith((inner) => ({
    schedule: (work, _delay, state) => inner.schedule(work, 0, state),
  })),
  'clock.schedule returns before the work runs, even without a delay.': clockWith(() => ({
    schedule: (work, _delay, state) => {
      work(state)
      return Subscription.EMPTY
    },
  })),
  'clock.schedule runs work by due time, and in scheduling order for equal due times.': clockWith((inner) => {
    let count = 0
    return { schedule: (work, delay = 0, state) => inner.schedule(work, delay - (count += 1) / 10, state) }
  }),
  'clock.schedule never runs work that was unsubscribed.': clockWith((inner) => ({
    schedule: (work, delay = 0, state) => {
      inner.schedule(work, delay, state)
      return new Subscription()
    },
  })),
  'clock.schedule runs work once, with the given state.': clockWith((inner) => ({
    schedule: (work, delay = 0) => inner.schedule(work, delay),
  })),
  'RxJS operators accept the clock as their scheduler.': clockWith((inner) => ({
    schedule: (work, delay = 0, state) =>
      inner.schedule(() => work.call({ schedule: () => Subscription.EMPTY }, state), delay),
  })),
})

const kept =
  (change: (texts: Map<string, string>) => Partial<TextStorage> = () => ({})) =>
  (): TextStorage => {
    const right = textStorage()
    return { ...right, ...change(right.kept) }
  }

describeWrongAdapters('textStorageLaws', textStorageLaws, kept(), {
  'storage.read returns none for a key that was never written.': kept((texts) => ({
    read: (key) => O.some(texts.get(key) ?? ''),
  })),
  'storage.read returns the written text unchanged.': kept((texts) => ({
    write: (key, text) => void texts.set(key, text.trim()),
  })),
  'storage.write stores a separate text for each key.': kept((texts) => ({
    write: (key, text) => void texts.set(key, text).set(key.toLowerCase(), text),
  })),
  'storage.remove removes only the given key and succeeds again if the key is already removed.': kept((texts) => ({
    remove: () => texts.clear(),
  })),
})

describeWrongAdapters('blockedStorageLaws', blockedStorageLaws, kept(), {
  'storage.read, storage.write and storage.remove do not throw if the browser blocks the storage.': kept(() => ({
    write: () => {
      throw new Error('full')
    },
  })),
  'storage.read returns none for an unwritten key if the browser blocks the storage.': kept(() => ({
    read: () => O.some(''),
  })),
})

interface Jar {
  readonly texts: Map<string, { readonly value: string; readonly until: number }>
  readonly now: () => number
}

const jar =
  (change: (jar: Jar) => Partial<Cookies> = () => ({})) =>
  (): CookiesBench => {
    const clock = fakeClock(1_000_000)
    const texts: Jar['texts'] = new Map()
    const right: Cookies = {
      read: (name) => {
        const found = texts.get(name)
        return found === undefined || found.until <= clock.now() ? O.none : O.some(found.value)
      },
      write: ({ name, value, maxAge }) => void texts.set(name, { value, until: clock.now() + maxAge * 1000 }),
    }
    return { cookies: { ...right, ...change({ texts, now: clock.now }) }, advance: clock.advance }
  }

describeWrongAdapters('cookiesLaws', cookiesLaws, jar(), {
  'cookies.read returns none for a cookie that was never set.': jar(({ texts }) => ({
    read: (name) => O.some(texts.get(name)?.value ?? ''),
  })),
  'cookies.read returns the written value unchanged.': jar(({ texts }) => ({
    write: ({ name, value }) =>
      void texts.set(name, { value: value.split(';')[0] ?? '', until: Number.MAX_SAFE_INTEGER }),
  })),
  'cookies.read distinguishes cookies whose names share a prefix or a suffix.': jar(({ texts }) => ({
    read: (name) => O.fromNullable([...texts].find(([known]) => known.endsWith(name))?.[1].value),
  })),
  'cookies.write sets a cookie that expires after maxAge seconds.': jar(({ texts, now }) => ({
    write: ({ name, value, maxAge }) => void texts.set(name, { value, until: now() + maxAge }),
  })),
})

const reminder = (readOf: (time: number | null) => O.Option<number>) => (): ReminderTime => {
  const times = new Map<string, number>()
  return { read: (owner) => readOf(times.get(owner) ?? null), write: (owner, at) => void times.set(owner, at) }
}

/** Makes a deliberately wrong adapter, which stores one reminder time for all users. */
const sharedReminder = (): ReminderTime => {
  let time: number | null = null
  return { read: () => O.fromNullable(time), write: (_owner, at) => void (time = at) }
}

describeWrongAdapters('reminderTimeLaws', reminderTimeLaws, reminder(O.fromNullable), {
  'reminder.read returns none before a time is written.': reminder((time) => O.some(time ?? 0)),
  'reminder.read returns the last written time.': reminder((time) =>
    time === null || time === 0 ? O.none : O.some(time),
  ),
  'reminder.read returns only the time of the given user (PROF-070).': sharedReminder,
})

const log = (keepsErrors: boolean) => () => {
  const written: Array<string> = []
  const keep = (message: string): void => void written.push(message)
  return { log: { warn: keep, error: keepsErrors ? keep : () => undefined }, lines: () => written }
}

describeWrongAdapters('logLaws', logLaws, log(true), {
  'log.warn and log.error write each message verbatim and in order.': log(false),
})

const derivation = (encoding: BufferEncoding) => () => ({
  derive: (password: string) => async () =>
    pbkdf2Sync(Buffer.from(password, encoding), '.'.repeat(14), 200, 64, 'sha1').toString('hex'),
})

describeWrongAdapters('passwordsLaws', passwordsLaws, derivation('utf8'), {
  'passwords.derive returns the key that the provider expects for ASCII, non-ASCII and empty passwords.':
    derivation('latin1'),
})
interface Wire {
  readonly words$: Subject<TabMessage>
  readonly keys$: Subject<string | null>
}

const bus = (tabs: (to: Wire, from: Wire) => Tabs) => (): TabsBench => {
  const wire = (): Wire => ({ words$: new Subject(), keys$: new Subject() })
  const [one, other] = [wire(), wire()]
  return {
    tab: tabs(other, one),
    otherTab: tabs(one, other),
    storeInOtherTab: (key) => one.keys$.next(key),
    deliver: () => Promise.resolve(),
  }
}

const fair = (to: Wire, from: Wire): Tabs => ({
  post: (message) => to.words$.next(message),
  messages$: from.words$,
  storageChanges$: from.keys$,
})

describeWrongAdapters('tabsLaws', tabsLaws, bus(fair), {
  'tabs.post delivers a message to every subscriber in another tab.': bus((to, from) => ({
    ...fair(to, from),
    post: () => undefined,
  })),
  'tabs.post does not deliver a message to its own tab.': bus((to, from) => ({
    ...fair(to, from),
    post: (message) => {
      to.words$.next(message)
      from.words$.next(message)
    },
  })),
  'tabs.messages$ emits every message, including repeated ones, while subscribed.': bus((to, from) => ({
    ...fair(to, from),
    messages$: from.words$.pipe(take(1)),
  })),
  'tabs.storageChanges$ emits a key that another tab changed, and null if it cleared the storage.': bus((to, from) => ({
    ...fair(to, from),
    storageChanges$: from.keys$.pipe(map((key) => key ?? '')),
  })),
})

const origin = 'https://pay.example'
const isHere = (address: string): boolean => URL.canParse(address, origin) && new URL(address, origin).origin === origin

const page =
  (leaveOf: (go: (address: string) => void) => Navigation['leave'], here = '/id/home?tab=1') =>
  (): NavigationBench => {
    const left: Array<string> = []
    const arrival = { path: '/id/home', query: new Map(), referrerPath: '', host: 'pay.example' }
    return {
      navigation: { arrival, here: () => here, leave: leaveOf((address) => void left.push(address)) },
      destinations: () => left,
    }
  }

const leavingOnce = (go: (address: string) => void): Navigation['leave'] => {
  let hasLeft = false
  return (address) => {
    if (hasLeft || !isHere(address)) return
    hasLeft = true
    go(address)
  }
}

describeWrongAdapters('navigationLaws', navigationLaws, page(leavingOnce), {
  'navigation.leave navigates to a path of the same origin.': page(
    (go) => (address) => go(address.split('?')[0] ?? ''),
  ),
  'navigation.leave navigates once, even if called twice.': page((go) => (address) => {
    if (isHere(address)) go(address)
  }),
  'navigation.leave ignores addresses of other origins and still accepts a later valid path.': page(
    (go) => (address) => {
      if (address.startsWith('/')) go(address)
    },
  ),
  'navigation.here returns the arrival path until the page is left.': page(leavingOnce, '/'),
})
