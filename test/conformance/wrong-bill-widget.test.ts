import { type BillWidgetEvent, unreachable } from '@paydeck/core'
import { type BillWidgetBench, billWidgetLaws, type BillWidgetSender } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { Observable, Subject } from 'rxjs'
import { describeWrongAdapters } from './run-laws.ts'

const kinds: ReadonlyArray<unknown> = ['open', 'linked', 'error', 'exit']

/** Message of the widget before its fields are validated. */
interface WidgetMessage {
  readonly kind?: unknown
  readonly accountToken?: unknown
  readonly text?: unknown
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

const read = (data: unknown): BillWidgetEvent | null => {
  const { kind, accountToken, text }: WidgetMessage = typeof data === 'object' && data !== null ? data : {}
  if (kind === 'linked') {
    const isToken = accountToken === undefined || (typeof accountToken === 'string' && accountToken.length < 5000)
    return isToken ? { kind, accountToken: textOf(accountToken) } : null
  }
  if (kind === 'error') return { kind, text: textOf(text) }
  return kind === 'open' || kind === 'exit' ? { kind } : null
}

/** Behaviour of a correct widget. Each deliberately wrong widget overrides one entry. */
const parts = {
  /** Called before the first subscription. Does nothing in a correct widget. */
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
  const options = { ...parts, ...over }
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
    reserved = options.releases === 'used'
  }
  return {
    widget: {
      prepare: async () => {
        const wasLost = isLost
        if (!options.keepsFailure) isLost = false
        return wasLost ? E.left(unreachable) : E.right(undefined)
      },
      reserve: () => {
        if (!reserved || options.reservesAnew) windows += 1
        reserved = true
      },
      release: () => {
        if (reserved && options.releases !== 'nothing') windows -= 1
        reserved = false
      },
      open: ({ token }) => {
        options.early(() => open(token))
        return new Observable((listener) => {
          const emit = (event: BillWidgetEvent): void => {
            listener.next(event)
            if (event.kind === 'exit' && options.endsAtExit) listener.complete()
          }
          if (isGone && reserved && !options.opensAnew) return emit({ kind: 'exit' })
          if (isBlocked) {
            for (const event of options.blocked) listener.next(event)
            return listener.complete()
          }
          open(token)
          let messageCount = 0
          const subscription = sent$.subscribe(({ data, from }) => {
            const event = options.hears(from) ? options.read(data) : null
            messageCount += 1
            if (event !== null && (event.kind === 'exit' || messageCount <= options.most)) emit(event)
          })
          subscription.add(closed$.subscribe(() => options.tellsClosing && emit({ kind: 'exit' })))
          return () => subscription.unsubscribe()
        })
      },
    },
    openedTokens: () => opened,
    windowCount: () => windows,
    blockWindows: () => {
      isBlocked = true
    },
    post: (data, from) => sent$.next({ data, from }),
    close: () => {
      if (windows > 0) windows -= 1
      isGone = reserved
      closed$.next()
    },
    failScriptLoad: () => {
      isLost = true
    },
  }
}

describeWrongAdapters('billWidgetLaws', billWidgetLaws, benchOf({}), {
  'widget.open opens the window synchronously on the first subscription, and not before.': benchOf({
    early: (open) => open(),
  }),
  'widget.open emits the events of the widget in order and completes after exit.': benchOf({ endsAtExit: false }),
  'widget.open emits null for a missing, blank or unusable account token or error text.': benchOf({
    read: (data) => {
      const event = read(data)
      return event?.kind === 'error' ? { kind: 'error', text: String((data as WidgetMessage).text) } : event
    },
  }),
  'widget.open ignores messages from another origin or another window.': [
    benchOf({ hears: (from) => from !== 'another window' }),
    benchOf({ hears: (from) => from !== 'another origin' }),
  ],
  'widget.open ignores malformed messages.': [
    benchOf({ read: (data) => (typeof data === 'string' && kinds.includes(data) ? { kind: 'exit' } : read(data)) }),
    benchOf({
      read: (data) => {
        const { kind, accountToken } = (data ?? {}) as WidgetMessage
        return kind === 'linked' ? { kind, accountToken: String(accountToken) } : read(data)
      },
    }),
  ],
  'widget.open emits at most 100 events for a flood of 1,000 messages and still emits exit.': benchOf({
    most: Number.POSITIVE_INFINITY,
  }),
  'widget.open emits exit and completes when the user closes the window.': benchOf({ tellsClosing: false }),
  'widget.open emits only blocked and completes if the browser blocks the window.': benchOf({ blocked: [] }),
  'widget.reserve opens one window, even if called twice, and widget.open uses that window.': benchOf({
    reservesAnew: true,
  }),
  'widget.release closes a reserved window, but not a window in use.': [
    benchOf({ releases: 'used' }),
    benchOf({ releases: 'nothing' }),
  ],
  'widget.open emits exit and opens no window if the user has closed the reserved one.': benchOf({ opensAnew: true }),
  'widget.prepare fails with Unreachable if the script does not load, and retries on the next call.': benchOf({
    keepsFailure: true,
  }),
})
