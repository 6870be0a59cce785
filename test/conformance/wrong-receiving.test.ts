import { type Fault, type Payor, type PayoutProfile, rejected, type Wallet } from '@paydeck/core'
import { addressBookLaws, payoutProfilesLaws, type RecipientBench } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { catches } from './obey.ts'

type Answer<A> = E.Either<Fault, A>

const refused = E.left(rejected(409, 'No.'))

/** How a provider may be wrong about a recipient. */
interface Habits {
  readonly takesAnyAddress: boolean
  readonly approvesAtOnce: boolean
  readonly keepsWallets: boolean
  readonly deletesUsedWallets: boolean
  readonly moveWithLabel: boolean
  readonly staysApproved: boolean
  readonly takesAnyCode: boolean
  readonly namesByWallet: boolean
  readonly sharesWallets: boolean
  readonly clearsOnUpdate: boolean
  readonly forgetsToRemove: boolean
  readonly sharesPayors: boolean
  readonly forgetsToAdd: boolean
  readonly answersAsBefore: boolean
  readonly losesPayors: boolean
}

const lumen: Payor = { id: 'lumen', name: 'Lumen Payroll' }

interface Kept {
  readonly id: string
  readonly name: string
  readonly walletId: string
  readonly payors: ReadonlyArray<Payor>
}

/** A provider in memory. Addresses are numbers after "at", and the codes of its app count up. */
const recipientWith = (change: Partial<Habits> = {}) => async (): Promise<RecipientBench> => {
  let made = 0
  let code = 0
  let wallets: ReadonlyArray<Wallet> = []
  let profiles: ReadonlyArray<Kept> = []

  const shownProfile = ({ walletId, ...profile }: Kept): PayoutProfile => {
    const { isActive: _, ...wallet } = wallets.find(({ id }) => id === walletId) ?? { id: '', address: '', currency: '', label: '' }
    return { ...profile, wallet, percentage: 100 }
  }
  const isUsed = (walletId: string): boolean => profiles.some((profile) => profile.walletId === walletId)
  const keep = (name: string, walletId: string, payors: ReadonlyArray<Payor> = []): Answer<PayoutProfile> => {
    if (isUsed(walletId) && change.sharesWallets !== true) return refused
    const kept = { id: `profile ${(made += 1)}`, name: change.namesByWallet === true ? walletId : name, walletId, payors }
    profiles = [...profiles, kept]
    return E.right(shownProfile(kept))
  }
  const edit = (profileId: string, work: (profile: Kept) => Kept): void => {
    profiles = profiles.map((profile) => (profile.id === profileId ? work(profile) : profile))
  }
  const answer = <A>(work: () => Answer<A>) => TE.fromIOEither(work)

  return {
    directory: {
      wallets: TE.fromIO(() => wallets),
      profiles: TE.fromIO(() => profiles.map(shownProfile)),
    },
    book: {
      validate: ({ address }) => TE.right(change.takesAnyAddress === true || address.startsWith('at ')),
      createWallet: (form) =>
        TE.fromIO(() => {
          const id = `wallet ${(made += 1)}`
          wallets = [...wallets, { ...form, id, isActive: change.approvesAtOnce ?? false }]
          return id
        }),
      updateWallet: ({ walletId, address, currency, label, ...update }) =>
        answer(() => {
          if (update.updateAddress && update.twoFactorCode !== String(code) && change.takesAnyCode !== true) return refused
          const moves = update.updateAddress || change.moveWithLabel === true
          wallets = wallets.map((wallet) =>
            wallet.id === walletId
              ? {
                  ...wallet,
                  ...(moves ? { address, currency, isActive: change.staysApproved ?? false } : {}),
                  ...(update.updateLabel ? { label } : {}),
                }
              : wallet,
          )
          return E.right(undefined)
        }),
      deleteWallet: ({ walletId }) =>
        answer(() => {
          if (isUsed(walletId) && change.deletesUsedWallets !== true) return refused
          if (change.keepsWallets !== true) wallets = wallets.filter(({ id }) => id !== walletId)
          return E.right(undefined)
        }),
    },
    profiles: {
      create: ({ name, walletId }) => answer(() => keep(name, walletId)),
      update: ({ profileId, name }) =>
        TE.fromIO(() =>
          edit(profileId, (profile) => ({
            ...profile,
            name: name ?? profile.name,
            walletId: change.clearsOnUpdate === true ? 'none' : profile.walletId,
          })),
        ),
      remove: ({ profileId }) =>
        answer(() => {
          const before = profiles
          if (before.some(({ id, payors }) => id === profileId && payors.length > 0) && change.losesPayors !== true) return refused
          profiles = before.filter(({ id }) => id !== profileId)
          return E.right((change.answersAsBefore === true ? before : profiles).map(shownProfile))
        }),
      addPayor: ({ profileId }) =>
        answer(() => {
          const isTaken = profiles.some(({ id, payors }) => id !== profileId && payors.length > 0)
          if (isTaken && change.sharesPayors !== true) return refused
          edit(profileId, (profile) => ({ ...profile, payors: [lumen] }))
          return E.right(undefined)
        }),
      removePayor: ({ profileId }) =>
        TE.fromIO(() => {
          if (change.forgetsToRemove !== true) edit(profileId, (profile) => ({ ...profile, payors: [] }))
        }),
      addPayorToWallet: ({ name, walletId }) =>
        answer(() => keep(name, walletId, change.forgetsToAdd === true ? [] : [lumen])),
    },
    currency: 'ETH',
    newAddress: () => `at ${(made += 1)}`,
    payorId: lumen.id,
    nextCode: async () => String((code += 1)),
  }
}

catches('the laws of an address book', addressBookLaws, recipientWith(), {
  'An address is one of its currency, and nonsense is none.': recipientWith({ takesAnyAddress: true }),
  'A new wallet is listed as it was made, and is not approved.': recipientWith({ approvesAtOnce: true }),
  'A wallet is deleted that no profile has.': recipientWith({ keepsWallets: true }),
  'A wallet is not deleted that a profile has: that is answered with Rejected.': recipientWith({ deletesUsedWallets: true }),
  'A label is changed without a code, and the address stays.': recipientWith({ moveWithLabel: true }),
  'An address is changed by a code, and waits for its approval.': recipientWith({ staysApproved: true }),
  'No address is changed without a right code: that is answered with Rejected.': recipientWith({ takesAnyCode: true }),
})

catches('the laws of payout profiles', payoutProfilesLaws, recipientWith(), {
  'A new profile is listed as it is answered with: by its name, with its wallet, and without payors.': recipientWith({ namesByWallet: true }),
  'A wallet is in one profile at most: another is answered with Rejected.': recipientWith({ sharesWallets: true }),
  'What is given is set, and nothing else.': recipientWith({ clearsOnUpdate: true }),
  'A payor who is added is listed in the profile; who is removed is not.': recipientWith({ forgetsToRemove: true }),
  'A payor is in one profile at most: another is answered with Rejected.': recipientWith({ sharesPayors: true }),
  'A payor who is added to a wallet has a profile with it.': recipientWith({ forgetsToAdd: true }),
  'A profile that goes is answered with those that are left.': recipientWith({ answersAsBefore: true }),
  'A profile that somebody pays into stays: that is answered with Rejected.': recipientWith({ losesPayors: true }),
})
