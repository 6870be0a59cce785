import type { BillWidget, BillWidgetEvent } from '../bill-pay/index.ts'
import { outcome } from './answered.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** Sender of a message: the widget's window, another window, or the widget's window with another origin. */
export type BillWidgetSender = 'widget' | 'another window' | 'another origin'

/** A bill-connection widget whose script is loaded, and the other side of it. */
export interface BillWidgetBench {
  readonly widget: BillWidget
  /** The tokens that the widget was opened with, in order. */
  readonly opened: () => ReadonlyArray<string>
  /** Returns the number of open windows. */
  readonly windows: () => number
  /** From now on the browser opens none. */
  readonly block: () => void
  /** A message reaches the page. */
  readonly post: (data: unknown, from: BillWidgetSender) => void
  /** The person closes the window without leaving. */
  readonly close: () => void
  /** The script does not come the next time that it is asked for. */
  readonly loseScript: () => void
}

const request = { token: 't1', environment: 'development' } as const

const follow = ({ widget }: BillWidgetBench) => {
  const events: Array<BillWidgetEvent> = []
  let isOver = false
  widget.open(request).subscribe({
    next: (event) => void events.push(event),
    complete: () => {
      isOver = true
    },
  })
  return { events, isOver: () => isOver }
}

const linked = { kind: 'linked', accountToken: 'a1' } as const
const said: ReadonlyArray<BillWidgetEvent> = [{ kind: 'open' }, linked, { kind: 'error', text: 'Not today.' }]

/** Messages that the widget never sends, or that contain nothing usable. */
const nonsense: ReadonlyArray<unknown> = [
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

/** Messages within one second of a flood, and the most that the adapter may emit. */
const flood = { messages: 1000, most: 100 } as const

type Make = () => BillWidgetBench

/** Laws of the events for messages of the window. */
const messageLaws = (make: Make): ReadonlyArray<Law> => [
  law('What the widget sends is told as it comes, and nothing after it has been left.', () => {
    const bench = make()
    const { events, isOver } = follow(bench)
    for (const event of said) bench.post(event, 'widget')
    mustEqual([events, isOver()], [said, false], 'what is told')
    bench.post({ kind: 'exit' }, 'widget')
    for (const event of [...said, { kind: 'exit' }]) bench.post(event, 'widget')
    bench.close()
    mustEqual([events, isOver()], [[...said, { kind: 'exit' }], true], 'what is told in the end')
  }),
  law('What is not said of an account or of an error is null, as is what says nothing.', () => {
    const bench = make()
    const { events } = follow(bench)
    bench.post({ kind: 'linked' }, 'widget')
    bench.post({ kind: 'linked', accountToken: '' }, 'widget')
    bench.post({ kind: 'error', text: { of: 'a kind' } }, 'widget')
    bench.post({ kind: 'error', text: ' ' }, 'widget')
    const silent: ReadonlyArray<BillWidgetEvent> = [
      { kind: 'linked', accountToken: null },
      { kind: 'linked', accountToken: null },
      { kind: 'error', text: null },
      { kind: 'error', text: null },
    ]
    mustEqual(events, silent, 'what is told')
  }),
  law('Whatever another origin or another window sends is not heard.', () => {
    const bench = make()
    const { events, isOver } = follow(bench)
    for (const from of ['another window', 'another origin'] as const) {
      for (const event of [...said, { kind: 'exit' }]) bench.post(event, from)
    }
    mustEqual([events, isOver()], [[], false], 'what is told')
  }),
  law('A message of another shape changes nothing.', () => {
    const bench = make()
    const { events, isOver } = follow(bench)
    for (const data of nonsense) bench.post(data, 'widget')
    mustEqual([events, isOver()], [[], false], 'what is told')
  }),
  law('Of a flood a few are told, and its end.', () => {
    const bench = make()
    const { events, isOver } = follow(bench)
    for (let sent = 0; sent < flood.messages; sent += 1) bench.post(sent % 2 === 0 ? linked : said[2], 'widget')
    must(events.length <= flood.most, `${events.length} of ${flood.messages} are told.`)
    bench.post({ kind: 'exit' }, 'widget')
    mustEqual([events.at(-1), isOver()], [{ kind: 'exit' }, true], 'what is told last')
  }),
]

/** Laws of the events for the window itself. */
const windowLaws = (make: Make): ReadonlyArray<Law> => [
  law('Nothing is opened before the first subscription, and then with its token, at once.', () => {
    const bench = make()
    const stream$ = bench.widget.open(request)
    mustEqual([bench.opened(), bench.windows()], [[], 0], 'what is opened before')
    stream$.subscribe().unsubscribe()
    mustEqual([bench.opened(), bench.windows()], [['t1'], 1], 'what is opened')
  }),
  law('A window that is closed without having been left is left.', () => {
    const bench = make()
    const { events, isOver } = follow(bench)
    bench.close()
    mustEqual([events, isOver()], [[{ kind: 'exit' }], true], 'what is told')
  }),
  law('A window that the browser does not open is told to be blocked, and nothing else.', () => {
    const bench = make()
    bench.block()
    const { events, isOver } = follow(bench)
    bench.post({ kind: 'open' }, 'another window')
    mustEqual([events, isOver()], [[{ kind: 'blocked' }], true], 'what is told')
  }),
  law('A reserved window is one however often it is reserved, and the widget opens in it.', () => {
    const bench = make()
    bench.widget.reserve()
    bench.widget.reserve()
    mustEqual([bench.opened(), bench.windows()], [[], 1], 'what is opened before')
    const { events } = follow(bench)
    bench.post({ kind: 'open' }, 'widget')
    mustEqual([bench.opened(), bench.windows(), events], [['t1'], 1, [{ kind: 'open' }]], 'what is opened')
  }),
  law('A reserved window is closed where it is released, and not any more once it is in use.', () => {
    const bench = make()
    bench.widget.release()
    bench.widget.reserve()
    bench.widget.release()
    mustEqual(bench.windows(), 0, 'how many windows are left')
    bench.widget.reserve()
    follow(bench)
    bench.widget.release()
    mustEqual(bench.windows(), 1, 'how many windows are left of the widget')
  }),
  law('Whoever closes the reserved window has left, and none is opened in its place.', () => {
    const bench = make()
    bench.widget.reserve()
    bench.close()
    const { events, isOver } = follow(bench)
    mustEqual([events, isOver()], [[{ kind: 'exit' }], true], 'what is told')
    mustEqual([bench.opened(), bench.windows()], [[], 0], 'what is opened')
  }),
  law('A script that does not come is Unreachable, and is asked for anew.', async () => {
    const bench = make()
    bench.loseScript()
    const prepare = () => outcome('widget.prepare', () => bench.widget.prepare)
    mustEqual(await prepare(), { _tag: 'Left', left: { _tag: 'Unreachable' } }, 'the first answer')
    mustEqual((await prepare())._tag, 'Right', 'the second answer')
  }),
]

/** The laws of `BillWidget` (BILL-081, BILL-082, CALL-117, X9). Each asks for a bench of its own. */
export const billWidgetLaws = (make: Make): ReadonlyArray<Law> => [...windowLaws(make), ...messageLaws(make)]
