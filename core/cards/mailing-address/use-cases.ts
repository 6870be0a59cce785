import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { AddressFailure, AddressSuggestion, MailingAddress } from './model.ts'
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
