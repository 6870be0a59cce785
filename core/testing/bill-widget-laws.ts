import type { BillWidget, BillWidgetEvent } from '../bill-pay/index.ts'
import { type Law, law, must, mustEqual } from './law.ts'
import { resultOf } from './port-calls.ts'

/** Sender of a message. "another origin": the widget's own window, after it has loaded a page of another origin. */
export type BillWidgetSender = 'widget' | 'another window' | 'another origin'

/** Test setup for `BillWidget`: a bill-connection widget whose script is loaded, and functions that control its window. */
export interface BillWidgetBench {
  readonly widget: BillWidget
  /** Returns the tokens that the widget was opened with, in order. */
  readonly openedTokens: () => ReadonlyArray<string>
  /** Returns the number of open windows. */
  readonly windowCount: () => number
  /** Makes the browser block all further windows. */
  readonly blockWindows: () => void
  /** Posts a message to the page. */
  readonly post: (data: unknown, from: BillWidgetSender) => void
  /** Closes the window as a user would. The window sends no exit message. */
  readonly close: () => void
  /** Makes the next load of the script fail. */
  readonly failScriptLoad: () => void
}

const request = { token: 't1', environment: 'development' } as const

const follow = ({ widget }: BillWidgetBench) => {
  const events: Array<BillWidgetEvent> = []
  let isComplete = false
  widget.open(request).subscribe({
    next: (event) => void events.push(event),
    complete: () => {
      isComplete = true
    },
  })
  return { events, isComplete: () => isComplete }
}

const linked = { kind: 'linked', accountToken: 'a1' } as const
const sampleEvents: ReadonlyArray<BillWidgetEvent> = [{ kind: 'open' }, linked, { kind: 'error', text: 'Not today.' }]

/** Messages that the adapter must ignore: wrong types, unknown kinds, or fields with unusable values. */
const malformedMessages: ReadonlyArray<unknown> = [
  null,
  'exit',
  7,
  [],
  ['exit'],
  {},
  { kind: 'EXIT' },
  { kind: ['open'] },
  { kind: 'linked', accountToken: 7 },
  { kind: 'linked', accountToken: 'a'.repeat(1_000_000) },
  { event: 'open' },
  { status: 'paid' },
]

/**
 * `messages` is the number of messages that the law sends within one second. `most` is the maximum number of events that the
 * adapter may emit for them.
 */
const flood = { messages: 1000, most: 100 } as const

type Make = () => BillWidgetBench

/** Laws about the events that the adapter emits for messages from the widget's window. */
const messageLaws = (make: Make): ReadonlyArray<Law> => [
  law('widget.open emits the events of the widget in order and completes after exit.', () => {
    const bench = make()
    const { events, isComplete } = follow(bench)
    for (const event of sampleEvents) bench.post(event, 'widget')
    mustEqual([events, isComplete()], [sampleEvents, false], 'the events received and the completion before exit')
    bench.post({ kind: 'exit' }, 'widget')
    for (const event of [...sampleEvents, { kind: 'exit' }]) bench.post(event, 'widget')
    bench.close()
    mustEqual(
      [events, isComplete()],
      [[...sampleEvents, { kind: 'exit' }], true],
      'the events received and the completion after exit',
    )
  }),
  law('widget.open emits null for a missing, blank or unusable account token or error text.', () => {
    const bench = make()
    const { events } = follow(bench)
    bench.post({ kind: 'linked' }, 'widget')
    bench.post({ kind: 'linked', accountToken: '' }, 'widget')
    bench.post({ kind: 'error', text: { of: 'a kind' } }, 'widget')
    bench.post({ kind: 'error', text: ' ' }, 'widget')
    const expected: ReadonlyArray<BillWidgetEvent> = [
      { kind: 'linked', accountToken: null },
      { kind: 'linked', accountToken: null },
      { kind: 'error', text: null },
      { kind: 'error', text: null },
    ]
    mustEqual(events, expected, 'the events received')
  }),
  law('widget.open ignores messages from another origin or another window.', () => {
    const bench = make()
    const { events, isComplete } = follow(bench)
    for (const from of ['another window', 'another origin'] as const) {
      for (const event of [...sampleEvents, { kind: 'exit' }]) bench.post(event, from)
    }
    mustEqual([events, isComplete()], [[], false], 'the events received and the completion')
  }),
  law('widget.open ignores malformed messages.', () => {
    const bench = make()
    const { events, isComplete } = follow(bench)
    for (const data of malformedMessages) bench.post(data, 'widget')
    mustEqual([events, isComplete()], [[], false], 'the events received and the completion')
  }),
  law('widget.open emits at most 100 events for a flood of 1,000 messages and still emits exit.', () => {
    const bench = make()
    const { events, isComplete } = follow(bench)
    for (let sent = 0; sent < flood.messages; sent += 1) bench.post(sent % 2 === 0 ? linked : sampleEvents[2], 'widget')
    must(
      events.length <= flood.most,
      `the number of events for ${flood.messages} messages is ${events.length} and should be at most ${flood.most}.`,
    )
    bench.post({ kind: 'exit' }, 'widget')
    mustEqual([events.at(-1), isComplete()], [{ kind: 'exit' }, true], 'the last event received and the completion')
  }),
]

/** Laws about the events that the adapter emits when the widget's window is opened, blocked or closed. */
const windowLaws = (make: Make): ReadonlyArray<Law> => [
  law('widget.open opens the window synchronously on the first subscription, and not before.', () => {
    const bench = make()
    const stream$ = bench.widget.open(request)
    mustEqual([bench.openedTokens(), bench.windowCount()], [[], 0], 'the tokens and the number of windows before open')
    stream$.subscribe().unsubscribe()
    mustEqual([bench.openedTokens(), bench.windowCount()], [['t1'], 1], 'the tokens and the number of windows')
  }),
  law('widget.open emits exit and completes when the user closes the window.', () => {
    const bench = make()
    const { events, isComplete } = follow(bench)
    bench.close()
    mustEqual([events, isComplete()], [[{ kind: 'exit' }], true], 'the events received and the completion')
  }),
  law('widget.open emits only blocked and completes if the browser blocks the window.', () => {
    const bench = make()
    bench.blockWindows()
    const { events, isComplete } = follow(bench)
    bench.post({ kind: 'open' }, 'another window')
    mustEqual([events, isComplete()], [[{ kind: 'blocked' }], true], 'the events received and the completion')
  }),
  law('widget.reserve opens one window, even if called twice, and widget.open uses that window.', () => {
    const bench = make()
    bench.widget.reserve()
    bench.widget.reserve()
    mustEqual([bench.openedTokens(), bench.windowCount()], [[], 1], 'the tokens and the number of windows before open')
    const { events } = follow(bench)
    bench.post({ kind: 'open' }, 'widget')
    mustEqual(
      [bench.openedTokens(), bench.windowCount(), events],
      [['t1'], 1, [{ kind: 'open' }]],
      'the tokens, the number of windows and the events',
    )
  }),
  law('widget.release closes a reserved window, but not a window in use.', () => {
    const bench = make()
    bench.widget.release()
    bench.widget.reserve()
    bench.widget.release()
    mustEqual(bench.windowCount(), 0, 'the number of windows after release')
    bench.widget.reserve()
    follow(bench)
    bench.widget.release()
    mustEqual(bench.windowCount(), 1, 'the number of windows after release in use')
  }),
  law('widget.open emits exit and opens no window if the user has closed the reserved one.', () => {
    const bench = make()
    bench.widget.reserve()
    bench.close()
    const { events, isComplete } = follow(bench)
    mustEqual([events, isComplete()], [[{ kind: 'exit' }], true], 'the events received and the completion')
    mustEqual([bench.openedTokens(), bench.windowCount()], [[], 0], 'the tokens and the number of windows')
  }),
  law('widget.prepare fails with Unreachable if the script does not load, and retries on the next call.', async () => {
    const bench = make()
    bench.failScriptLoad()
    const prepare = () => resultOf('widget.prepare', () => bench.widget.prepare)
    mustEqual(await prepare(), { _tag: 'Left', left: { _tag: 'Unreachable' } }, 'the first result of widget.prepare')
    mustEqual((await prepare())._tag, 'Right', 'the tag of the second result of widget.prepare')
  }),
]

/** Laws of `BillWidget` (BILL-081, BILL-082, CALL-117, X9). `make` must create a new test setup on each call. */
export const billWidgetLaws = (make: Make): ReadonlyArray<Law> => [...windowLaws(make), ...messageLaws(make)]
