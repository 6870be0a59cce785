import type { AddressSuggestions, CardAccounts, CardChanges, MailingAddresses } from '../cards/index.ts'
import { failLaw, type Law, law, must, mustEqual, formatValue } from './law.ts'
import { mustSucceed, mustBeRejected } from './port-calls.ts'

/** Test setup for `CardChanges`: an unlocked card that can be locked, and a card of the firstView programme. */
export interface CardChangesBench {
  readonly changes: CardChanges
  readonly accounts: Pick<CardAccounts, 'list'>
  readonly cardId: string
  readonly firstViewCardId: string
}

/** Laws of `CardChanges`. `make` must create a new test setup on each call. */
export const cardChangesLaws = (make: () => Promise<CardChangesBench>): ReadonlyArray<Law> => {
  const cardOf = async ({ accounts, cardId }: CardChangesBench) =>
    (await mustSucceed('accounts.list', () => accounts.list)).find(({ id }) => id === cardId) ??
    failLaw('accounts.list does not list the card.')
  const lock = ({ changes, cardId }: CardChangesBench, value: boolean): Promise<string> =>
    mustSucceed('changes.lock', () => changes.lock({ cardId, value }))
  const mustBeLocked = async (bench: CardChangesBench, isLocked: boolean): Promise<void> => {
    const { changes, cardId } = bench
    mustEqual(
      await mustSucceed('changes.lockStatus', () => changes.lockStatus(cardId)),
      isLocked,
      'the result of changes.lockStatus',
    )
    mustEqual((await cardOf(bench)).lockedByUser, isLocked, 'lockedByUser of the listed card')
  }
  return [
    law('changes.lock locks and unlocks the card in changes.lockStatus and accounts.list.', async () => {
      const bench = await make()
      await mustBeLocked(bench, false)
      await lock(bench, true)
      await mustBeLocked(bench, true)
      await lock(bench, false)
      await mustBeLocked(bench, false)
    }),
    law('changes.lock is idempotent: locking twice returns the same value and leaves the card locked.', async () => {
      const bench = await make()
      const [first, second] = [await lock(bench, true), await lock(bench, true)]
      mustEqual(second, first, 'the second result of changes.lock')
      await mustBeLocked(bench, true)
    }),
    law('changes.rename returns the new name, and accounts.list returns the card with that name.', async () => {
      const bench = await make()
      const { changes, cardId } = bench
      const name = await mustSucceed('changes.rename', () => changes.rename({ cardId, name: 'Groceries, Ω' }))
      mustEqual(
        [name, (await cardOf(bench)).nickname],
        ['Groceries, Ω', 'Groceries, Ω'],
        'the name in the result and in accounts.list',
      )
    }),
    law('changes.lock rejects a card of the firstView programme, which has no lock (CARD-102).', async () => {
      const { changes, firstViewCardId: cardId } = await make()
      await mustBeRejected('changes.lock', () => changes.lock({ cardId, value: true }))
      const isLocked = await mustSucceed('changes.lockStatus', () => changes.lockStatus(cardId))
      mustEqual(isLocked, false, 'the result of changes.lockStatus')
    }),
    law('changes.lockStatus, changes.lock and changes.rename reject an unknown card.', async () => {
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

/** Laws of `MailingAddresses`. Each call of `make` must create a new user without a stored mailing address. */
export const mailingAddressesLaws = (make: () => Promise<MailingAddresses>): ReadonlyArray<Law> => {
  const onFile = ({ onFile: load }: MailingAddresses) => mustSucceed('addresses.onFile', () => load)
  return [
    law('addresses.onFile returns null before an address is saved, even after addresses.verify.', async () => {
      const addresses = await make()
      const verified = await mustSucceed('addresses.verify', () => addresses.verify(mailingAddress))
      must(verified.length > 0, `the result of addresses.verify is ${formatValue(verified)} and should not be empty.`)
      mustEqual(await onFile(addresses), null, 'the address on file')
    }),
    law('addresses.save stores the address that addresses.onFile then returns.', async () => {
      const addresses = await make()
      mustEqual(
        await mustSucceed('addresses.save', () => addresses.save(mailingAddress)),
        true,
        'the result of addresses.save',
      )
      mustEqual(await onFile(addresses), mailingAddress, 'the address on file')
    }),
    law('addresses.save replaces the whole previous address, including its second line.', async () => {
      const addresses = await make()
      await mustSucceed('addresses.save', () => addresses.save(mailingAddress))
      const next = { ...mailingAddress, address1: '7 Elm Street', address2: '' }
      await mustSucceed('addresses.save', () => addresses.save(next))
      mustEqual(await onFile(addresses), next, 'the address on file')
    }),
  ]
}

/** Test setup for `AddressSuggestions`: a maps service whose script is not loaded yet. */
export interface AddressSuggestionsBench {
  readonly suggestions: AddressSuggestions
  /** API key of the maps service. */
  readonly key: string
  /** Search text that matches many street addresses, both in the US and in other countries. */
  readonly text: string
  /** Returns the number of script elements of the maps service in the page. */
  readonly scriptCount: () => number
  /** Makes the next load of the script fail. */
  readonly failScriptLoad: () => void
}

/** Laws of `AddressSuggestions` (CALL-110, CALL-111, CARD-148). `make` must create a new test setup on each call. */
export const addressSuggestionsLaws = (make: () => Promise<AddressSuggestionsBench>): ReadonlyArray<Law> => {
  const prepare = ({ suggestions, key }: AddressSuggestionsBench) =>
    mustSucceed('suggestions.prepare', () => suggestions.prepare(key))
  const suggest = ({ suggestions }: AddressSuggestionsBench, text: string) =>
    mustSucceed('suggestions.suggest', () => suggestions.suggest(text))
  return [
    law('suggestions.prepare adds one script element, even for parallel and repeated calls.', async () => {
      const bench = await make()
      await Promise.all([prepare(bench), prepare(bench)])
      await prepare(bench)
      mustEqual(bench.scriptCount(), 1, 'the number of script elements')
    }),
    law(
      'suggestions.prepare fails with Unreachable if the script does not load, and retries on the next call.',
      async () => {
        const bench = await make()
        bench.failScriptLoad()
        const first = await bench.suggestions.prepare(bench.key)()
        must(
          first._tag === 'Left' && first.left._tag === 'Unreachable',
          `suggestions.prepare returned ${formatValue(first)} and should fail with Unreachable.`,
        )
        await prepare(bench)
        mustEqual(bench.scriptCount(), 1, 'the number of script elements')
      },
    ),
    law('suggestions.suggest returns at most five addresses, all in the US and with unique ids.', async () => {
      const bench = await make()
      await prepare(bench)
      const suggested = await suggest(bench, bench.text)
      must(suggested.length > 0, 'the bench has no suggestion for its text and needs at least one.')
      must(suggested.length <= 5, `the number of suggestions is ${suggested.length} and should be at most 5.`)
      mustEqual(new Set(suggested.map(({ id }) => id)).size, suggested.length, 'the number of different ids')
      for (const { id } of suggested) {
        const { country, streetName } = await mustSucceed('suggestions.resolve', () => bench.suggestions.resolve(id))
        mustEqual(country, 'US', `the country of suggestion ${id}`)
        must(streetName !== '', `suggestion ${id} has no street name.`)
      }
    }),
    law('suggestions.suggest returns an empty list for an empty text.', async () => {
      const bench = await make()
      await prepare(bench)
      mustEqual(await suggest(bench, ''), [], 'the suggestions for an empty text')
    }),
  ]
}
