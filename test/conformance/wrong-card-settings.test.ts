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
import { catches } from './obey.ts'

/** Behaviour of card changes. Each wrong adapter differs in one part. */
const changes = {
  locks: (_before: boolean, value: boolean): boolean => value,
  listsLock: true,
  listsName: true,
  name: (name: string) => name,
  replies: (_count: number, value: boolean) => String(value),
  knows: (cardId: string): boolean => cardId === 'c1',
}

const changesBench = (over: Partial<typeof changes>) => async (): Promise<CardChangesBench> => {
  const made = { ...changes, ...over }
  let [isLocked, nickname, count] = [false, 'Everyday', 0]
  const listed = (): DebitCard => ({
    id: 'c1',
    nickname: made.listsName ? nickname : 'Everyday',
    provider: 'galileo',
    cardType: null,
    lastFourDigits: '4417',
    currency: { code: 'USD', symbol: '$' },
    cardBalance: null,
    lockedByUser: made.listsLock && isLocked,
    activationDate: null,
    pagingSupport: true,
    status: 'active',
    disabled: false,
  })
  const known =
    <A>(cardId: string, answer: () => A) =>
    async (): Promise<E.Either<Fault, A>> =>
      made.knows(cardId) ? E.right(answer()) : E.left(rejected(404))
  return {
    cardId: 'c1',
    accounts: { list: async () => E.right([listed()]) },
    changes: {
      lockStatus: (cardId) => known(cardId, () => isLocked),
      lock: ({ cardId, value }) =>
        known(cardId, () => {
          isLocked = made.locks(isLocked, value)
          count += 1
          return made.replies(count, value)
        }),
      rename: ({ cardId, name }) =>
        known(cardId, () => {
          nickname = name
          return made.name(name)
        }),
    },
  }
}

catches('the laws of card changes', cardChangesLaws, changesBench({}), {
  'A card is locked until it is unlocked, by its status and in the list.': [
    changesBench({ locks: () => false }),
    changesBench({ locks: (before, value) => before || value }),
    changesBench({ listsLock: false }),
  ],
  'To lock sets what it says: twice is as good as once.': [
    changesBench({ locks: (before) => !before }),
    changesBench({ replies: (count) => String(count) }),
  ],
  'A card that is renamed is listed by the name that was answered.': [
    changesBench({ listsName: false }),
    changesBench({ name: (name) => name.replace('Ω', '?') }),
  ],
  'A card that is not there is Rejected.': changesBench({ knows: () => true }),
})

/** Behaviour of mailing addresses. Each wrong adapter differs in one part. */
const keeping = {
  verified: [{ warnings: [], mappedAddress: { country: 'US' } }],
  verifyingSaves: false,
  answer: true,
  kept: (address: MailingAddress, _before: MailingAddress | null): MailingAddress => address,
}

const addressesBench = (over: Partial<typeof keeping>) => async () => {
  const made = { ...keeping, ...over }
  let onFile: MailingAddress | null = null
  return {
    onFile: async () => E.right(onFile),
    verify: (address: MailingAddress) => async () => {
      if (made.verifyingSaves) onFile = address
      return E.right(made.verified)
    },
    save: (address: MailingAddress) => async () => {
      onFile = made.kept(address, onFile)
      return E.right(made.answer)
    },
  }
}

catches('the laws of mailing addresses', mailingAddressesLaws, addressesBench({}), {
  'Without an address there is none, also once one was verified.': [
    addressesBench({ verifyingSaves: true }),
    addressesBench({ verified: [] }),
  ],
  'What is saved is on file as it was saved.': [
    addressesBench({ answer: false }),
    addressesBench({ kept: (address) => ({ ...address, city: address.city.toUpperCase() }) }),
  ],
  'The next one takes its place whole: a second line that was left empty is gone.': addressesBench({
    kept: (address, before) => ({ ...address, address2: address.address2 || (before?.address2 ?? '') }),
  }),
})

/** Behaviour of a maps service. Each wrong adapter differs in one part. */
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
  const made = { ...maps, ...over }
  let [scripts, isLost] = [0, false]
  const suggestions: AddressSuggestions = {
    prepare: () => async () => {
      if (isLost) {
        isLost = made.keepsFailure
        return E.left(made.lost)
      }
      if (scripts === 0 || made.addsEachTime) scripts += 1
      return E.right(undefined)
    },
    suggest: (text) => TE.right((text === '' ? made.forNothing : made.found).map((id) => ({ id, label: id }))),
    resolve: () =>
      TE.right({
        streetNumber: '7',
        streetName: made.streetName,
        city: 'Fairhollow',
        state: 'OR',
        postalCode: '97199',
        country: made.country,
      }),
  }
  return { suggestions, key: 'k', text: 'Elm', scripts: () => scripts, loseScript: () => void (isLost = true) }
}

catches('the laws of address suggestions', addressSuggestionsLaws, mapsBench({}), {
  'The script stands in the page once, however many ask for it.': mapsBench({ addsEachTime: true }),
  'One that did not come is Unreachable, and asked for again by the next.': [
    mapsBench({ keepsFailure: true }),
    mapsBench({ lost: rejected(404) }),
  ],
  'At most five addresses are suggested, each with an id of its own, and all in the US.': [
    mapsBench({ found: [] }),
    mapsBench({ found: ['a', 'b', 'c', 'd', 'e', 'f'] }),
    mapsBench({ found: ['a', 'a'] }),
    mapsBench({ country: 'CA' }),
    mapsBench({ streetName: '' }),
  ],
  'No text begins like none.': mapsBench({ forNothing: ['a'] }),
})
