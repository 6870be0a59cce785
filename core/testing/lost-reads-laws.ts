import type { taskEither as TE } from 'fp-ts'
import type { LostReads, RetriedSlice } from '../connection/index.ts'
import type { Fault } from '../kernel/fault.ts'
import { type Law, law, mustEqual } from './law.ts'
import { mustFail, mustSucceed } from './port-calls.ts'

/** Read of the provider, and the slices that show its result. */
interface BenchRead {
  readonly slices: ReadonlyArray<RetriedSlice>
  readonly read: TE.TaskEither<Fault, unknown>
}

/** Test setup for `LostReads`: reads of the provider, and functions that make them fail. */
export interface LostReadsBench {
  readonly lostReads: LostReads
  /** Two different reads of the same slices. */
  readonly reads: readonly [BenchRead, BenchRead]
  /** Two calls of one method with different inputs, such as two pages of one list. Both belong to the same slices. */
  readonly pages: readonly [BenchRead, BenchRead]
  /** A read of other slices. */
  readonly otherRead: BenchRead
  /** Interrupts or restores the connection. */
  readonly setOnline: (isOnline: boolean) => void
  /** Makes the provider reject the next call. */
  readonly rejectNext: () => void
}

const lose = async ({ setOnline }: LostReadsBench, ...reads: ReadonlyArray<BenchRead>): Promise<void> => {
  setOnline(false)
  for (const { read } of reads) await mustFail('the read', () => read, 'Unreachable')
  setOnline(true)
}

/** Laws of `LostReads`. */
export const lostReadsLaws = (make: () => LostReadsBench): ReadonlyArray<Law> => [
  law('lostReads.take returns an empty list if every read has got a response.', async () => {
    const { lostReads, reads } = make()
    mustEqual(lostReads.take(), [], 'the slices before the first read')
    for (const { read } of reads) await mustSucceed('the read', () => read)
    mustEqual(lostReads.take(), [], 'the slices after successful reads')
  }),
  law('lostReads.take returns each slice whose read got no response.', async () => {
    const bench = make()
    await lose(bench, bench.reads[0], bench.otherRead)
    mustEqual(
      bench.lostReads.take().toSorted(),
      [...bench.reads[0].slices, ...bench.otherRead.slices].toSorted(),
      'the slices, sorted',
    )
  }),
  law('lostReads.take returns a slice once if several of its reads got no response.', async () => {
    const bench = make()
    await lose(bench, ...bench.reads, ...bench.reads)
    mustEqual(bench.lostReads.take(), bench.reads[0].slices, 'the slices')
  }),
  law('lostReads.take forgets the slices that it returns, until one of their reads is lost again.', async () => {
    const bench = make()
    await lose(bench, bench.reads[0])
    bench.lostReads.take()
    mustEqual(bench.lostReads.take(), [], 'the slices of the second call')
    await lose(bench, bench.reads[0])
    mustEqual(bench.lostReads.take(), bench.reads[0].slices, 'the slices after the read is lost again')
  }),
  law('lostReads.take omits a slice whose lost read has succeeded in the meantime.', async () => {
    const bench = make()
    const [read] = bench.reads
    await lose(bench, read)
    await mustSucceed('the read', () => read.read)
    mustEqual(bench.lostReads.take(), [], 'the slices')
  }),
  law(
    'lostReads.take returns the slices whose read was lost, although the same method succeeded with another input.',
    async () => {
      const bench = make()
      const [first, second] = bench.pages
      await lose(bench, first)
      await mustSucceed('the read with another input', () => second.read)
      mustEqual(bench.lostReads.take(), first.slices, 'the slices')
    },
  ),
  law('lostReads.take omits a slice whose last read the provider rejected.', async () => {
    const bench = make()
    const [read] = bench.reads
    await lose(bench, read)
    bench.rejectNext()
    await mustFail('the read', () => read.read, 'Rejected')
    mustEqual(bench.lostReads.take(), [], 'the slices')
  }),
]
