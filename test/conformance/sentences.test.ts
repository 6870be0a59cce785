import { type AddressBook, rejected } from '@paydeck/core'
import {
  addressBookLaws,
  callLaws,
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

/** Makes a recipient with one wallet and one profile that uses the wallet. Every call succeeds and has no effect. */
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
  otherAddress: { currency: 'BTC', address: 'bc 1' },
  payorId: 'lumen',
  nextCode: async () => '1',
})

const brokenBook = (over: Partial<AddressBook> = {}) => brokenLaws(addressBookLaws(async () => bench(over)))

it.each([
  ['throws at once', boom],
  ['throws when it runs', () => () => boom()],
  ['rejects', () => async () => boom()],
])(
  'if a port method %s, the message about the broken law names this method and says that it should return a Left',
  async (_, createWallet) => {
    expect(await brokenBook({ createWallet })).toContain(
      'createWallet adds an unapproved wallet with the given currency, address and label. But: book.createWallet threw or rejected with "boom" and should return a Left.',
    )
  },
)

it('if a call fails or returns a wrong result, the message about the broken law names the call', async () => {
  expect(await brokenBook({ updateWallet: () => TE.left(rejected(503)) })).toContain(
    'updateWallet changes a label without a code and keeps the address. But: book.updateWallet failed with {"_tag":"Rejected","status":503,"message":null,"retryAfter":null} and should succeed.',
  )
  expect(await brokenBook()).toContain(
    'updateWallet rejects a new address without a valid code and changes nothing. But: book.updateWallet with the code null returned {"_tag":"Right"} and should fail with Rejected.',
  )
  expect(await brokenLaws(payoutProfilesLaws(async () => bench({})))).toContain(
    'profiles.create rejects a wallet that another profile uses. But: profiles.create returned {"_tag":"Right","right":{"id":"p1","name":"Rent","payors":[],"wallet":{"id":"w1","currency":"ETH","address":"at 1","label":"Cold storage","isActive":false},"percentage":null}} and should fail with Rejected.',
  )
})

it('the message about a broken law contains the input of the call', async () => {
  expect(await brokenBook()).toContain(
    'validate returns true for an address of the given currency and false for arbitrary text. But: expected the result of book.validate for "nonsense" in ETH to be false, got true.',
  )
})

it('if a synchronous port or a call throws an error, the message about the broken law describes the error', async () => {
  const asking = callLaws(async () => ({ call: async () => boom(), failNext: {}, callCount: async () => 0 }), [])
  expect(await brokenLaws(asking)).toEqual([
    'The call sends no request before its task runs, and one request per run. But: the call threw or rejected with "boom" and should return a Left.',
    'The call succeeds again after a failure. But: the call threw or rejected with "boom" and should return a Left.',
  ])
  const storage = textStorageLaws(() => ({ read: () => O.none, write: boom, remove: () => undefined }))
  expect(await brokenLaws(storage)).toContain(
    'storage.write stores a separate text for each key. But: the adapter or its bench threw or rejected with "boom", which no port does.',
  )
})

it('if an adapter throws, the law fails with an error whose `cause` is what the adapter threw', async () => {
  const [law] = addressBookLaws(async () => bench({ validate: boom }))
  const error = await law?.check().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ cause: { cause: { message: 'boom' } } })
})
