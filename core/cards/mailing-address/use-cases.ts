import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Live } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { AddressFailure, AddressSuggestion, MailingAddress, MailingFormState, ResolvedAddress } from './model.ts'
import type { AddressSuggestions, MailingAddresses } from './ports.ts'
import { addressRefusal } from './rules.ts'
import { addressSuggestionTiming } from './tables.ts'

/** Wraps a fault as the reason why an address was not saved. */
export const toAddressFailure = (fault: Fault): AddressFailure => ({ kind: 'fault', fault })

/**
 * Makes the task that verifies an address. The task also fails if the verified address is not accepted (CARD-150 to
 * CARD-154).
 */
export const makeVerifyAddress =
  ({ verify }: Pick<MailingAddresses, 'verify'>) =>
  (address: MailingAddress): TE.TaskEither<AddressFailure, void> =>
    F.pipe(
      verify(address),
      TE.mapLeft(toAddressFailure),
      TE.flatMap((verified) => {
        const refusal = addressRefusal(verified)
        return refusal === null ? TE.right(undefined) : TE.left<AddressFailure>({ kind: 'unaccepted', refusal })
      }),
    )

/** Makes the task that saves an address. The task also fails if the response contains no result (ERR-049). */
export const makeSaveAddress =
  ({ save }: Pick<MailingAddresses, 'save'>) =>
  (address: MailingAddress): TE.TaskEither<AddressFailure, void> =>
    F.pipe(
      save(address),
      TE.mapLeft(toAddressFailure),
      TE.flatMap((isThere) => (isThere ? TE.right(undefined) : TE.left<AddressFailure>({ kind: 'no-result' }))),
    )

/** Returns suggestions for a typed text; none if the text is too short. */
export const makeSuggest =
  ({ suggest }: Pick<AddressSuggestions, 'suggest'>) =>
  (text: string): TE.TaskEither<Fault, ReadonlyArray<AddressSuggestion>> =>
    [...text.trim()].length < addressSuggestionTiming.shortest.value ? TE.right([]) : suggest(text.trim())

/** Form into which suggestions are filled, and the lifetime of the latest request for suggestions. */
export interface SuggestingParts {
  readonly form: Live<MailingFormState>
  readonly patch: (change: Partial<MailingFormState>) => void
  /** Lifetime of the latest request about Street 1. */
  readonly suggestionScope: Scope
}

/**
 * Makes the functions that suggest addresses for the text in Street 1. If the service fails, no suggestions are shown
 * (ERR-033).
 */
export const makeSuggesting = (
  { log, addressSuggestions: suggestions }: { readonly log: Log; readonly addressSuggestions: AddressSuggestions },
  { form, patch, suggestionScope }: SuggestingParts,
) => {
  const suggest = makeSuggest(suggestions)
  const dismiss = (): void => {
    suggestionScope.renew()
    if (form.get().suggestions.length > 0) patch({ suggestions: [] })
  }
  return {
    dismiss,
    /** Requests suggestions once the user has not typed for the debounce time. */
    typed: (text: string): void => {
      const request = F.pipe(suggest(text), logged(log.warn, 'Addresses could not be suggested'))
      const show = (answer: E.Either<Fault, MailingFormState['suggestions']>): void =>
        patch({ suggestions: E.isRight(answer) ? answer.right : [] })
      suggestionScope.renew()
      suggestionScope.later(addressSuggestionTiming.debounce, () => suggestionScope.request(request, show))
    },
    /** Requests the parts of a suggested address and fills them in. Does nothing if Street 1 changes before the response. */
    resolve: (id: string, fill: (found: ResolvedAddress) => void): void => {
      dismiss()
      const request = F.pipe(suggestions.resolve(id), logged(log.warn, 'A suggested address could not be filled in'))
      suggestionScope.request(request, (answer) => {
        if (E.isRight(answer)) fill(answer.right)
      })
    },
  }
}
