import { answered, mustBeRejected } from './answered.ts'
import { type Law, law, must, mustEqual, shown } from './law.ts'
import {
  heldBy,
  makeProfile,
  makeWallet,
  mustBeOne,
  profileOf,
  type RecipientBench,
  updateOf,
  walletOf,
  walletsOf,
} from './recipient-bench.ts'

const addressLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('An address is one of its currency, and nonsense is none.', async () => {
    const bench = await make()
    await mustBeOne(bench, bench.currency, bench.newAddress(), true)
    await mustBeOne(bench, bench.currency, 'nonsense', false)
  }),
  law('An address of one currency is none of another.', async () => {
    const bench = await make()
    const { currency, other } = bench
    await mustBeOne(bench, other.currency, other.address, true)
    await mustBeOne(bench, currency, other.address, false)
    await mustBeOne(bench, other.currency, bench.newAddress(), false)
  }),
]

const walletLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('A new wallet is listed as it was made, and is not approved.', async () => {
    const bench = await make()
    const made = { currency: bench.currency, address: bench.newAddress(), label: 'Cold storage' }
    const id = await answered('book.createWallet', () => bench.book.createWallet(made))
    mustEqual(await walletOf(bench, id), { ...made, id, isActive: false }, 'the wallet')
  }),
  law('Wallets are listed oldest first.', async () => {
    const bench = await make()
    const made = [await makeWallet(bench), await makeWallet(bench)]
    mustEqual(
      (await walletsOf(bench)).slice(-2).map(({ id }) => id),
      made,
      'what is listed last',
    )
  }),
  law('A wallet is deleted that no profile has, and no other.', async () => {
    const bench = await make()
    await makeWallet(bench)
    const before = await walletsOf(bench)
    const walletId = await makeWallet(bench)
    await answered('book.deleteWallet', () => bench.book.deleteWallet({ walletId }))
    mustEqual(await walletsOf(bench), before, 'what is listed')
  }),
  law('A wallet is not deleted that a profile has: that is answered with Rejected.', async () => {
    const bench = await make()
    const { walletId } = await makeProfile(bench)
    await mustBeRejected('book.deleteWallet', () => bench.book.deleteWallet({ walletId }))
    must((await walletOf(bench, walletId)) !== undefined, 'it is gone.')
  }),
]

const walletUpdateLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('A label is changed without a code, and the address stays.', async () => {
    const { before, call, after } = await updateOf(await make(), { updateLabel: true })
    await answered('book.updateWallet', call)
    mustEqual(await after(), { ...before, label: 'Rainy days' }, 'the wallet')
  }),
  law('An address is changed by a code, and waits for its approval.', async () => {
    const bench = await make()
    const twoFactorCode = await bench.nextCode()
    const { before, update, call, after } = await updateOf(bench, { updateAddress: true, twoFactorCode })
    await answered('book.updateWallet', call)
    mustEqual(await after(), { ...before, address: update.address, isActive: false }, 'the wallet')
  }),
  law('A currency is changed together with its address.', async () => {
    const bench = await make()
    const twoFactorCode = await bench.nextCode()
    const { before, call, after } = await updateOf(bench, { ...bench.other, updateAddress: true, twoFactorCode })
    await answered('book.updateWallet', call)
    mustEqual(await after(), { ...before, ...bench.other, isActive: false }, 'the wallet')
  }),
  law('A profile tells what has become of its wallet.', async () => {
    const bench = await make()
    const twoFactorCode = await bench.nextCode()
    const { profile, call, after } = await updateOf(bench, { updateAddress: true, updateLabel: true, twoFactorCode })
    await answered('book.updateWallet', call)
    mustEqual(await profileOf(bench, profile.id), { ...profile, wallet: heldBy(await after()) }, 'the profile')
  }),
  law('No address is changed without a right code: that is answered with Rejected.', async () => {
    const bench = await make()
    for (const twoFactorCode of [null, 'no code']) {
      const { before, call, after } = await updateOf(bench, { updateAddress: true, twoFactorCode })
      await mustBeRejected(`book.updateWallet with the code ${shown(twoFactorCode)}`, call)
      mustEqual(await after(), before, 'the wallet')
    }
  }),
]

/** Laws of `AddressBook`, with the effects on `PayoutDirectory`. Each law needs a bench of its own. */
export const addressBookLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  ...addressLaws(make),
  ...walletLaws(make),
  ...walletUpdateLaws(make),
]
