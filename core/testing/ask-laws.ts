import { either as E, type taskEither as TE } from 'fp-ts'
import { type Fault, rejected } from '../kernel/fault.ts'
import { answered, outcome } from './answered.ts'
import { broken, type Law, law, must, mustEqual, shown } from './law.ts'

/**
 * Failure of the far side: the session is over; a rejection like `plannedRefusal`; no response; a response that violates the
 * contract.
 */
export type FarSideFailure = 'unauthorized' | 'refused' | 'gone' | 'nonsense'

/** The refusal that a bench plays: over HTTP a status 503 with a Retry-After, and these words as the error. */
export const plannedRefusal = rejected(503, 'Busy at the moment.', 7)

/** A port method, and the far side that answers it. */
export interface AskBench<A> {
  /** Calls the method. The far side responds successfully. */
  readonly ask: TE.TaskEither<Fault, A>
  /** Makes the far side's next answer fail; what it cannot play is left out. */
  readonly fail: Readonly<Partial<Record<FarSideFailure, () => Promise<unknown>>>>
  /** Returns the number of requests that reached the far side. */
  readonly asked: () => Promise<number>
}

const answers: Readonly<
  Record<FarSideFailure, { readonly says: string; readonly isRight: (fault: Fault) => boolean }>
> = {
  unauthorized: {
    says: 'A session that is over is answered with Unauthorized.',
    isRight: ({ _tag }) => _tag === 'Unauthorized',
  },
  refused: {
    says: 'A refusal is answered with Rejected, with its status, its words and its time to wait.',
    isRight: (fault) =>
      fault._tag === 'Rejected' &&
      fault.status === plannedRefusal.status &&
      fault.message === plannedRefusal.message &&
      fault.retryAfter === plannedRefusal.retryAfter,
  },
  gone: {
    says: 'A far side that does not answer is answered with Unreachable.',
    isRight: ({ _tag }) => _tag === 'Unreachable',
  },
  nonsense: {
    says: 'An answer that is not of the contract is answered with Malformed.',
    isRight: ({ _tag }) => _tag === 'Malformed',
  },
}

const failures = ['unauthorized', 'refused', 'gone', 'nonsense'] as const satisfies ReadonlyArray<FarSideFailure>

/**
 * The laws of every port method that asks a remote party: nothing is thrown or rejected, each failure has its
 * fault, and a failure passes.
 * @param plays the failures that the benches can play; by default all
 */
export const askLaws = <A>(
  make: () => Promise<AskBench<A>>,
  plays: ReadonlyArray<FarSideFailure> = failures,
): ReadonlyArray<Law> => [
  law('Nothing is asked before the task is run, and every run asks.', async () => {
    const { ask, asked } = await make()
    mustEqual(await asked(), 0, 'how often it was asked before a run')
    await answered('ask', () => ask)
    await answered('ask', () => ask)
    mustEqual(await asked(), 2, 'how often it was asked in two runs')
  }),
  ...plays.map((failure) =>
    law(answers[failure].says, async () => {
      const { ask, fail } = await make()
      const play = fail[failure] ?? broken(`the bench does not play "${failure}".`)
      await play()
      const answer = await outcome('ask', () => ask)
      must(E.isLeft(answer) && answers[failure].isRight(answer.left), `ask answers with ${shown(answer)}.`)
    }),
  ),
  law('A failure passes: the next call is answered.', async () => {
    const { ask, fail } = await make()
    const [play] = plays.flatMap((failure) => fail[failure] ?? [])
    await play?.()
    must(E.isLeft(await outcome('ask', () => ask)), 'the far side was made to fail, and the answer is none the worse.')
    await answered('ask', () => ask)
  }),
]

/** As `askLaws`, of a method that reads what does not change meanwhile. */
export const readLaws = <A>(
  make: () => Promise<AskBench<A>>,
  plays: ReadonlyArray<FarSideFailure> = failures,
): ReadonlyArray<Law> => [
  ...askLaws(make, plays),
  law('Asking twice gives equal answers.', async () => {
    const { ask } = await make()
    const first = await answered('ask', () => ask)
    mustEqual(await answered('ask', () => ask), first, 'the second answer')
  }),
]
