import type { PaymentWindow, PaymentWindowEvent, PostedMessage } from '../platform/ports.ts'
import { type Law, law, must, mustEqual } from './law.ts'
import { resultOf } from './port-calls.ts'

/**
 * Test setup for `PaymentWindow`: a payment window whose script is loaded, and functions that control the browser windows.
 */
export interface PaymentWindowBench {
  readonly paymentWindow: PaymentWindow
  /** Returns the ids of the invoices that windows have shown, in order. */
  readonly shownInvoiceIds: () => ReadonlyArray<string>
  /** Returns the number of reserved windows that show no invoice yet. */
  readonly reservedCount: () => number
  /** Makes the browser block all further windows. */
  readonly blockWindows: () => void
  /**
   * Posts a message to the page. If `isFromWindow` is true, the window of the invoice posts the message; otherwise another
   * window does. The default invoice is "i1".
   */
  readonly post: (message: PostedMessage, invoiceId?: string) => void
  /** Closes the window of an invoice. The default invoice is "i1". */
  readonly close: (invoiceId?: string) => void
  /** Makes the next load of the script fail. */
  readonly failScriptLoad: () => void
}

/** Record of the events that one subscriber received. */
interface Recording {
  readonly events: ReadonlyArray<PaymentWindowEvent>
  readonly isComplete: () => boolean
}

const follow = ({ paymentWindow }: PaymentWindowBench, invoiceId = 'i1'): Recording => {
  const events: Array<PaymentWindowEvent> = []
  let isComplete = false
  paymentWindow.show(invoiceId).subscribe({
    next: (event) => void events.push(event),
    complete: () => {
      isComplete = true
    },
  })
  return { events, isComplete: () => isComplete }
}

const kinds = ({ events }: Recording): ReadonlyArray<string> => events.map(({ kind }) => kind)

const paidFrom = ({ paymentWindow: { origin } }: PaymentWindowBench): PostedMessage => ({
  origin,
  isFromWindow: true,
  data: { status: 'paid' },
})

/** Laws about the events that a subscriber receives for the window of its own invoice. */
const eventLaws = (make: () => PaymentWindowBench): ReadonlyArray<Law> => [
  law('paymentWindow.show shows the invoice synchronously on the first subscription, and not before.', () => {
    const bench = make()
    const stream$ = bench.paymentWindow.show('i1')
    mustEqual(bench.shownInvoiceIds(), [], 'the shown invoices before subscribing')
    stream$.subscribe().unsubscribe()
    mustEqual(bench.shownInvoiceIds(), ['i1'], 'the shown invoices')
  }),
  law('paymentWindow.show emits opened before any other event.', () => {
    const bench = make()
    const recording = follow(bench)
    bench.post(paidFrom(bench))
    mustEqual(kinds(recording), ['opened', 'message'], 'the kinds of the events')
  }),
  law('paymentWindow.show emits every message with its data, its origin and isFromWindow.', () => {
    const bench = make()
    const recording = follow(bench)
    const messages: ReadonlyArray<PostedMessage> = [
      paidFrom(bench),
      { ...paidFrom(bench), isFromWindow: false },
      { origin: 'https://elsewhere.example', isFromWindow: true, data: 'paid' },
    ]
    for (const message of messages) bench.post(message)
    mustEqual(
      recording.events.slice(1),
      messages.map((message) => ({ kind: 'message', ...message })),
      'the message events',
    )
  }),
  law('paymentWindow.show emits closed when the window closes, and then completes.', () => {
    const bench = make()
    const recording = follow(bench)
    bench.close()
    bench.post(paidFrom(bench))
    mustEqual(kinds(recording), ['opened', 'closed'], 'the kinds of the events')
    must(recording.isComplete(), 'the stream did not complete.')
  }),
  law('paymentWindow.show emits isFromWindow and closed for the window of its own invoice only.', () => {
    const bench = make()
    const [first, second] = [follow(bench, 'i1'), follow(bench, 'i2')]
    bench.post(paidFrom(bench), 'i1')
    bench.close('i2')
    mustEqual(kinds(first), ['opened', 'message'], 'the events of the first invoice')
    mustEqual(kinds(second), ['opened', 'message', 'closed'], 'the events of the second invoice')
    const senders = [first, second].map(({ events }) => events[1]?.kind === 'message' && events[1].isFromWindow)
    mustEqual(senders, [true, false], 'isFromWindow for the two subscribers')
    must(!first.isComplete() && second.isComplete(), 'only the stream of the closed window should complete.')
  }),
  law('paymentWindow.show emits only blocked and completes if the browser blocks the window.', () => {
    const bench = make()
    bench.blockWindows()
    const recording = follow(bench)
    bench.post({ ...paidFrom(bench), isFromWindow: false })
    mustEqual(kinds(recording), ['blocked'], 'the kinds of the events')
    must(recording.isComplete(), 'the stream did not complete.')
  }),
]

/** Laws of `PaymentWindow` (CALL-113, CARD-167, X9). `make` must create a new test setup on each call. */
export const paymentWindowLaws = (make: () => PaymentWindowBench): ReadonlyArray<Law> => [
  ...eventLaws(make),
  law('paymentWindow.reserve opens one window, even if called twice, and paymentWindow.show uses that window.', () => {
    const bench = make()
    bench.paymentWindow.reserve()
    bench.paymentWindow.reserve()
    mustEqual(
      [bench.reservedCount(), bench.shownInvoiceIds()],
      [1, []],
      'the number of reserved windows, and the shown invoices',
    )
    bench.blockWindows()
    mustEqual(kinds(follow(bench)), ['opened'], 'the kinds of the events')
    mustEqual(bench.reservedCount(), 0, 'the number of reserved windows after show')
  }),
  law('paymentWindow.release closes a reserved window, but not a window in use.', () => {
    const bench = make()
    bench.paymentWindow.reserve()
    bench.paymentWindow.release()
    mustEqual(bench.reservedCount(), 0, 'the number of reserved windows')
    const recording = follow(bench)
    bench.paymentWindow.release()
    mustEqual(kinds(recording), ['opened'], 'the kinds of the events')
  }),
  law(
    'paymentWindow.prepare fails with Unreachable if the script does not load, and retries on the next call.',
    async () => {
      const bench = make()
      bench.failScriptLoad()
      const prepare = () => resultOf('paymentWindow.prepare', () => bench.paymentWindow.prepare)
      mustEqual(
        await prepare(),
        { _tag: 'Left', left: { _tag: 'Unreachable' } },
        'the first result of paymentWindow.prepare',
      )
      mustEqual((await prepare())._tag, 'Right', 'the tag of the second result of paymentWindow.prepare')
    },
  ),
]
