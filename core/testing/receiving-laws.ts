import type { AddressBook, PayoutDirectory, PayoutProfile, PayoutProfiles, Wallet, WalletUpdate } from '../receiving/index.ts'
import { answered, mustBeRejected } from './answered.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** Somebody who is paid out, with two-factor on. */
export interface RecipientBench {
  readonly directory: Pick<PayoutDirectory, 'profiles' | 'wallets'>
  readonly book: AddressBook
  readonly profiles: PayoutProfiles
  /** What addresses are of. */
  readonly currency: string
  /** An address that nobody has; no two are alike. */
  readonly newAddress: () => string
  /** A payor who is in no profile. */
  readonly payorId: string
  /** The next code of their authenticator app. */
  readonly nextCode: () => Promise<string>
}

interface Made {
  readonly walletId: string
  readonly profile: PayoutProfile
}

const makeWallet = ({ book, currency, newAddress }: RecipientBench): Promise<string> =>
  answered(book.createWallet({ currency, address: newAddress(), label: 'Cold storage' }))

const makeProfile = async (bench: RecipientBench): Promise<Made> => {
  const walletId = await makeWallet(bench)
  return { walletId, profile: await answered(bench.profiles.create({ name: 'Rent', walletId })) }
}

const walletOf = async ({ directory }: RecipientBench, walletId: string): Promise<Wallet | undefined> =>
  (await answered(directory.wallets)).find(({ id }) => id === walletId)

const profileOf = async ({ directory }: RecipientBench, profileId: string): Promise<PayoutProfile | undefined> =>
  (await answered(directory.profiles)).find(({ id }) => id === profileId)

const payorsOf = async (bench: RecipientBench, { profile }: Made): Promise<ReadonlyArray<string>> =>
  (await profileOf(bench, profile.id))?.payors.map(({ id }) => id) ?? []

const updateOf = async (bench: RecipientBench, change: Partial<WalletUpdate>) => {
  const { walletId, profile } = await makeProfile(bench)
  const before = await walletOf(bench, walletId)
  const { currency, newAddress, book } = bench
  const base = { profileId: profile.id, walletId, currency, address: newAddress(), label: 'Rainy days' }
  const update = { ...base, twoFactorCode: null, updateAddress: false, updateLabel: false, ...change }
  return { before, update, task: book.updateWallet(update), after: () => walletOf(bench, walletId) }
}

/** The laws of `AddressBook`, together with what `PayoutDirectory` tells of it. Each asks for a bench of its own. */
export const addressBookLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('An address is one of its currency, and nonsense is none.', async () => {
    const { book, currency, newAddress } = await make()
    const valid = await answered(book.validate({ currency, address: newAddress() }))
    mustEqual([valid, await answered(book.validate({ currency, address: 'nonsense' }))], [true, false], 'what is told of them')
  }),
  law('A new wallet is listed as it was made, and is not approved.', async () => {
    const bench = await make()
    const made = { currency: bench.currency, address: bench.newAddress(), label: 'Cold storage' }
    const id = await answered(bench.book.createWallet(made))
    mustEqual(await walletOf(bench, id), { ...made, id, isActive: false }, 'the wallet')
  }),
  law('A wallet is deleted that no profile has.', async () => {
    const bench = await make()
    const walletId = await makeWallet(bench)
    await answered(bench.book.deleteWallet({ walletId }))
    must((await walletOf(bench, walletId)) === undefined, 'it is listed still.')
  }),
  law('A wallet is not deleted that a profile has: that is answered with Rejected.', async () => {
    const bench = await make()
    const { walletId } = await makeProfile(bench)
    await mustBeRejected(bench.book.deleteWallet({ walletId }))
    must((await walletOf(bench, walletId)) !== undefined, 'it is gone.')
  }),
  law('A label is changed without a code, and the address stays.', async () => {
    const { before, task, after } = await updateOf(await make(), { updateLabel: true })
    await answered(task)
    mustEqual(await after(), { ...before, label: 'Rainy days' }, 'the wallet')
  }),
  law('An address is changed by a code, and waits for its approval.', async () => {
    const bench = await make()
    const twoFactorCode = await bench.nextCode()
    const { before, update, task, after } = await updateOf(bench, { updateAddress: true, twoFactorCode })
    await answered(task)
    mustEqual(await after(), { ...before, address: update.address, isActive: false }, 'the wallet')
  }),
  law('No address is changed without a right code: that is answered with Rejected.', async () => {
    const bench = await make()
    for (const twoFactorCode of [null, 'no code']) {
      const { before, task, after } = await updateOf(bench, { updateAddress: true, twoFactorCode })
      await mustBeRejected(task)
      mustEqual(await after(), before, 'the wallet')
    }
  }),
]

/** The laws of `PayoutProfiles`, together with what `PayoutDirectory` tells of it. Each asks for a bench of its own. */
export const payoutProfilesLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('A new profile is listed as it is answered with: by its name, with its wallet, and without payors.', async () => {
    const bench = await make()
    const { walletId, profile } = await makeProfile(bench)
    mustEqual(await profileOf(bench, profile.id), profile, 'what is listed')
    mustEqual([profile.name, profile.wallet?.id, profile.payors], ['Rent', walletId, []], 'what is answered with')
  }),
  law('A wallet is in one profile at most: another is answered with Rejected.', async () => {
    const bench = await make()
    const { walletId } = await makeProfile(bench)
    await mustBeRejected(bench.profiles.create({ name: 'Again', walletId }))
  }),
  law('What is given is set, and nothing else.', async () => {
    const bench = await make()
    const { profile } = await makeProfile(bench)
    await answered(bench.profiles.update({ profileId: profile.id, name: 'Renamed' }))
    mustEqual(await profileOf(bench, profile.id), { ...profile, name: 'Renamed' }, 'the profile')
  }),
  law('A payor who is added is listed in the profile; who is removed is not.', async () => {
    const bench = await make()
    const made = await makeProfile(bench)
    const who = { payorId: bench.payorId, profileId: made.profile.id }
    await answered(bench.profiles.addPayor(who))
    mustEqual(await payorsOf(bench, made), [bench.payorId], 'who pays into it')
    await answered(bench.profiles.removePayor(who))
    mustEqual(await payorsOf(bench, made), [], 'who pays into it after that')
  }),
  law('A payor is in one profile at most: another is answered with Rejected.', async () => {
    const bench = await make()
    const [one, other] = [await makeProfile(bench), await makeProfile(bench)]
    await answered(bench.profiles.addPayor({ payorId: bench.payorId, profileId: one.profile.id }))
    await mustBeRejected(bench.profiles.addPayor({ payorId: bench.payorId, profileId: other.profile.id }))
    mustEqual([await payorsOf(bench, one), await payorsOf(bench, other)], [[bench.payorId], []], 'who pays into them')
  }),
  law('A payor who is added to a wallet has a profile with it.', async () => {
    const bench = await make()
    const walletId = await makeWallet(bench)
    const profile = await answered(bench.profiles.addPayorToWallet({ name: 'Rent', payorId: bench.payorId, walletId }))
    mustEqual(await profileOf(bench, profile.id), profile, 'what is listed')
    const told = [profile.name, profile.wallet?.id, profile.payors.map(({ id }) => id)]
    mustEqual(told, ['Rent', walletId, [bench.payorId]], 'what is answered with')
  }),
  law('A profile that goes is answered with those that are left.', async () => {
    const bench = await make()
    const { profile } = await makeProfile(bench)
    const left = await answered(bench.profiles.remove({ profileId: profile.id }))
    must(!left.some(({ id }) => id === profile.id), 'it is among them.')
    mustEqual(await answered(bench.directory.profiles), left, 'what is listed')
  }),
  law('A profile that somebody pays into stays: that is answered with Rejected.', async () => {
    const bench = await make()
    const made = await makeProfile(bench)
    await answered(bench.profiles.addPayor({ payorId: bench.payorId, profileId: made.profile.id }))
    await mustBeRejected(bench.profiles.remove({ profileId: made.profile.id }))
    mustEqual(await payorsOf(bench, made), [bench.payorId], 'who pays into it')
  }),
]
