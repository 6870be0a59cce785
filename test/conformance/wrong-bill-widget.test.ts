import { type BillWidgetEvent, unreachable } from '@paydeck/core'
import { type BillWidgetBench, billWidgetLaws, type BillWidgetSender } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Observable, Subject } from 'rxjs'
import { catches } from './obey.ts'

const kinds: ReadonlyArray<unknown> = ['open', 'linked', 'error', 'exit']

/** Message as an adapter without validation reads it. */
interface Sent {
  readonly kind?: unknown
  readonly accountToken?: unknown
  readonly text?: unknown
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

const read = (data: unknown): BillWidgetEvent | null => {
  const { kind, accountToken, text }: Sent = typeof data === 'object' && data !== null ? data : {}
  if (kind === 'linked') {
    const isToken = accountToken === undefined || (typeof accountToken === 'string' && accountToken.length < 5000)
    return isToken ? { kind, accountToken: textOf(accountToken) } : null
  }
  if (kind === 'error') return { kind, text: textOf(text) }
  return kind === 'open' || kind === 'exit' ? { kind } : null
}

/** Behaviour of a widget. Each wrong adapter differs in one part. */
const parts = {
  /** Runs before the first subscription. */
  early: (_open: () => void): void => undefined,
  read,
  hears: (from: BillWidgetSender): boolean => from === 'widget',
  most: 50,
  endsAtExit: true,
  tellsClosing: true,
  blocked: [{ kind: 'blocked' }] as ReadonlyArray<BillWidgetEvent>,
  reservesAnew: false,
  releases: 'reserved' as 'reserved' | 'used' | 'nothing',
  opensAnew: false,
  keepsFailure: false,
}

const benchOf = (over: Partial<typeof parts>) => (): BillWidgetBench => {
  const made = { ...parts, ...over }
  const opened: Array<string> = []
  const sent$ = new Subject<{ readonly data: unknown; readonly from: BillWidgetSender }>()
  const closed$ = new Subject<void>()
  let windows = 0
  let reserved = false
  let isGone = false
  let isBlocked = false
  let isLost = false
  const open = (token: string): void => {
    opened.push(token)
    if (!reserved || isGone) windows += 1
    reserved = made.releases === 'used'
  }
  return {
    widget: {
      prepare: async () => {
        const wasLost = isLost
        if (!made.keepsFailure) isLost = false
        return wasLost ? E.left(unreachable) : E.right(undefined)
      },
      reserve: () => {
        if (!reserved || made.reservesAnew) windows += 1
        reserved = true
      },
      release: () => {
        if (reserved && made.releases !== 'nothing') windows -= 1
        reserved = false
      },
      open: ({ token }) => {
        made.early(() => open(token))
        return new Observable((listener) => {
          const tell = (event: BillWidgetEvent): void => {
            listener.next(event)
            if (event.kind === 'exit' && made.endsAtExit) listener.complete()
          }
          if (isGone && reserved && !made.opensAnew) return tell({ kind: 'exit' })
          if (isBlocked) {
            for (const event of made.blocked) listener.next(event)
            return listener.complete()
          }
          open(token)
          let heard = 0
          const listening = sent$.subscribe(({ data, from }) => {
            const event = made.hears(from) ? made.read(data) : null
            heard += 1
            if (event !== null && (event.kind === 'exit' || heard <= made.most)) tell(event)
          })
          listening.add(closed$.subscribe(() => made.tellsClosing && tell({ kind: 'exit' })))
          return () => listening.unsubscribe()
        })
      },
    },
    opened: () => opened,
    windows: () => windows,
    block: () => {
      isBlocked = true
    },
    post: (data, from) => sent$.next({ data, from }),
    close: () => {
      if (windows > 0) windows -= 1
      isGone = reserved
      closed$.next()
    },
    loseScript: () => {
      isLost = true
    },
  }
}

catches('the laws of the bill-connection widget', billWidgetLaws, benchOf({}), {
  'Nothing is opened before the first subscription, and then with its token, at once.': benchOf({
    early: (open) => open(),
  }),
  'What the widget sends is told as it comes, and nothing after it has been left.': benchOf({ endsAtExit: false }),
  'What is not said of an account or of an error is null, as is what says nothing.': benchOf({
    read: (data) => {
      const event = read(data)
      return event?.kind === 'error' ? { kind: 'error', text: String((data as Sent).text) } : event
    },
  }),
  'Whatever another origin or another window sends is not heard.': [
    benchOf({ hears: (from) => from !== 'another window' }),
    benchOf({ hears: (from) => from !== 'another origin' }),
  ],
  'A message of another shape changes nothing.': [
    benchOf({ read: (data) => (typeof data === 'string' && kinds.includes(data) ? { kind: 'exit' } : read(data)) }),
    benchOf({
      read: (data) => {
        const { kind, accountToken } = (data ?? {}) as Sent
        return kind === 'linked' ? { kind, accountToken: String(accountToken) } : read(data)
      },
    }),
  ],
  'Of a flood a few are told, and its end.': benchOf({ most: Number.POSITIVE_INFINITY }),
  'A window that is closed without having been left is left.': benchOf({ tellsClosing: false }),
  'A window that the browser does not open is told to be blocked, and nothing else.': benchOf({ blocked: [] }),
  'A reserved window is one however often it is reserved, and the widget opens in it.': benchOf({ reservesAnew: true }),
  'A reserved window is closed where it is released, and not any more once it is in use.': [
    benchOf({ releases: 'used' }),
    benchOf({ releases: 'nothing' }),
  ],
  'Whoever closes the reserved window has left, and none is opened in its place.': benchOf({ opensAnew: true }),
  'A script that does not come is Unreachable, and is asked for anew.': benchOf({ keepsFailure: true }),
})
