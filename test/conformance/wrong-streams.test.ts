import { type Fault, rejected, type RetriedSlice, type StreamSignal, unreachable } from '@paydeck/core'
import {
  type ApplicationStreamsBench,
  applicationStreamsLaws,
  type LostReadsBench,
  lostReadsLaws,
} from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'
import { distinctUntilChanged, filter, map, Observable, ReplaySubject, Subject, share, takeWhile } from 'rxjs'
import { describeWrongAdapters } from './run-laws.ts'

type Signal = StreamSignal['kind']

/** Server that sends signals to its open connections. */
interface Server {
  readonly connect: (applicationId: string) => Observable<Signal>
  /** Opens a connection that is never closed. */
  readonly leak: (applicationId: string) => void
}

type Open = (applicationId: string) => Observable<Signal>

const streams = (openOf: (server: Server) => Open) => (): ApplicationStreamsBench => {
  const signals$ = new Subject<{ readonly applicationId: string; readonly signal: Signal }>()
  const connections: Array<string> = []
  const close = (applicationId: string): void => {
    const index = connections.indexOf(applicationId)
    if (index >= 0) connections.splice(index, 1)
  }
  const connect: Open = (applicationId) =>
    new Observable((subscriber) => {
      connections.push(applicationId)
      subscriber.next('open')
      const subscription = signals$
        .pipe(
          filter((one) => one.applicationId === applicationId),
          map(({ signal }) => signal),
          takeWhile((signal) => signal !== 'closed', true),
        )
        .subscribe(subscriber)
      return () => {
        subscription.unsubscribe()
        close(applicationId)
      }
    })
  return {
    streams: { open: openOf({ connect, leak: (applicationId) => void connections.push(applicationId) }) },
    connectionCount: (applicationId) => connections.filter((one) => one === applicationId).length,
    signal: async (applicationId, signal) => signals$.next({ applicationId, signal }),
    settle: async () => undefined,
  }
}

/** Shares one connection among the subscribers of an application. */
const sharing =
  (pipe: (connection: Observable<Signal>) => Observable<Signal>) =>
  ({ connect }: Server): Open => {
    const shared = new Map<string, Observable<Signal>>()
    return (applicationId) => {
      const known = shared.get(applicationId) ?? pipe(connect(applicationId))
      shared.set(applicationId, known)
      return known
    }
  }

describeWrongAdapters(
  'applicationStreamsLaws',
  applicationStreamsLaws,
  streams(({ connect }) => connect),
  {
    'streams.open opens no connection before the subscription, and emits "open" after it.': [
      streams(({ connect, leak }) => (applicationId) => {
        leak(applicationId)
        return connect(applicationId)
      }),
      streams(
        ({ connect }) =>
          (applicationId) =>
            connect(applicationId).pipe(filter((signal) => signal !== 'open')),
      ),
    ],
    'streams.open closes the connection on unsubscription, and then emits nothing (VERIF-073).': streams(
      ({ connect }) =>
        (applicationId) =>
          new Observable((subscriber) => {
            connect(applicationId).subscribe(subscriber.next.bind(subscriber))
          }),
    ),
    'streams.open emits every signal in order, including repeated ones.': streams(
      ({ connect }) =>
        (applicationId) =>
          connect(applicationId).pipe(distinctUntilChanged()),
    ),
    'streams.open emits no signal of another application.': streams(
      ({ connect }) =>
        (applicationId) =>
          connect(applicationId.toLowerCase()),
    ),
    'streams.open emits every signal to each subscriber, until this subscriber unsubscribes.': streams(
      ({ connect }) => {
        const taken = new Set<string>()
        // Only the first subscriber of an application gets signals.
        return (applicationId) => {
          if (taken.has(applicationId)) return new Subject<Signal>()
          taken.add(applicationId)
          return connect(applicationId)
        }
      },
    ),
    'streams.open emits "open" to each subscriber, even if the connection is already open.': streams(
      sharing((connection) => connection.pipe(share())),
    ),
    'streams.open completes after "closed" and keeps no connection.': streams(
      ({ connect }) =>
        (applicationId) =>
          new Observable((subscriber) => connect(applicationId).subscribe((signal) => subscriber.next(signal))),
    ),
    'streams.open opens a new connection for a subscription after "closed".': streams(({ connect }) => {
      const ended = new Set<string>()
      return (applicationId) =>
        new Observable((subscriber) => {
          if (ended.has(applicationId)) return subscriber.complete()
          const subscription = connect(applicationId).subscribe({
            next: (signal) => {
              if (signal === 'closed') ended.add(applicationId)
              subscriber.next(signal)
            },
            complete: () => subscriber.complete(),
          })
          return () => subscription.unsubscribe()
        })
    }),
    'streams.open does not repeat an earlier "closed" to a subscription made while the stream completes.': streams(
      sharing((connection) =>
        connection.pipe(share({ connector: () => new ReplaySubject(1), resetOnComplete: false, resetOnError: true })),
      ),
    ),
  },
)

interface NamedRead {
  readonly name: string
  readonly slice: RetriedSlice
}

/** Records the reads that got no response, and all later reads with their outcome. */
interface Recorder {
  readonly lost: Array<NamedRead>
  readonly succeeded: Array<NamedRead>
  readonly rejected: Array<NamedRead>
}

const lostReads = (takeOf: (recorder: Recorder) => LostReadsBench['lostReads']['take']) => (): LostReadsBench => {
  const recorder: Recorder = { lost: [], succeeded: [], rejected: [] }
  let isOnline = true
  let isRejecting = false
  const readOf = (name: string, slice: RetriedSlice) => {
    const read: TE.TaskEither<Fault, void> = async () => {
      if (!isOnline) {
        recorder.lost.push({ name, slice })
        return E.left(unreachable)
      }
      recorder[isRejecting ? 'rejected' : 'succeeded'].push({ name, slice })
      if (!isRejecting) return E.right(undefined)
      isRejecting = false
      return E.left(rejected(500))
    }
    return { slices: [slice], read }
  }
  return {
    lostReads: { take: takeOf(recorder) },
    reads: [readOf('bills', 'billList'), readOf('payments', 'billList')],
    pages: [readOf('page 1', 'securityHistory'), readOf('page 2', 'securityHistory')],
    otherRead: readOf('cards', 'cardList'),
    setOnline: (next) => {
      isOnline = next
    },
    rejectNext: () => {
      isRejecting = true
    },
  }
}

const slicesOf = (reads: ReadonlyArray<NamedRead>): ReadonlyArray<RetriedSlice> => [
  ...new Set(reads.map(({ slice }) => slice)),
]

/** Returns the slices of the lost reads that none of the other reads repeats. */
const lostWithout = ({ lost }: Recorder, others: ReadonlyArray<NamedRead>): ReadonlyArray<RetriedSlice> =>
  slicesOf(lost.splice(0).filter(({ name }) => !others.some((other) => other.name === name)))

const lostOf = (recorder: Recorder): ReadonlyArray<RetriedSlice> =>
  lostWithout(recorder, [...recorder.succeeded, ...recorder.rejected])

describeWrongAdapters(
  'lostReadsLaws',
  lostReadsLaws,
  lostReads((recorder) => () => lostOf(recorder)),
  {
    'lostReads.take returns an empty list if every read has got a response.': lostReads(() => () => ['billList']),
    'lostReads.take returns each slice whose read got no response.': lostReads(
      (recorder) => () => lostOf(recorder).slice(0, 1),
    ),
    'lostReads.take returns a slice once if several of its reads got no response.': lostReads(
      ({ lost }) =>
        () =>
          lost.splice(0).map(({ slice }) => slice),
    ),
    'lostReads.take forgets the slices that it returns, until one of their reads is lost again.': [
      lostReads(
        ({ lost }) =>
          () =>
            slicesOf(lost),
      ),
      lostReads((recorder) => {
        let taken: ReadonlyArray<RetriedSlice> = []
        return () => {
          const slices = lostOf(recorder).filter((slice) => !taken.includes(slice))
          taken = [...taken, ...slices]
          return slices
        }
      }),
    ],
    'lostReads.take omits a slice whose lost read has succeeded in the meantime.': lostReads(
      (recorder) => () => lostWithout(recorder, recorder.rejected),
    ),
    'lostReads.take returns the slices whose read was lost, although the same method succeeded with another input.':
      lostReads((recorder) => () => (recorder.succeeded.length > 0 ? [] : lostOf(recorder))),
    'lostReads.take omits a slice whose last read the provider rejected.': lostReads(
      (recorder) => () => lostWithout(recorder, recorder.succeeded),
    ),
  },
)
