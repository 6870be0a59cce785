import {
  type AddressSuggestions,
  type DebitCard,
  type Fault,
  type MailingAddress,
  rejected,
  unreachable,
} from '@paydeck/core'
import {
  addressSuggestionsLaws,
  type AddressSuggestionsBench,
  cardChangesLaws,
  type CardChangesBench,
  mailingAddressesLaws,
} from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

/** Behaviour of a correct adapter for card changes. Each deliberately wrong adapter overrides one entry. */
const changes = {
  locks: (_before: boolean, value: boolean): boolean => value,
  listsLock: true,
  listsName: true,
  name: (name: string) => name,
  replies: (_count: number, value: boolean) => String(value),
  locksAll: false,
  knows: (cardId: string): boolean => ['c1', 'c2'].includes(cardId),
}

const changesBench = (over: Partial<typeof changes>) => async (): Promise<CardChangesBench> => {
  const options = { ...changes, ...over }
  let [isLocked, nickname, count] = [false, 'Everyday', 0]
  const listed = (): DebitCard => ({
    id: 'c1',
    nickname: options.listsName ? nickname : 'Everyday',
    provider: 'galileo',
    cardType: null,
    lastFourDigits: '4417',
    currency: { code: 'USD', symbol: '$' },
    cardBalance: null,
    lockedByUser: options.listsLock && isLocked,
    activationDate: null,
    pagingSupport: true,
    status: 'active',
    disabled: false,
  })
  const known =
    <A>(cardId: string, answer: () => A) =>
    async (): Promise<E.Either<Fault, A>> =>
      options.knows(cardId) ? E.right(answer()) : E.left(rejected(404))
  return {
    cardId: 'c1',
    firstViewCardId: 'c2',
    accounts: { list: async () => E.right([listed()]) },
    changes: {
      lockStatus: (cardId) => known(cardId, () => isLocked),
      lock: ({ cardId, value }) =>
        cardId === 'c2' && !options.locksAll
          ? TE.left<Fault>(rejected(422))
          : known(cardId, () => {
              isLocked = options.locks(isLocked, value)
              count += 1
              return options.replies(count, value)
            }),
      rename: ({ cardId, name }) =>
        known(cardId, () => {
          nickname = name
          return options.name(name)
        }),
    },
  }
}

describeWrongAdapters('card changes', cardChangesLaws, changesBench({}), {
  'changes.lock locks and unlocks the card in changes.lockStatus and accounts.list.': [
    changesBench({ locks: () => false }),
    changesBench({ locks: (before, value) => before || value }),
    changesBench({ listsLock: false }),
  ],
  'changes.lock is idempotent: locking twice returns the same value and leaves the card locked.': [
    changesBench({ locks: (before) => !before }),
    changesBench({ replies: (count) => String(count) }),
  ],
  'changes.rename returns the new name, and accounts.list returns the card with that name.': [
    changesBench({ listsName: false }),
    changesBench({ name: (name) => name.replace('Ω', '?') }),
  ],
  'changes.lock rejects a card of the firstView programme, which has no lock (CARD-102).': changesBench({
    locksAll: true,
  }),
  'changes.lockStatus, changes.lock and changes.rename reject an unknown card.': changesBench({ knows: () => true }),
})

/** Behaviour of a correct adapter for mailing addresses. Each deliberately wrong adapter overrides one entry. */
const keeping = {
  verified: [{ warnings: [], mappedAddress: { country: 'US' } }],
  verifyingSaves: false,
  answer: true,
  kept: (address: MailingAddress, _before: MailingAddress | null): MailingAddress => address,
}

const addressesBench = (over: Partial<typeof keeping>) => async () => {
  const options = { ...keeping, ...over }
  let onFile: MailingAddress | null = null
  return {
    onFile: async () => E.right(onFile),
    verify: (address: MailingAddress) => async () => {
      if (options.verifyingSaves) onFile = address
      return E.right(options.verified)
    },
    save: (address: MailingAddress) => async () => {
      onFile = options.kept(address, onFile)
      return E.right(options.answer)
    },
  }
}

describeWrongAdapters('mailing addresses', mailingAddressesLaws, addressesBench({}), {
  'addresses.onFile returns null before an address is saved, even after addresses.verify.': [
    addressesBench({ verifyingSaves: true }),
    addressesBench({ verified: [] }),
  ],
  'addresses.save stores the address that addresses.onFile then returns.': [
    addressesBench({ answer: false }),
    addressesBench({ kept: (address) => ({ ...address, city: address.city.toUpperCase() }) }),
  ],
  'addresses.save replaces the whole previous address, including its second line.': addressesBench({
    kept: (address, before) => ({ ...address, address2: address.address2 || (before?.address2 ?? '') }),
  }),
})

/** Behaviour of a correct maps service. Each deliberately wrong service overrides one entry. */
const maps = {
  addsEachTime: false,
  keepsFailure: false,
  lost: unreachable as Fault,
  found: ['a', 'b'] as ReadonlyArray<string>,
  country: 'US',
  streetName: 'Elm Street',
  forNothing: [] as ReadonlyArray<string>,
}

const mapsBench = (over: Partial<typeof maps>) => async (): Promise<AddressSuggestionsBench> => {
  const options = { ...maps, ...over }
  let [scripts, isLost] = [0, false]
  const suggestions: AddressSuggestions = {
    prepare: () => async () => {
      if (isLost) {
        isLost = options.keepsFailure
        return E.left(options.lost)
      }
      if (scripts === 0 || options.addsEachTime) scripts += 1
      return E.right(undefined)
    },
    suggest: (text) => TE.right((text === '' ? options.forNothing : options.found).map((id) => ({ id, label: id }))),
    resolve: () =>
      TE.right({
        streetNumber: '7',
        streetName: options.streetName,
        city: 'Fairhollow',
        state: 'OR',
        postalCode: '97199',
        country: options.country,
      }),
  }
  return { suggestions, key: 'k', text: 'Elm', scriptCount: () => scripts, failScriptLoad: () => void (isLost = true) }
}

describeWrongAdapters('address suggestions', addressSuggestionsLaws, mapsBench({}), {
  'suggestions.prepare adds one script element, even for parallel and repeated calls.': mapsBench({
    addsEachTime: true,
  }),
  'suggestions.prepare fails with Unreachable if the script does not load, and retries on the next call.': [
    mapsBench({ keepsFailure: true }),
    mapsBench({ lost: rejected(404) }),
  ],
  'suggestions.suggest returns at most five addresses, all in the US and with unique ids.': [
    mapsBench({ found: [] }),
    mapsBench({ found: ['a', 'b', 'c', 'd', 'e', 'f'] }),
    mapsBench({ found: ['a', 'a'] }),
    mapsBench({ country: 'CA' }),
    mapsBench({ streetName: '' }),
  ],
  'suggestions.suggest returns an empty list for an empty text.': mapsBench({ forNothing: ['a'] }),
})
