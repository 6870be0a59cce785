import { browserBillWidget } from '@paydeck/adapters/browser/bill-widget'
import { makeScriptLoader } from '@paydeck/adapters/browser/scripts'
import { type BillWidgetEvent, unreachable } from '@paydeck/core'
import { type BillWidgetBench, billWidgetLaws } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { runLaws } from '../conformance/run-laws.ts'

const address = 'https://bills.example/connection.js'
const origin = 'https://bills.example'

interface PlayedWindow {
  closed: boolean
  readonly close: () => void
}

interface Request {
  readonly token: string
  readonly environment: string
  readonly onClose: () => void
}

/**
 * Creates a browser with a fake bill-connection script, whose windows the test controls. As in browsers, opening a window
 * with the name of an open window reuses that window.
 */
const played = () => {
  const named = new Map<string, PlayedWindow>()
  const requests: Array<Request> = []
  let isBlocked = false
  const open = (_address: string, name: string): PlayedWindow | null => {
    if (isBlocked) return null
    const found = named.get(name)
    if (found?.closed === false) return found
    const made: PlayedWindow = { closed: false, close: () => void (made.closed = true) }
    named.set(name, made)
    return made
  }
  const bills = {
    open: (request: Request) => {
      requests.push(request)
      return open('/connect', 'bill-connection')
    },
  }
  const page = new EventTarget()
  const listening = new Set<EventListener>()
  const view = {
    bills,
    open,
    location: window.location,
    addEventListener: (kind: string, listener: EventListener) => {
      listening.add(listener)
      page.addEventListener(kind, listener)
    },
    removeEventListener: (kind: string, listener: EventListener) => {
      listening.delete(listener)
      page.removeEventListener(kind, listener)
    },
  }
  const widgets = (): ReadonlyArray<PlayedWindow> => [...named.values()].filter(({ closed }) => !closed)
  return {
    view,
    listening,
    requests,
    widgets,
    named,
    block: () => void (isBlocked = true),
    post: (data: unknown, from: string, source: unknown): void => {
      page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }))
    },
    close: () => {
      for (const one of widgets()) one.close()
      requests.at(-1)?.onClose()
    },
  }
}

type View = ReturnType<typeof played>['view']
/** Browser window of the page that uses the widget. Any member may be missing. */
type PartOfView = { readonly [K in keyof View]?: View[K] | undefined }

/** Document in which `ends` decides whether an added script loads or fails. */
const documentOf = (loaded: Array<string>, ends: () => 'load' | 'error') =>
  ({
    createElement: () => window.document.createElement('script'),
    head: {
      append: (script: HTMLScriptElement) => {
        loaded.push(script.src)
        script.dispatchEvent(new Event(ends()))
      },
    },
  }) as unknown as Document

const widgetOf = (
  view: PartOfView,
  at = address,
  loaded: Array<string> = [],
  ends: () => 'load' | 'error' = () => 'load',
) =>
  browserBillWidget(view as unknown as Window, makeScriptLoader(documentOf(loaded, ends), undefined, [address, at]), at)

const bench = (): BillWidgetBench => {
  const { view, requests, widgets, named, block, post, close } = played()
  let ending: 'load' | 'error' = 'load'
  const ends = (): 'load' | 'error' => {
    const now = ending
    ending = 'load'
    return now
  }
  return {
    widget: widgetOf(view, address, [], ends),
    openedTokens: () => requests.map(({ token }) => token),
    windowCount: () => widgets().length,
    blockWindows: block,
    post: (data, from) => {
      const widget = named.get('bill-connection') ?? null
      post(
        data,
        from === 'another origin' ? 'https://bills.example.evil' : origin,
        from === 'another window' ? {} : widget,
      )
    },
    close,
    failScriptLoad: () => {
      ending = 'error'
    },
  }
}

runLaws('the bill-connection widget of a script', billWidgetLaws(bench))

const request = { token: 't1', environment: 'production' } as const

it('BILL-081 BILL-082 the first call of `prepare` loads the bill-connection script; later calls do not load it again', async () => {
  const { view } = played()
  const loaded: Array<string> = []
  const { prepare, reserve } = widgetOf(view, address, loaded)
  reserve()
  expect(loaded).toEqual([])
  expect(await Promise.all([prepare(), prepare()])).toEqual([E.right(undefined), E.right(undefined)])
  expect(await prepare()).toEqual(E.right(undefined))
  expect(loaded).toEqual([address])
})

it('BILL-082 if the script has no URL or does not define the bill-connection widget, `prepare` fails as Unreachable', async () => {
  const { view } = played()
  expect(await widgetOf({ ...view, bills: undefined }).prepare()).toEqual(E.left(unreachable))
  const loaded: Array<string> = []
  expect(await widgetOf({ ...view, bills: undefined }, '', loaded).prepare()).toEqual(E.left(unreachable))
  expect(loaded).toEqual([])
})

const heardOf = (view: PartOfView): ReadonlyArray<BillWidgetEvent | 'over'> => {
  const events: Array<BillWidgetEvent | 'over'> = []
  widgetOf(view)
    .open(request)
    .subscribe({ next: (event) => void events.push(event), complete: () => void events.push('over') })
  return events
}

it('`open` of the bill-connection widget emits "blocked" without a script, and "error" and "exit" if the script throws', () => {
  const { view } = played()
  expect(heardOf({ ...view, bills: undefined })).toEqual([{ kind: 'blocked' }, 'over'])
  const open = (): never => {
    throw new Error('no such token')
  }
  expect(heardOf({ ...view, bills: { open } })).toEqual([{ kind: 'error', text: null }, { kind: 'exit' }, 'over'])
})

it('BILL-080 the bill-connection script receives the token and the environment, and opens in the reserved window', () => {
  const { view, requests, named } = played()
  const widget = widgetOf(view)
  widget.reserve()
  const reserved = named.get('bill-connection')
  widget.open(request).subscribe()
  expect(requests.map(({ token, environment }) => ({ token, environment }))).toEqual([request])
  expect([...named.values()]).toEqual([reserved])
})

it('`release` closes the reserved window of the bill-connection widget, even if a second `reserve` was blocked', () => {
  const { view, widgets, block } = played()
  const { reserve, release } = widgetOf(view)
  reserve()
  block()
  reserve()
  release()
  expect(widgets()).toEqual([])
})

it('if the user has closed the reserved window, the next `reserve` of the bill-connection widget opens a new window', () => {
  const { view, requests, widgets, close } = played()
  const widget = widgetOf(view)
  widget.reserve()
  close()
  widget.reserve()
  expect(widgets()).toHaveLength(1)
  widget.open(request).subscribe()
  expect([requests.length, widgets().length]).toEqual([1, 1])
})

it('X9 a bill connection ignores all messages except those from its own window', () => {
  const { view, requests, named, post, close } = played()
  const first = heardOf(view)
  const before = named.get('bill-connection')
  close()
  const second = heardOf(view)
  const after = named.get('bill-connection')
  post({ kind: 'open' }, origin, before)
  post({ kind: 'linked', accountToken: 'a1' }, origin, after)
  requests.at(0)?.onClose()
  expect(first).toEqual([{ kind: 'exit' }, 'over'])
  expect(second).toEqual([{ kind: 'linked', accountToken: 'a1' }])
})

it('X6 X9 the bill-connection widget shortens a long error message, and keeps its markup as plain text', () => {
  const { view, named, post } = played()
  const events = heardOf(view)
  post(
    { kind: 'error', text: `<img src=x onerror=alert(1)> ${'é'.repeat(1_000_000)}` },
    origin,
    named.get('bill-connection'),
  )
  const text = `<img src=x onerror=alert(1)> ${'é'.repeat(271)}`
  expect(events).toEqual([{ kind: 'error', text }])
})

it('X9 after the bill connection has ended or the caller has unsubscribed, no message listener remains', () => {
  const { view, listening, post, close, named } = played()
  const widget = widgetOf(view)
  const subscription = widget.open(request).subscribe()
  expect(listening.size).toBe(1)
  subscription.unsubscribe()
  expect(listening.size).toBe(0)
  heardOf(view)
  close()
  expect(listening.size).toBe(0)
  heardOf(view)
  post({ kind: 'exit' }, origin, named.get('bill-connection'))
  expect(listening.size).toBe(0)
  const gone = widgetOf(view)
  gone.reserve()
  close()
  gone.open(request).subscribe()
  expect(listening.size).toBe(0)
})
