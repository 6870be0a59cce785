import { type AddressBook, rejected } from '@paydeck/core'
import {
  addressBookLaws,
  askLaws,
  brokenLaws,
  payoutProfilesLaws,
  type RecipientBench,
  textStorageLaws,
} from '@paydeck/core/testing'
import { option as O, taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'

const boom = (): never => {
  throw new Error('boom')
}

const wallet = { id: 'w1', currency: 'ETH', address: 'at 1', label: 'Cold storage', isActive: false }
const profile = { id: 'p1', name: 'Rent', payors: [], wallet, percentage: null }

/** A recipient with one wallet in one profile. Every call succeeds and changes nothing. */
const bench = (over: Partial<AddressBook>): RecipientBench => ({
  directory: { wallets: TE.right([wallet]), profiles: TE.right([profile]) },
  book: {
    validate: () => TE.right(true),
    createWallet: () => TE.right('w1'),
    updateWallet: () => TE.right(undefined),
    deleteWallet: () => TE.right(undefined),
    ...over,
  },
  profiles: {
    create: () => TE.right(profile),
    update: () => TE.right(undefined),
    remove: () => TE.right([]),
    addPayor: () => TE.right(undefined),
    removePayor: () => TE.right(undefined),
    addPayorToWallet: () => TE.right(profile),
  },
  currency: 'ETH',
  newAddress: () => 'at 1',
  other: { currency: 'BTC', address: 'bc 1' },
  payorId: 'lumen',
  nextCode: async () => '1',
})

const brokenBook = (over: Partial<AddressBook> = {}) => brokenLaws(addressBookLaws(async () => bench(over)))

it.each([
  ['throws when called', boom],
  ['throws when its task runs', () => () => boom()],
  ['rejects', () => async () => boom()],
])('a broken law names the port method that %s, and explains that a Left is expected', async (_, createWallet) => {
  expect(await brokenBook({ createWallet })).toContain(
    'A new wallet is listed as it was made, and is not approved. But: book.createWallet threw or rejected with "boom", where a port method answers with a Left.',
  )
})

it('a broken law names the call with the wrong response', async () => {
  expect(await brokenBook({ updateWallet: () => TE.left(rejected(503)) })).toContain(
    'A label is changed without a code, and the address stays. But: book.updateWallet answers with a fault, {"_tag":"Rejected","status":503,"message":null,"retryAfter":null}.',
  )
  expect(await brokenBook()).toContain(
    'No address is changed without a right code: that is answered with Rejected. But: book.updateWallet with the code null answers with {"_tag":"Right"} and should with Rejected.',
  )
  expect(await brokenLaws(payoutProfilesLaws(async () => bench({})))).toContain(
    'A wallet is in one profile at most: another is answered with Rejected. But: profiles.create answers with {"_tag":"Right","right":{"id":"p1","name":"Rent","payors":[],"wallet":{"id":"w1","currency":"ETH","address":"at 1","label":"Cold storage","isActive":false},"percentage":null}} and should with Rejected.',
  )
})

it('a broken law includes the rejected text', async () => {
  expect(await brokenBook()).toContain(
    'An address is one of its currency, and nonsense is none. But: what book.validate answers of "nonsense" in ETH is true and should be false.',
  )
})

it('a broken law names a bench or a synchronous port that throws', async () => {
  const laws = askLaws(async () => ({ ask: async () => boom(), fail: {}, asked: async () => 0 }), [])
  expect(await brokenLaws(laws)).toEqual([
    'Nothing is asked before the task is run, and every run asks. But: ask threw or rejected with "boom", where a port method answers with a Left.',
    'A failure passes: the next call is answered. But: ask threw or rejected with "boom", where a port method answers with a Left.',
  ])
  const storage = textStorageLaws(() => ({ read: () => O.none, write: boom, remove: () => undefined }))
  expect(await brokenLaws(storage)).toContain(
    'Each key has a text of its own. But: the adapter or its bench threw or rejected with "boom", which no port does.',
  )
})

it('a broken law has the thrown error as its cause', async () => {
  const [law] = addressBookLaws(async () => bench({ validate: boom }))
  const error = await law?.holds().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ cause: { cause: { message: 'boom' } } })
})
