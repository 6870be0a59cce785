import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { type AskProof, withProof } from '../recent-factor/index.ts'
import type { SecondFactor } from './ports.ts'

/** Turns two-factor on, or off if it is on. Succeeds after session, tokens and settings have been reloaded. */
export const makeToggleTwoFactor =
  (ports: {
    readonly secondFactor: Pick<SecondFactor, 'toggle'>
    /** Renews session and tokens, because turning two-factor on or off replaces the session. */
    readonly renew: TE.TaskEither<Fault, void>
    readonly reload: TE.TaskEither<Fault, void>
    readonly askProof: AskProof
  }) =>
  (code: string): TE.TaskEither<Fault, void> =>
    F.pipe(
      withProof(ports.askProof)(ports.secondFactor.toggle({ code })),
      TE.tapTask(() => ports.renew),
      TE.tapTask(() => ports.reload),
    )
