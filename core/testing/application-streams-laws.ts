import type { ApplicationStreams, StreamSignal } from '../verification/index.ts'
import { type Law, law, mustEqual } from './law.ts'

type Signal = StreamSignal['kind']

/** Test setup for `ApplicationStreams`, and functions that act as the server. */
export interface ApplicationStreamsBench {
  readonly streams: ApplicationStreams
  /** Returns the number of open connections for the events of an application. */
  readonly connectionCount: (applicationId: string) => number
  /** Sends a signal on the open connections of an application. Resolves after the adapter has emitted the signal. */
  readonly signal: (applicationId: string, signal: Signal) => Promise<void>
  /** Resolves after the adapter has opened and closed the connections that it needs. */
  readonly settle: () => Promise<void>
}

/** Subscribes to a stream. `received` lists the signals and the end of the stream, without the signal of the opening. */
const listenTo = async ({ streams, settle }: ApplicationStreamsBench, applicationId: string) => {
  const received: Array<Signal | 'end' | 'failure'> = []
  const subscription = streams.open(applicationId).subscribe({
    next: (signal) => void received.push(signal),
    error: () => void received.push('failure'),
    complete: () => void received.push('end'),
  })
  await settle()
  const opening = received.splice(0)
  return { opening, received, stop: () => subscription.unsubscribe() }
}

type Make = () => ApplicationStreamsBench

const subscriptionLaws = (make: Make): ReadonlyArray<Law> => [
  law('streams.open opens no connection before the subscription, and emits "open" after it.', async () => {
    const bench = make()
    bench.streams.open('a1')
    await bench.settle()
    mustEqual(bench.connectionCount('a1'), 0, 'the number of connections before the subscription')
    const { opening, stop } = await listenTo(bench, 'a1')
    mustEqual(bench.connectionCount('a1'), 1, 'the number of connections after the subscription')
    mustEqual(opening, ['open'], 'the signals after the subscription')
    stop()
  }),
  law('streams.open closes the connection on unsubscription, and then emits nothing (VERIF-073).', async () => {
    const bench = make()
    const { received, stop } = await listenTo(bench, 'a1')
    stop()
    await bench.settle()
    mustEqual(bench.connectionCount('a1'), 0, 'the number of connections')
    await bench.signal('a1', 'event')
    mustEqual(received, [], 'the signals after the unsubscription')
  }),
  law('streams.open emits every signal in order, including repeated ones.', async () => {
    const bench = make()
    const { received, stop } = await listenTo(bench, 'a1')
    const signals: ReadonlyArray<Signal> = ['event', 'event', 'error', 'error', 'open', 'event']
    for (const signal of signals) await bench.signal('a1', signal)
    stop()
    mustEqual(received, signals, 'the signals')
  }),
  law('streams.open emits no signal of another application.', async () => {
    const bench = make()
    const streams = [await listenTo(bench, 'a1'), await listenTo(bench, 'a10'), await listenTo(bench, 'A1')]
    await bench.signal('a1', 'event')
    await bench.signal('A1', 'closed')
    for (const { stop } of streams) stop()
    mustEqual(
      streams.map(({ received }) => received),
      [['event'], [], ['closed', 'end']],
      'the signals of three applications',
    )
  }),
  law('streams.open emits every signal to each subscriber, until this subscriber unsubscribes.', async () => {
    const bench = make()
    const [first, second] = [await listenTo(bench, 'a1'), await listenTo(bench, 'a1')]
    await bench.signal('a1', 'event')
    first.stop()
    await bench.settle()
    await bench.signal('a1', 'error')
    second.stop()
    await bench.settle()
    mustEqual([first.received, second.received], [['event'], ['event', 'error']], 'the signals of two subscribers')
    mustEqual(bench.connectionCount('a1'), 0, 'the number of connections after the last unsubscription')
  }),
  law('streams.open emits "open" to each subscriber, even if the connection is already open.', async () => {
    const bench = make()
    const streams = [await listenTo(bench, 'a1'), await listenTo(bench, 'a1')]
    for (const { stop } of streams) stop()
    mustEqual(
      streams.map(({ opening }) => opening),
      [['open'], ['open']],
      'the signals after two subscriptions',
    )
    mustEqual(streams[0]?.received, [], 'the signals of the first subscriber after the second subscription')
  }),
]

const closingLaws = (make: Make): ReadonlyArray<Law> => [
  law('streams.open completes after "closed" and keeps no connection.', async () => {
    const bench = make()
    const streams = [await listenTo(bench, 'a1'), await listenTo(bench, 'a1')]
    await bench.signal('a1', 'closed')
    await bench.signal('a1', 'event')
    await bench.settle()
    for (const { received } of streams) mustEqual(received, ['closed', 'end'], 'the signals')
    mustEqual(bench.connectionCount('a1'), 0, 'the number of connections')
  }),
  law('streams.open opens a new connection for a subscription after "closed".', async () => {
    const bench = make()
    await listenTo(bench, 'a1')
    await bench.signal('a1', 'closed')
    const { opening, received, stop } = await listenTo(bench, 'a1')
    await bench.signal('a1', 'event')
    stop()
    mustEqual([...opening, ...received], ['open', 'event'], 'the signals of the second subscription')
  }),
  law(
    'streams.open does not repeat an earlier "closed" to a subscription made while the stream completes.',
    async () => {
      const bench = make()
      const received: Array<Signal> = []
      let again = { unsubscribe: (): void => undefined }
      bench.streams.open('a1').subscribe({
        complete: () => {
          again = bench.streams.open('a1').subscribe((signal) => void received.push(signal))
        },
      })
      await bench.settle()
      await bench.signal('a1', 'closed')
      await bench.settle()
      again.unsubscribe()
      mustEqual(received, ['open'], 'the signals of the second subscription')
    },
  ),
]

/** Laws of `ApplicationStreams`. */
export const applicationStreamsLaws = (make: () => ApplicationStreamsBench): ReadonlyArray<Law> => [
  ...subscriptionLaws(make),
  ...closingLaws(make),
]
