import type {
  AddressBook,
  PayoutDirectory,
  PayoutProfile,
  PayoutProfiles,
  ProfileWallet,
  Wallet,
  WalletUpdate,
} from '../receiving/index.ts'
import { answered } from './answered.ts'
import { mustEqual, shown } from './law.ts'

/** A recipient's account with two-factor on. */
export interface RecipientBench {
  readonly directory: Pick<PayoutDirectory, 'profiles' | 'wallets'>
  readonly book: AddressBook
  readonly profiles: PayoutProfiles
  /** Currency of the addresses. */
  readonly currency: string
  /** Returns an unused address, each time another one. Wallets made with it are newer than those that exist. */
  readonly newAddress: () => string
  /** Another currency and an unused address of it. Neither address is valid for the other currency. */
  readonly other: { readonly currency: string; readonly address: string }
  /** A payor who is in no profile. */
  readonly payorId: string
  /** Returns the next code of the authenticator app. */
  readonly nextCode: () => Promise<string>
}

interface Made {
  readonly walletId: string
  readonly profile: PayoutProfile
}

/** Creates a wallet with a new address and returns its id. */
export const makeWallet = ({ book, currency, newAddress }: RecipientBench): Promise<string> =>
  answered('book.createWallet', () => book.createWallet({ currency, address: newAddress(), label: 'Cold storage' }))

/** Creates a wallet and a profile that pays into it. */
export const makeProfile = async (bench: RecipientBench): Promise<Made> => {
  const walletId = await makeWallet(bench)
  return {
    walletId,
    profile: await answered('profiles.create', () => bench.profiles.create({ name: 'Rent', walletId })),
  }
}

/** Returns all wallets of the account. */
export const walletsOf = ({ directory }: RecipientBench) => answered('directory.wallets', () => directory.wallets)

/** Returns all profiles of the account. */
export const profilesOf = ({ directory }: RecipientBench) => answered('directory.profiles', () => directory.profiles)

/** Returns a wallet as the directory lists it. */
export const walletOf = async (bench: RecipientBench, walletId: string): Promise<Wallet | undefined> =>
  (await walletsOf(bench)).find(({ id }) => id === walletId)

/** Returns a profile as the directory lists it. */
export const profileOf = async (bench: RecipientBench, profileId: string): Promise<PayoutProfile | undefined> =>
  (await profilesOf(bench)).find(({ id }) => id === profileId)

/** Returns a wallet as its profile contains it, without the approval. */
export const heldBy = (wallet: Wallet | undefined): ProfileWallet | null => {
  if (wallet === undefined) return null
  const { isActive: _, ...held } = wallet
  return held
}

/** Returns the ids of the payors of a profile, as the directory lists them. */
export const payorsOf = async (bench: RecipientBench, { profile }: Made): Promise<ReadonlyArray<string>> =>
  (await profileOf(bench, profile.id))?.payors.map(({ id }) => id) ?? []

/** Adds the bench's payor to a profile. */
export const addPayor =
  ({ profiles, payorId }: RecipientBench, { profile }: Made) =>
  (): ReturnType<PayoutProfiles['addPayor']> =>
    profiles.addPayor({ payorId, profileId: profile.id })

/** An update of a new wallet that is ready to be sent. */
export interface PreparedUpdate {
  readonly before: Wallet | undefined
  readonly update: WalletUpdate
  readonly profile: PayoutProfile
  readonly call: () => ReturnType<AddressBook['updateWallet']>
  /** Returns the wallet as the directory lists it after the call. */
  readonly after: () => Promise<Wallet | undefined>
}

/** Prepares an update of a new wallet: the update, the call, and the wallet before and after. */
export const updateOf = async (bench: RecipientBench, change: Partial<WalletUpdate>): Promise<PreparedUpdate> => {
  const { walletId, profile } = await makeProfile(bench)
  const before = await walletOf(bench, walletId)
  const { currency, newAddress, book } = bench
  const base = { profileId: profile.id, walletId, currency, address: newAddress(), label: 'Rainy days' }
  const update = { ...base, twoFactorCode: null, updateAddress: false, updateLabel: false, ...change }
  return { before, update, profile, call: () => book.updateWallet(update), after: () => walletOf(bench, walletId) }
}

/** Fails unless the provider judges an address as expected. */
export const mustBeOne = async (
  { book }: RecipientBench,
  currency: string,
  address: string,
  isOne: boolean,
): Promise<void> => {
  const answer = await answered('book.validate', () => book.validate({ currency, address }))
  mustEqual(answer, isOne, `what book.validate answers of ${shown(address)} in ${currency}`)
}
