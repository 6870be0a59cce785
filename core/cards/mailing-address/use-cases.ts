import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Live } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { AddressFailure, AddressSuggestion, MailingAddress, MailingFormState, ResolvedAddress } from './model.ts'
import type { AddressSuggestions, MailingAddresses } from './ports.ts'
import { addressRefusal } from './rules.ts'
import { addressSuggesting } from './tables.ts'

/** A fault as one of the failures of an address. */
export const faulty = (fault: Fault): AddressFailure => ({ kind: 'fault', fault })

/** Has an address verified; what the provider makes of it may be a failure as well (CARD-150 to CARD-154). */
export const makeVerifyAddress =
  ({ verify }: Pick<MailingAddresses, 'verify'>) =>
  (address: MailingAddress): TE.TaskEither<AddressFailure, void> =>
    F.pipe(
      verify(address),
      TE.mapLeft(faulty),
      TE.flatMap((verified) => {
        const refusal = addressRefusal(verified)
        return refusal === null ? TE.right(undefined) : TE.left<AddressFailure>({ kind: 'unaccepted', refusal })
      }),
    )

/** Puts an address on file; an answer with nothing in it is a failure as well (ERR-049). */
export const makeSaveAddress =
  ({ save }: Pick<MailingAddresses, 'save'>) =>
  (address: MailingAddress): TE.TaskEither<AddressFailure, void> =>
    F.pipe(
      save(address),
      TE.mapLeft(faulty),
      TE.flatMap((isThere) => (isThere ? TE.right(undefined) : TE.left<AddressFailure>({ kind: 'no-result' }))),
    )

/** Addresses for what was typed; none for what is too short to mean one. */
export const makeSuggest =
  ({ suggest }: Pick<AddressSuggestions, 'suggest'>) =>
  (text: string): TE.TaskEither<Fault, ReadonlyArray<AddressSuggestion>> =>
    [...text.trim()].length < addressSuggesting.shortest.value ? TE.right([]) : suggest(text.trim())

/** Form that suggestions fill, and the scope of the latest question. */
export interface SuggestingParts {
  readonly form: Live<MailingFormState>
  readonly put: (change: Partial<MailingFormState>) => void
  /** Scope of the latest question about Street 1. */
  readonly questions: Scope
}

/** Suggests addresses while Street 1 is typed: for the present text, and none where the service fails (ERR-033). */
export const makeSuggesting = (
  { log, suggestions }: { readonly log: Log; readonly suggestions: AddressSuggestions },
  { form, put, questions }: SuggestingParts,
) => {
  const suggest = makeSuggest(suggestions)
  const dismiss = (): void => {
    questions.renew()
    if (form.get().suggestions.length > 0) put({ suggestions: [] })
  }
  return {
    dismiss,
    /** Suggestions for the text, once it has rested. */
    typed: (text: string): void => {
      const request = F.pipe(suggest(text), logged(log.warn, 'Addresses could not be suggested'))
      const show = (answer: E.Either<Fault, MailingFormState['suggestions']>): void =>
        put({ suggestions: E.isRight(answer) ? answer.right : [] })
      questions.renew()
      questions.later(addressSuggesting.rest, () => questions.request(request, show))
    },
    /** The parts of a suggestion, unless Street 1 changes meanwhile. */
    resolve: (id: string, fill: (found: ResolvedAddress) => void): void => {
      dismiss()
      const request = F.pipe(suggestions.resolve(id), logged(log.warn, 'A suggested address could not be filled in'))
      questions.request(request, (answer) => {
        if (E.isRight(answer)) fill(answer.right)
      })
    },
  }
}
