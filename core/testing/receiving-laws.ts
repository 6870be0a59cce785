import type {
  AddressBook,
  PayoutDirectory,
  PayoutProfile,
  PayoutProfiles,
  ProfileWallet,
  Wallet,
  WalletUpdate,
} from '../receiving/index.ts'
import { answered, mustBeRejected } from './answered.ts'
import { type Law, law, must, mustEqual, shown } from './law.ts'

/** An account that is paid out, with two-factor on. */
export interface RecipientBench {
  readonly directory: Pick<PayoutDirectory, 'profiles' | 'wallets'>
  readonly book: AddressBook
  readonly profiles: PayoutProfiles
  /** What addresses are of. */
  readonly currency: string
  /** An address that no account has; no two are alike. What is made with it is younger than what there is. */
  readonly newAddress: () => string
  /** Another currency and an address of it that no account has. None of either is an address of the other. */
  readonly other: { readonly currency: string; readonly address: string }
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
  answered('book.createWallet', () => book.createWallet({ currency, address: newAddress(), label: 'Cold storage' }))

const makeProfile = async (bench: RecipientBench): Promise<Made> => {
  const walletId = await makeWallet(bench)
  return {
    walletId,
    profile: await answered('profiles.create', () => bench.profiles.create({ name: 'Rent', walletId })),
  }
}

const walletsOf = ({ directory }: RecipientBench) => answered('directory.wallets', () => directory.wallets)

const profilesOf = ({ directory }: RecipientBench) => answered('directory.profiles', () => directory.profiles)

const walletOf = async (bench: RecipientBench, walletId: string): Promise<Wallet | undefined> =>
  (await walletsOf(bench)).find(({ id }) => id === walletId)

const profileOf = async (bench: RecipientBench, profileId: string): Promise<PayoutProfile | undefined> =>
  (await profilesOf(bench)).find(({ id }) => id === profileId)

/** A wallet as its profile tells it: whether it is approved is no part of that. */
const heldBy = (wallet: Wallet | undefined): ProfileWallet | null => {
  if (wallet === undefined) return null
  const { isActive: _, ...held } = wallet
  return held
}

const payorsOf = async (bench: RecipientBench, { profile }: Made): Promise<ReadonlyArray<string>> =>
  (await profileOf(bench, profile.id))?.payors.map(({ id }) => id) ?? []

const addPayor =
  ({ profiles, payorId }: RecipientBench, { profile }: Made) =>
  () =>
    profiles.addPayor({ payorId, profileId: profile.id })

const updateOf = async (bench: RecipientBench, change: Partial<WalletUpdate>) => {
  const { walletId, profile } = await makeProfile(bench)
  const before = await walletOf(bench, walletId)
  const { currency, newAddress, book } = bench
  const base = { profileId: profile.id, walletId, currency, address: newAddress(), label: 'Rainy days' }
  const update = { ...base, twoFactorCode: null, updateAddress: false, updateLabel: false, ...change }
  return { before, update, profile, call: () => book.updateWallet(update), after: () => walletOf(bench, walletId) }
}

const mustBeOne = async (
  { book }: RecipientBench,
  currency: string,
  address: string,
  isOne: boolean,
): Promise<void> => {
  const answer = await answered('book.validate', () => book.validate({ currency, address }))
  mustEqual(answer, isOne, `what book.validate answers of ${shown(address)} in ${currency}`)
}

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

/** The laws of `AddressBook`, together with what `PayoutDirectory` tells of it. Each asks for a bench of its own. */
export const addressBookLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  ...addressLaws(make),
  ...walletLaws(make),
  ...walletUpdateLaws(make),
]

/** The laws of `PayoutProfiles`, together with what `PayoutDirectory` tells of it. Each asks for a bench of its own. */
export const payoutProfilesLaws = (make: () => Promise<RecipientBench>): ReadonlyArray<Law> => [
  law('A new profile is listed as it is answered with: by its name, with its wallet, and without payors.', async () => {
    const bench = await make()
    const { walletId, profile } = await makeProfile(bench)
    mustEqual(await profileOf(bench, profile.id), profile, 'what is listed')
    mustEqual([profile.name, profile.wallet?.id, profile.payors], ['Rent', walletId, []], 'what is answered with')
  }),
  law('Profiles are listed oldest first.', async () => {
    const bench = await make()
    const made = [(await makeProfile(bench)).profile, (await makeProfile(bench)).profile]
    mustEqual((await profilesOf(bench)).slice(-2), made, 'what is listed last')
  }),
  law('A wallet is in one profile at most: another is answered with Rejected.', async () => {
    const bench = await make()
    const { walletId } = await makeProfile(bench)
    await mustBeRejected('profiles.create', () => bench.profiles.create({ name: 'Again', walletId }))
  }),
  law('A name that is given is set, and nothing else.', async () => {
    const bench = await make()
    await makeProfile(bench)
    const before = await profilesOf(bench)
    const { profile } = await makeProfile(bench)
    await answered('profiles.update', () => bench.profiles.update({ profileId: profile.id, name: 'Renamed' }))
    mustEqual(await profilesOf(bench), [...before, { ...profile, name: 'Renamed' }], 'what is listed')
  }),
  law('A wallet that is given is set, and nothing else.', async () => {
    const bench = await make()
    await makeProfile(bench)
    const before = await profilesOf(bench)
    const { profile } = await makeProfile(bench)
    const walletId = await makeWallet(bench)
    await answered('profiles.update', () => bench.profiles.update({ profileId: profile.id, walletId }))
    const wallet = heldBy(await walletOf(bench, walletId))
    mustEqual(await profilesOf(bench), [...before, { ...profile, wallet }], 'what is listed')
  }),
  law('A payor who is added is listed in the profile; who is removed is not.', async () => {
    const bench = await make()
    const made = await makeProfile(bench)
    await answered('profiles.addPayor', addPayor(bench, made))
    mustEqual(await payorsOf(bench, made), [bench.payorId], 'who pays into it')
    const who = { payorId: bench.payorId, profileId: made.profile.id }
    await answered('profiles.removePayor', () => bench.profiles.removePayor(who))
    mustEqual(await payorsOf(bench, made), [], 'who pays into it after that')
  }),
  law('A payor is in one profile at most: another is answered with Rejected.', async () => {
    const bench = await make()
    const [one, other] = [await makeProfile(bench), await makeProfile(bench)]
    await answered('profiles.addPayor', addPayor(bench, one))
    await mustBeRejected('profiles.addPayor', addPayor(bench, other))
    mustEqual([await payorsOf(bench, one), await payorsOf(bench, other)], [[bench.payorId], []], 'who pays into them')
  }),
  law('A payor who is added to a wallet has a profile with it.', async () => {
    const bench = await make()
    const { profiles, payorId } = bench
    const walletId = await makeWallet(bench)
    const profile = await answered('profiles.addPayorToWallet', () =>
      profiles.addPayorToWallet({ name: 'Rent', payorId, walletId }),
    )
    mustEqual(await profileOf(bench, profile.id), profile, 'what is listed')
    const answer = [profile.name, profile.wallet?.id, profile.payors.map(({ id }) => id)]
    mustEqual(answer, ['Rent', walletId, [payorId]], 'what is answered with')
  }),
  law('A profile that goes is answered with those that are left: all the others.', async () => {
    const bench = await make()
    await makeProfile(bench)
    const others = await profilesOf(bench)
    const { profile } = await makeProfile(bench)
    const left = await answered('profiles.remove', () => bench.profiles.remove({ profileId: profile.id }))
    mustEqual(left, others, 'what profiles.remove answers with')
    mustEqual(await profilesOf(bench), others, 'what is listed')
  }),
  law('A profile that a payor pays into stays: that is answered with Rejected.', async () => {
    const bench = await make()
    const made = await makeProfile(bench)
    await answered('profiles.addPayor', addPayor(bench, made))
    await mustBeRejected('profiles.remove', () => bench.profiles.remove({ profileId: made.profile.id }))
    mustEqual(await payorsOf(bench, made), [bench.payorId], 'who pays into it')
  }),
]
