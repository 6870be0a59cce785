import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { displayCode } from '../../money/index.ts'
import type { Log } from '../../platform/ports.ts'
import type { ReceivingForm, SaveFailure, SaveStep } from '../model.ts'
import type { AddressBook } from '../ports.ts'
import { canCreateWallet } from '../rules/addresses.ts'
import { saveFailure } from '../rules/alerts.ts'

/**
 * Saves a new address: validates it, makes the wallet and its profile, and adds the payor that it was opened for
 * (RECV-085). The first step that fails ends it, and says why (RECV-086); so does a missing payee token, before
 * anything is sent (RECV-080).
 */
export const makeAddAddress =
  (ports: { readonly book: AddressBook; readonly log: Log }) =>
  (input: {
    readonly form: ReceivingForm
    readonly payorId: string | null
    readonly hasPayeeToken: boolean
  }): TE.TaskEither<SaveFailure, void> => {
    const { book, log } = ports
    const { form, payorId, hasPayeeToken } = input
    const { currency, address, label } = form
    const failure = (step: SaveStep): SaveFailure => ({ step, text: saveFailure(step, displayCode(currency)) })
    const sent = <A>(step: SaveStep, call: TE.TaskEither<Fault, A>): TE.TaskEither<SaveFailure, A> =>
      F.pipe(
        call,
        TE.orElseFirstIOK((fault) => () => log.error(`An address was not saved (${step}): ${describeFault(fault)}`)),
        TE.mapLeft(() => failure(step)),
      )
    const must = (holds: boolean, step: SaveStep): E.Either<SaveFailure, void> =>
      holds ? E.right(undefined) : E.left(failure(step))
    return F.pipe(
      TE.fromEither(must(hasPayeeToken, 'token')),
      TE.flatMapEither(() => must(canCreateWallet(form), 'create-wallet')),
      TE.flatMap(() => sent('validate', book.validate({ currency, address }))),
      TE.flatMapEither((isValid) => must(isValid, 'validate')),
      TE.flatMap(() => sent('create-wallet', book.createWallet(form))),
      TE.flatMap((walletId) => sent('create-profile', book.createProfile({ name: label, walletId }))),
      TE.flatMap(({ id }) =>
        payorId === null ? TE.right(undefined) : sent('add-payor', book.addPayor({ payorId, profileId: id })),
      ),
    )
  }
