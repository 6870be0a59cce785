import { type Law, law, must, mustEqual, formatValue } from './law.ts'
import { mustSucceed, mustBeRejected } from './port-calls.ts'
import {
  asProfileWallet,
  makeProfile,
  makeWallet,
  mustValidateAs,
  profileOf,
  type RecipientBench,
  updateOf,
  walletOf,
  walletsOf,
} from './recipient-bench.ts'

const addressLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('validate returns true for an address of the given currency and false for arbitrary text.', async () => {
    const bench = await make()
    await mustValidateAs(bench, bench.currency, bench.newAddress(), true)
    await mustValidateAs(bench, bench.currency, 'nonsense', false)
  }),
  law('validate returns false for an address of another currency.', async () => {
    const bench = await make()
    const { currency, otherAddress } = bench
    await mustValidateAs(bench, otherAddress.currency, otherAddress.address, true)
    await mustValidateAs(bench, currency, otherAddress.address, false)
    await mustValidateAs(bench, otherAddress.currency, bench.newAddress(), false)
  }),
]

const walletLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('createWallet adds an unapproved wallet with the given currency, address and label.', async () => {
    const bench = await make()
    const fields = { currency: bench.currency, address: bench.newAddress(), label: 'Cold storage' }
    const id = await mustSucceed('book.createWallet', () => bench.book.createWallet(fields))
    mustEqual(await walletOf(bench, id), { ...fields, id, isActive: false }, 'the listed wallet')
  }),
  law('directory.wallets returns wallets oldest first.', async () => {
    const bench = await make()
    const created = [await makeWallet(bench), await makeWallet(bench)]
    mustEqual(
      (await walletsOf(bench)).slice(-2).map(({ id }) => id),
      created,
      'the ids of the last two wallets',
    )
  }),
  law('deleteWallet deletes a wallet that no profile uses, and no other wallet.', async () => {
    const bench = await make()
    await makeWallet(bench)
    const before = await walletsOf(bench)
    const walletId = await makeWallet(bench)
    await mustSucceed('book.deleteWallet', () => bench.book.deleteWallet({ walletId }))
    mustEqual(await walletsOf(bench), before, 'the listed wallets')
  }),
  law('deleteWallet rejects a wallet that a profile uses and keeps the wallet.', async () => {
    const bench = await make()
    const { walletId } = await makeProfile(bench)
    await mustBeRejected('book.deleteWallet', () => bench.book.deleteWallet({ walletId }))
    must((await walletOf(bench, walletId)) !== undefined, 'the wallet is not listed any more.')
  }),
]

const walletUpdateLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('updateWallet changes a label without a code and keeps the address.', async () => {
    const { before, call, after } = await updateOf(await make(), { updateLabel: true })
    await mustSucceed('book.updateWallet', call)
    mustEqual(await after(), { ...before, label: 'Rainy days' }, 'the listed wallet')
  }),
  law('updateWallet changes an address with a valid code and marks the wallet as unapproved.', async () => {
    const bench = await make()
    const twoFactorCode = await bench.nextCode()
    const { before, update, call, after } = await updateOf(bench, { updateAddress: true, twoFactorCode })
    await mustSucceed('book.updateWallet', call)
    mustEqual(await after(), { ...before, address: update.address, isActive: false }, 'the listed wallet')
  }),
  law('updateWallet changes a currency together with its address.', async () => {
    const bench = await make()
    const twoFactorCode = await bench.nextCode()
    const { before, call, after } = await updateOf(bench, { ...bench.otherAddress, updateAddress: true, twoFactorCode })
    await mustSucceed('book.updateWallet', call)
    mustEqual(await after(), { ...before, ...bench.otherAddress, isActive: false }, 'the listed wallet')
  }),
  law('updateWallet changes the wallet in directory.profiles too.', async () => {
    const bench = await make()
    const twoFactorCode = await bench.nextCode()
    const { profile, call, after } = await updateOf(bench, { updateAddress: true, updateLabel: true, twoFactorCode })
    await mustSucceed('book.updateWallet', call)
    mustEqual(
      await profileOf(bench, profile.id),
      { ...profile, wallet: asProfileWallet(await after()) },
      'the listed profile',
    )
  }),
  law('updateWallet rejects a new address without a valid code and changes nothing.', async () => {
    const bench = await make()
    for (const twoFactorCode of [null, 'no code']) {
      const { before, call, after } = await updateOf(bench, { updateAddress: true, twoFactorCode })
      await mustBeRejected(`book.updateWallet with the code ${formatValue(twoFactorCode)}`, call)
      mustEqual(await after(), before, 'the listed wallet')
    }
  }),
]

/**
 * Laws of `AddressBook`, and of its effects on the lists that `PayoutDirectory` returns. `make` must create a new test setup
 * on each call.
 */
export const addressBookLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  ...addressLaws(make),
  ...walletLaws(make),
  ...walletUpdateLaws(make),
]
