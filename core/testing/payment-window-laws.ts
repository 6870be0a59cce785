import type { PaymentWindow, PaymentWindowEvent, PostedMessage } from '../platform/ports.ts'
import { outcome } from './answered.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** A payment window, and control of its other side. */
export interface PaymentWindowBench {
  readonly paymentWindow: PaymentWindow
  /** Returns the invoices that windows have shown, in order. */
  readonly shown: () => ReadonlyArray<string>
  /** Returns the number of reserved windows that show nothing yet. */
  readonly reserved: () => number
  /** Makes the browser block further windows. */
  readonly block: () => void
  /**
   * Posts a message to the page. `isFromWindow` decides whether the window of the invoice sends it; left out: the first window.
   */
  readonly post: (message: PostedMessage, invoiceId?: string) => void
  /** Closes the window of an invoice; left out: the first window. */
  readonly close: (invoiceId?: string) => void
  /** Makes the next load of the script fail. */
  readonly loseScript: () => void
}

interface Followed {
  readonly events: ReadonlyArray<PaymentWindowEvent>
  readonly isOver: () => boolean
}

const follow = ({ paymentWindow }: PaymentWindowBench, invoiceId = 'i1'): Followed => {
  const events: Array<PaymentWindowEvent> = []
  let isOver = false
  paymentWindow.show(invoiceId).subscribe({
    next: (event) => void events.push(event),
    complete: () => {
      isOver = true
    },
  })
  return { events, isOver: () => isOver }
}

const kinds = ({ events }: Followed): ReadonlyArray<string> => events.map(({ kind }) => kind)

const paidFrom = ({ paymentWindow: { origin } }: PaymentWindowBench): PostedMessage => ({
  origin,
  isFromWindow: true,
  data: { status: 'paid' },
})

/** Laws of the events that each subscriber gets about its own window. */
const eventLaws = (make: () => PaymentWindowBench): ReadonlyArray<Law> => [
  law('Nothing is shown before the first subscription, and then the invoice, at once.', () => {
    const bench = make()
    const stream$ = bench.paymentWindow.show('i1')
    mustEqual(bench.shown(), [], 'what is shown before')
    stream$.subscribe().unsubscribe()
    mustEqual(bench.shown(), ['i1'], 'what is shown')
  }),
  law('That the window has opened is told before anything else.', () => {
    const bench = make()
    const followed = follow(bench)
    bench.post(paidFrom(bench))
    mustEqual(kinds(followed), ['opened', 'message'], 'what is told')
  }),
  law('Every message is told as it is, with its origin, and with whether the window sent it.', () => {
    const bench = make()
    const followed = follow(bench)
    const messages: ReadonlyArray<PostedMessage> = [
      paidFrom(bench),
      { ...paidFrom(bench), isFromWindow: false },
      { origin: 'https://elsewhere.example', isFromWindow: true, data: 'paid' },
    ]
    for (const message of messages) bench.post(message)
    mustEqual(
      followed.events.slice(1),
      messages.map((message) => ({ kind: 'message', ...message })),
      'what is told of messages',
    )
  }),
  law('The end of the window is told, and nothing after it.', () => {
    const bench = make()
    const followed = follow(bench)
    bench.close()
    bench.post(paidFrom(bench))
    mustEqual(kinds(followed), ['opened', 'closed'], 'what is told')
    must(followed.isOver(), 'the stream goes on.')
  }),
  law('Each listener is told of its own invoice alone, also once another one is shown.', () => {
    const bench = make()
    const [first, second] = [follow(bench, 'i1'), follow(bench, 'i2')]
    bench.post(paidFrom(bench), 'i1')
    bench.close('i2')
    mustEqual(kinds(first), ['opened', 'message'], 'what the first is told')
    mustEqual(kinds(second), ['opened', 'message', 'closed'], 'what the second is told')
    const froms = [first, second].map(({ events }) => events[1]?.kind === 'message' && events[1].isFromWindow)
    mustEqual(froms, [true, false], 'whose window is told to have sent it')
    must(!first.isOver() && second.isOver(), 'the end of one is the end of the other.')
  }),
  law('A window that the browser does not open is told to be blocked, and nothing else.', () => {
    const bench = make()
    bench.block()
    const followed = follow(bench)
    bench.post({ ...paidFrom(bench), isFromWindow: false })
    mustEqual(kinds(followed), ['blocked'], 'what is told')
    must(followed.isOver(), 'the stream goes on.')
  }),
]

/** The laws of `PaymentWindow` (CALL-113, CARD-167, X9). Each asks for a bench of its own, whose script is loaded. */
export const paymentWindowLaws = (make: () => PaymentWindowBench): ReadonlyArray<Law> => [
  ...eventLaws(make),
  law('One window is reserved, however often it is asked for, and the next invoice is shown in it.', () => {
    const bench = make()
    bench.paymentWindow.reserve()
    bench.paymentWindow.reserve()
    mustEqual([bench.reserved(), bench.shown()], [1, []], 'what is reserved, and what is shown')
    bench.block()
    mustEqual(kinds(follow(bench)), ['opened'], 'what is told')
    mustEqual(bench.reserved(), 0, 'how many are reserved then')
  }),
  law('A reserved window is released, and one that is in use is not.', () => {
    const bench = make()
    bench.paymentWindow.reserve()
    bench.paymentWindow.release()
    mustEqual(bench.reserved(), 0, 'how many are reserved')
    const followed = follow(bench)
    bench.paymentWindow.release()
    mustEqual(kinds(followed), ['opened'], 'what is told')
  }),
  law('A script that does not come is Unreachable, and is asked for anew.', async () => {
    const bench = make()
    bench.loseScript()
    const prepare = () => outcome('paymentWindow.prepare', () => bench.paymentWindow.prepare)
    mustEqual(await prepare(), { _tag: 'Left', left: { _tag: 'Unreachable' } }, 'the first answer')
    mustEqual((await prepare())._tag, 'Right', 'the second answer')
  }),
]
