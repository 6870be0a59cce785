import type { PaymentWindow, PaymentWindowEvent, PostedMessage } from '../platform/ports.ts'
import { outcome } from './answered.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** A payment window, and the other side of it. */
export interface PaymentWindowBench {
  readonly paymentWindow: PaymentWindow
  /** The invoices that a window was asked to show, in order. */
  readonly shown: () => ReadonlyArray<string>
  /** From now on the browser opens none. */
  readonly block: () => void
  /** A message reaches the page. */
  readonly post: (message: PostedMessage) => void
  /** The person closes the window. */
  readonly close: () => void
  /** The script does not come the next time that it is asked for. */
  readonly loseScript: () => void
}

interface Followed {
  readonly events: ReadonlyArray<PaymentWindowEvent>
  readonly isOver: () => boolean
}

const follow = ({ paymentWindow }: PaymentWindowBench): Followed => {
  const events: Array<PaymentWindowEvent> = []
  let isOver = false
  paymentWindow.show('i1').subscribe({
    next: (event) => void events.push(event),
    complete: () => {
      isOver = true
    },
  })
  return { events, isOver: () => isOver }
}

const kinds = ({ events }: Followed): ReadonlyArray<string> => events.map(({ kind }) => kind)

/** The laws of `PaymentWindow` (CALL-113, CARD-167, X9). Each asks for a bench of its own, whose script is loaded. */
export const paymentWindowLaws = (make: () => PaymentWindowBench): ReadonlyArray<Law> => [
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
    bench.post({ origin: bench.paymentWindow.origin, isFromWindow: true, data: { status: 'paid' } })
    mustEqual(kinds(followed), ['opened', 'message'], 'what is told')
  }),
  law('Every message is told as it is, with its origin, and with whether the window sent it.', () => {
    const bench = make()
    const followed = follow(bench)
    const messages: ReadonlyArray<PostedMessage> = [
      { origin: bench.paymentWindow.origin, isFromWindow: true, data: { status: 'paid' } },
      { origin: bench.paymentWindow.origin, isFromWindow: false, data: { status: 'paid' } },
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
    bench.post({ origin: bench.paymentWindow.origin, isFromWindow: true, data: { status: 'paid' } })
    mustEqual(kinds(followed), ['opened', 'closed'], 'what is told')
    must(followed.isOver(), 'the stream goes on.')
  }),
  law('A window that the browser does not open is told to be blocked, and nothing else.', () => {
    const bench = make()
    bench.block()
    const followed = follow(bench)
    bench.post({ origin: bench.paymentWindow.origin, isFromWindow: false, data: { status: 'paid' } })
    mustEqual(kinds(followed), ['blocked'], 'what is told')
    must(followed.isOver(), 'the stream goes on.')
  }),
  law('A script that does not come is Unreachable, and is asked for anew.', async () => {
    const bench = make()
    bench.loseScript()
    const prepare = () => outcome('paymentWindow.prepare', () => bench.paymentWindow.prepare)
    mustEqual(await prepare(), { _tag: 'Left', left: { _tag: 'Unreachable' } }, 'the first answer')
    mustEqual((await prepare())._tag, 'Right', 'the second answer')
  }),
]
