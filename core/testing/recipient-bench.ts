import type {
  AddressBook,
  PayoutDirectory,
  PayoutProfile,
  PayoutProfiles,
  ProfileWallet,
  Wallet,
  WalletUpdate,
} from '../receiving/index.ts'
import { mustEqual, formatValue } from './law.ts'
import { mustSucceed } from './port-calls.ts'

/** Test setup: the account of a user who receives payouts, with two-factor turned on. */
export interface RecipientBench {
  readonly directory: Pick<PayoutDirectory, 'profiles' | 'wallets'>
  readonly book: AddressBook
  readonly profiles: PayoutProfiles
  /** Currency of the network addresses that `newAddress` returns, such as "ETH". */
  readonly currency: string
  /**
   * Returns a valid network address that no wallet uses, different on each call. A wallet that is created with this address
   * must be newer than all existing wallets.
   */
  readonly newAddress: () => string
  /**
   * Valid network address of a second currency. No wallet uses this address. It is invalid for `currency`, and the addresses
   * of `newAddress` are invalid for the second currency.
   */
  readonly otherAddress: { readonly currency: string; readonly address: string }
  /** Id of a payor who is in no payout profile. */
  readonly payorId: string
  /** Returns the next code of the authenticator app. Each code differs from the previous one. */
  readonly nextCode: () => Promise<string>
}

interface CreatedProfile {
  readonly walletId: string
  readonly profile: PayoutProfile
}

/** Creates a wallet with a new network address and returns the wallet's id. */
export const makeWallet = ({ book, currency, newAddress }: RecipientBench): Promise<string> =>
  mustSucceed('book.createWallet', () => book.createWallet({ currency, address: newAddress(), label: 'Cold storage' }))

/** Creates a wallet and a payout profile that pays into this wallet. */
export const makeProfile = async (bench: RecipientBench): Promise<CreatedProfile> => {
  const walletId = await makeWallet(bench)
  return {
    walletId,
    profile: await mustSucceed('profiles.create', () => bench.profiles.create({ name: 'Rent', walletId })),
  }
}

/** Returns all wallets of the account. */
export const walletsOf = ({ directory }: RecipientBench) => mustSucceed('directory.wallets', () => directory.wallets)

/** Returns all profiles of the account. */
export const profilesOf = ({ directory }: RecipientBench) => mustSucceed('directory.profiles', () => directory.profiles)

/** Returns a wallet as the directory lists it. */
export const walletOf = async (bench: RecipientBench, walletId: string): Promise<Wallet | undefined> =>
  (await walletsOf(bench)).find(({ id }) => id === walletId)

/** Returns a profile as the directory lists it. */
export const profileOf = async (bench: RecipientBench, profileId: string): Promise<PayoutProfile | undefined> =>
  (await profilesOf(bench)).find(({ id }) => id === profileId)

/** Converts a wallet to the form that wallets have in a payout profile: without `isActive`. */
export const asProfileWallet = (wallet: Wallet | undefined): ProfileWallet | null => {
  if (wallet === undefined) return null
  const { isActive: _, ...profileWallet } = wallet
  return profileWallet
}

/** Returns the ids of the payors of a profile, as the directory lists them. */
export const payorsOf = async (bench: RecipientBench, { profile }: CreatedProfile): Promise<ReadonlyArray<string>> =>
  (await profileOf(bench, profile.id))?.payors.map(({ id }) => id) ?? []

/** Adds the payor `payorId` of the test setup to a payout profile. */
export const addPayor =
  ({ profiles, payorId }: RecipientBench, { profile }: CreatedProfile) =>
  (): ReturnType<PayoutProfiles['addPayor']> =>
    profiles.addPayor({ payorId, profileId: profile.id })

/** An update of a new wallet. `call` sends the update. */
export interface PreparedUpdate {
  /** The wallet as the directory lists it before the update. */
  readonly before: Wallet | undefined
  readonly update: WalletUpdate
  readonly profile: PayoutProfile
  /** Sends the update. */
  readonly call: () => ReturnType<AddressBook['updateWallet']>
  /** Returns the wallet as the directory lists it after the update. */
  readonly after: () => Promise<Wallet | undefined>
}

/**
 * Creates a wallet and a payout profile, and prepares an update of the wallet. If `change` is empty, the update changes
 * nothing.
 */
export const updateOf = async (bench: RecipientBench, change: Partial<WalletUpdate>): Promise<PreparedUpdate> => {
  const { walletId, profile } = await makeProfile(bench)
  const before = await walletOf(bench, walletId)
  const { currency, newAddress, book } = bench
  const base = { profileId: profile.id, walletId, currency, address: newAddress(), label: 'Rainy days' }
  const update = { ...base, twoFactorCode: null, updateAddress: false, updateLabel: false, ...change }
  return { before, update, profile, call: () => book.updateWallet(update), after: () => walletOf(bench, walletId) }
}

/** Fails the law unless `validate` returns the expected result for an address. */
export const mustValidateAs = async (
  { book }: RecipientBench,
  currency: string,
  address: string,
  isValid: boolean,
): Promise<void> => {
  const result = await mustSucceed('book.validate', () => book.validate({ currency, address }))
  mustEqual(result, isValid, `the result of book.validate for ${formatValue(address)} in ${currency}`)
}
