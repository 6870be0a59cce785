import { pbkdf2Sync } from 'node:crypto'
import {
  type Clock,
  type Cookies,
  type Live,
  makeStores,
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
  type LiveBench,
  liveLaws,
  logLaws,
  type NavigationBench,
  navigationLaws,
  passwordsLaws,
  refusedStorageLaws,
  reminderTimeLaws,
  type TabsBench,
  tabsLaws,
  textStorageLaws,
} from '@paydeck/core/testing'
import { option as O } from 'fp-ts'
import { concat, map, of, Subject, Subscription, take } from 'rxjs'
import { textStorage } from '../slice-bench/index.ts'
import { catches } from './obey.ts'

type Work = (this: unknown, state?: unknown) => void

interface ClockChange {
  readonly now?: Clock['now']
  readonly schedule?: (work: Work, delay?: number, state?: unknown) => Subscription
}

const clockWith = (change: (inner: Clock) => ClockChange) => (): ClockBench => {
  const inner = fakeClock(1_000_000)
  const clock = { now: inner.now, schedule: inner.schedule, ...change(inner) }
  return { clock, pass: inner.advance }
}

catches(
  'the laws of clocks',
  clockLaws,
  clockWith(() => ({})),
  {
    'Time moves on by at least what passes.': clockWith(() => ({ now: () => 5 })),
    'Work runs when its time has come, and not before.': clockWith((inner) => ({
      schedule: (work, _delay, state) => inner.schedule(work, 0, state),
    })),
    'Scheduling returns before the work runs, also without a delay.': clockWith(() => ({
      schedule: (work, _delay, state) => {
        work(state)
        return Subscription.EMPTY
      },
    })),
    'What is due earlier runs earlier, and what is due together in the order of scheduling.': clockWith((inner) => {
      let count = 0
      return { schedule: (work, delay = 0, state) => inner.schedule(work, delay - (count += 1) / 10, state) }
    }),
    'Work that is unsubscribed never runs.': clockWith((inner) => ({
      schedule: (work, delay = 0, state) => {
        inner.schedule(work, delay, state)
        return new Subscription()
      },
    })),
    'Work runs once, with the state that it was scheduled with.': clockWith((inner) => ({
      schedule: (work, delay = 0) => inner.schedule(work, delay),
    })),
    'Operators of RxJS run on it.': clockWith((inner) => ({
      schedule: (work, delay = 0, state) =>
        inner.schedule(() => work.call({ schedule: () => Subscription.EMPTY }, state), delay),
    })),
  },
)

const kept =
  (change: (texts: Map<string, string>) => Partial<TextStorage> = () => ({})) =>
  (): TextStorage => {
    const right = textStorage()
    return { ...right, ...change(right.kept) }
  }

catches('the laws of storage', textStorageLaws, kept(), {
  'What was never written is not there.': kept((texts) => ({ read: (key) => O.some(texts.get(key) ?? '') })),
  'What is written is read again, to the letter.': kept((texts) => ({
    write: (key, text) => void texts.set(key, text.trim()),
  })),
  'Each key has a text of its own.': kept((texts) => ({
    write: (key, text) => void texts.set(key, text).set(key.toLowerCase(), text),
  })),
  'What is removed is gone, alone, and may be removed again.': kept((texts) => ({ remove: () => texts.clear() })),
})

catches('the laws of a refused storage', refusedStorageLaws, kept(), {
  'A storage that is refused throws nothing.': kept(() => ({
    write: () => {
      throw new Error('full')
    },
  })),
  'A storage that is refused reads nothing that was not written.': kept(() => ({ read: () => O.some('') })),
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
    return { cookies: { ...right, ...change({ texts, now: clock.now }) }, pass: clock.advance }
  }

catches('the laws of cookies', cookiesLaws, jar(), {
  'A cookie that was never set is not there.': jar(({ texts }) => ({
    read: (name) => O.some(texts.get(name)?.value ?? ''),
  })),
  'The value of a cookie is read again, to the letter.': jar(({ texts }) => ({
    write: ({ name, value }) =>
      void texts.set(name, { value: value.split(';')[0] ?? '', until: Number.MAX_SAFE_INTEGER }),
  })),
  'Cookies are told apart, also when one name ends or begins as another.': jar(({ texts }) => ({
    read: (name) => O.fromNullable([...texts].find(([known]) => known.endsWith(name))?.[1].value),
  })),
  'A cookie lives for the seconds that it was given, and no longer.': jar(({ texts, now }) => ({
    write: ({ name, value, maxAge }) => void texts.set(name, { value, until: now() + maxAge }),
  })),
})

const reminder = (readOf: (time: number | null) => O.Option<number>) => (): ReminderTime => {
  const times = new Map<string, number>()
  return { read: (owner) => readOf(times.get(owner) ?? null), write: (owner, at) => void times.set(owner, at) }
}

/** Reminder time without an owner, shared by all users. */
const sharedReminder = (): ReminderTime => {
  let time: number | null = null
  return { read: () => O.fromNullable(time), write: (_owner, at) => void (time = at) }
}

catches('the laws of the reminder', reminderTimeLaws, reminder(O.fromNullable), {
  'No time is kept before one is written.': reminder((time) => O.some(time ?? 0)),
  'The last time that was written is read again.': reminder((time) =>
    time === null || time === 0 ? O.none : O.some(time),
  ),
  'The time of one user is none of another (PROF-070).': sharedReminder,
})

const log = (keepsErrors: boolean) => () => {
  const written: Array<string> = []
  const keep = (message: string): void => void written.push(message)
  return { log: { warn: keep, error: keepsErrors ? keep : () => undefined }, written: () => written }
}

catches('the laws of logs', logLaws, log(true), {
  'Warnings and errors arrive with their words, in the order in which they were told.': log(false),
})

const derivation = (encoding: BufferEncoding) => () => ({
  derive: (password: string) => async () =>
    pbkdf2Sync(Buffer.from(password, encoding), '.'.repeat(14), 200, 64, 'sha1').toString('hex'),
})

catches('the laws of passwords', passwordsLaws, derivation('utf8'), {
  'A password is derived as the provider expects it, whatever its letters.': derivation('latin1'),
})
interface Wire {
  readonly words$: Subject<TabMessage>
  readonly keys$: Subject<string | null>
}

const bus = (tabs: (to: Wire, from: Wire) => Tabs) => (): TabsBench => {
  const wire = (): Wire => ({ words$: new Subject(), keys$: new Subject() })
  const [one, other] = [wire(), wire()]
  return {
    one: tabs(other, one),
    other: tabs(one, other),
    keep: (key) => one.keys$.next(key),
    pass: () => Promise.resolve(),
  }
}

const fair = (to: Wire, from: Wire): Tabs => ({
  post: (message) => to.words$.next(message),
  messages$: from.words$,
  storageChanges$: from.keys$,
})

catches('the laws of tabs', tabsLaws, bus(fair), {
  'What a tab tells, every listener of the others hears.': bus((to, from) => ({
    ...fair(to, from),
    post: () => undefined,
  })),
  'No tab hears itself.': bus((to, from) => ({
    ...fair(to, from),
    post: (message) => {
      to.words$.next(message)
      from.words$.next(message)
    },
  })),
  'Every message is heard, for as long as there is a listener.': bus((to, from) => ({
    ...fair(to, from),
    messages$: from.words$.pipe(take(1)),
  })),
  'What another tab has kept is told by its key, and all of it by none.': bus((to, from) => ({
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
      left: () => left,
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

catches('the laws of navigation', navigationLaws, page(leavingOnce), {
  'It leaves for a path of its own origin.': page((go) => (address) => go(address.split('?')[0] ?? '')),
  'It leaves once, however often it is asked.': page((go) => (address) => {
    if (isHere(address)) go(address)
  }),
  'It never leaves for another origin, and can still leave after that was asked.': page((go) => (address) => {
    if (address.startsWith('/')) go(address)
  }),
  'It is where it arrived, until it leaves.': page(leavingOnce, '/'),
})

const live =
  (change: (right: Live<{ readonly count: number }>, next: () => void) => Live<unknown>) => (): LiveBench => {
    const store = makeStores().make({ count: 0 })
    const next = (): void => store.update(({ count }) => ({ count: count + 1 }))
    return { live: change(store, next), change: next }
  }

catches(
  'the laws of live values',
  liveLaws,
  live((right) => right),
  {
    'Reading twice without a change gives the very same value.': live((right) => ({
      ...right,
      get: () => ({ ...right.get() }),
    })),
    'Listeners are told of every change, and not of the value that is there.': live((right) => ({
      ...right,
      changes$: concat(of(right.get()), right.changes$),
    })),
    'What a listener is told is what is then read.': live((right) => {
      const first = right.get()
      return { ...right, get: () => first }
    }),
    'It neither ends nor fails.': live((right) => ({ ...right, changes$: right.changes$.pipe(take(1)) })),
  },
)
