import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import { inSession } from '../../kernel/in-session.ts'
import { logged } from '../../kernel/logged.ts'
import type { Stores } from '../../kernel/store.ts'
import { displayCode } from '../../money/index.ts'
import type { Log } from '../../platform/ports.ts'
import type { SaveFailure, SaveStep } from '../model.ts'
import type { AddressBook } from '../ports.ts'
import { saveFailure } from '../rules/alerts.ts'

/** The steps of a save: each is sent or must hold, and the first that fails ends it, and says why (RECV-086). */
export interface SaveSteps {
  readonly sent: <A>(step: SaveStep, call: TE.TaskEither<Fault, A>) => TE.TaskEither<SaveFailure, A>
  readonly must: (holds: boolean, step: SaveStep) => TE.TaskEither<SaveFailure, void>
}

/** @param currency which the texts name, by its code */
export const makeSaveSteps = (
  { stores, log }: { readonly stores: Pick<Stores, 'epoch'>; readonly log: Log },
  currency: string,
): SaveSteps => {
  const within = inSession(stores)
  const failure = (step: SaveStep, reason: string | null): SaveFailure => ({
    step,
    text: saveFailure(step, displayCode(currency)),
    reason,
  })
  return {
    sent: (step, call) =>
      F.pipe(
        within(call),
        logged(log.error, `An address was not saved (${step})`),
        TE.mapLeft((fault) => failure(step, messageOf(fault))),
      ),
    must: (holds, step) => TE.fromEither(holds ? E.right(undefined) : E.left(failure(step, null))),
  }
}

/** Whether the provider takes an address for its currency (RECV-081, RECV-082). */
export const validated = (
  { sent, must }: SaveSteps,
  book: Pick<AddressBook, 'validate'>,
  input: { readonly currency: string; readonly address: string },
): TE.TaskEither<SaveFailure, void> =>
  F.pipe(
    sent('validate', book.validate(input)),
    TE.flatMap((isValid) => must(isValid, 'validate')),
  )
