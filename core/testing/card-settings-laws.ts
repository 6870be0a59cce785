import type { AddressSuggestions, CardAccounts, CardChanges, MailingAddresses } from '../cards/index.ts'
import { answered, mustBeRejected } from './answered.ts'
import { broken, type Law, law, must, mustEqual, shown } from './law.ts'

/** A card that can be locked, and is not. */
export interface CardChangesBench {
  readonly changes: CardChanges
  readonly accounts: Pick<CardAccounts, 'list'>
  readonly cardId: string
}

/** The laws of `CardChanges`. Each asks for a bench of its own. */
export const cardChangesLaws = (make: () => Promise<CardChangesBench>): ReadonlyArray<Law> => {
  const cardOf = async ({ accounts, cardId }: CardChangesBench) =>
    (await answered('accounts.list', () => accounts.list)).find(({ id }) => id === cardId) ??
    broken('the card is not listed.')
  const lock = ({ changes, cardId }: CardChangesBench, value: boolean): Promise<string> =>
    answered('changes.lock', () => changes.lock({ cardId, value }))
  const mustBeLocked = async (bench: CardChangesBench, isLocked: boolean): Promise<void> => {
    const { changes, cardId } = bench
    mustEqual(await answered('changes.lockStatus', () => changes.lockStatus(cardId)), isLocked, 'its lock status')
    mustEqual((await cardOf(bench)).lockedByUser, isLocked, 'whether it is listed as locked')
  }
  return [
    law('A card is locked until it is unlocked, by its status and in the list.', async () => {
      const bench = await make()
      await mustBeLocked(bench, false)
      await lock(bench, true)
      await mustBeLocked(bench, true)
      await lock(bench, false)
      await mustBeLocked(bench, false)
    }),
    law('To lock sets what it says: twice is as good as once.', async () => {
      const bench = await make()
      const [first, second] = [await lock(bench, true), await lock(bench, true)]
      mustEqual(second, first, 'the second answer')
      await mustBeLocked(bench, true)
    }),
    law('A card that is renamed is listed by the name that was answered.', async () => {
      const bench = await make()
      const { changes, cardId } = bench
      const name = await answered('changes.rename', () => changes.rename({ cardId, name: 'Groceries, Ω' }))
      mustEqual([name, (await cardOf(bench)).nickname], ['Groceries, Ω', 'Groceries, Ω'], 'the name')
    }),
    law('A card that is not there is Rejected.', async () => {
      const { changes, cardId } = await make()
      const unknown = `${cardId}0`
      await mustBeRejected('changes.lockStatus', () => changes.lockStatus(unknown))
      await mustBeRejected('changes.lock', () => changes.lock({ cardId: unknown, value: true }))
      await mustBeRejected('changes.rename', () => changes.rename({ cardId: unknown, name: 'Groceries' }))
    }),
  ]
}

const mailingAddress = {
  address1: '1209 Juniper Street',
  address2: 'Suite 4',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
  country: 'US',
} as const

/** The laws of `MailingAddresses`. Each asks for a user of its own, with no address on file. */
export const mailingAddressesLaws = (make: () => Promise<MailingAddresses>): ReadonlyArray<Law> => {
  const onFile = ({ onFile: ask }: MailingAddresses) => answered('addresses.onFile', () => ask)
  return [
    law('Without an address there is none, also once one was verified.', async () => {
      const addresses = await make()
      const verified = await answered('addresses.verify', () => addresses.verify(mailingAddress))
      must(verified.length > 0, `the verification is ${shown(verified)}.`)
      mustEqual(await onFile(addresses), null, 'the address on file')
    }),
    law('What is saved is on file as it was saved.', async () => {
      const addresses = await make()
      mustEqual(await answered('addresses.save', () => addresses.save(mailingAddress)), true, 'the answer')
      mustEqual(await onFile(addresses), mailingAddress, 'the address on file')
    }),
    law('The next one takes its place whole: a second line that was left empty is gone.', async () => {
      const addresses = await make()
      await answered('addresses.save', () => addresses.save(mailingAddress))
      const next = { ...mailingAddress, address1: '7 Elm Street', address2: '' }
      await answered('addresses.save', () => addresses.save(next))
      mustEqual(await onFile(addresses), next, 'the address on file')
    }),
  ]
}

/** A maps service whose script has not been asked for. */
export interface AddressSuggestionsBench {
  readonly suggestions: AddressSuggestions
  readonly key: string
  /** A text that many addresses begin like, in the US and elsewhere. */
  readonly text: string
  /** Returns the number of script elements of the service in the page. */
  readonly scripts: () => number
  /** The script does not come the next time that it is asked for. */
  readonly loseScript: () => void
}

/** The laws of `AddressSuggestions` (CALL-110, CALL-111, CARD-148). Each asks for a bench of its own. */
export const addressSuggestionsLaws = (make: () => Promise<AddressSuggestionsBench>): ReadonlyArray<Law> => {
  const prepare = ({ suggestions, key }: AddressSuggestionsBench) =>
    answered('suggestions.prepare', () => suggestions.prepare(key))
  const suggest = ({ suggestions }: AddressSuggestionsBench, text: string) =>
    answered('suggestions.suggest', () => suggestions.suggest(text))
  return [
    law('The script stands in the page once, however many ask for it.', async () => {
      const bench = await make()
      await Promise.all([prepare(bench), prepare(bench)])
      await prepare(bench)
      mustEqual(bench.scripts(), 1, 'how often it stands there')
    }),
    law('One that did not come is Unreachable, and asked for again by the next.', async () => {
      const bench = await make()
      bench.loseScript()
      const lost = await bench.suggestions.prepare(bench.key)()
      must(lost._tag === 'Left' && lost.left._tag === 'Unreachable', `it is answered with ${shown(lost)}.`)
      await prepare(bench)
      mustEqual(bench.scripts(), 1, 'how often it stands there')
    }),
    law('At most five addresses are suggested, each with an id of its own, and all in the US.', async () => {
      const bench = await make()
      await prepare(bench)
      const found = await suggest(bench, bench.text)
      must(found.length > 0, 'the bench has no suggestion and needs some.')
      must(found.length <= 5, `there are ${found.length}.`)
      mustEqual(new Set(found.map(({ id }) => id)).size, found.length, 'how many ids there are')
      for (const { id } of found) {
        const { country, streetName } = await answered('suggestions.resolve', () => bench.suggestions.resolve(id))
        mustEqual(country, 'US', 'the country of one')
        must(streetName !== '', 'one has no street.')
      }
    }),
    law('No text begins like none.', async () => {
      const bench = await make()
      await prepare(bench)
      mustEqual(await suggest(bench, ''), [], 'what is suggested')
    }),
  ]
}
