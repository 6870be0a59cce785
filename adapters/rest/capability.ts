import { type Fault, type NotOffered, notOffered } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'

/** A provider that has only the specified calls does not know the address. */
export const whereOffered = <A>(answer: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A | NotOffered> =>
  F.pipe(
    answer,
    TE.orElse((fault) =>
      fault._tag === 'Rejected' && fault.status === 404 ? TE.right<Fault, A | NotOffered>(notOffered) : TE.left(fault),
    ),
  )
