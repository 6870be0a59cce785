import { type Fault, type Payor, type PayoutProfile, rejected, type Wallet } from '@paydeck/core'
import { addressBookLaws, payoutProfilesLaws, type RecipientBench } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { catches } from './obey.ts'

type Answer<A> = E.Either<Fault, A>

const refused = E.left(rejected(409, 'No.'))

/** Faults of a provider about a recipient. */
interface Habits {
  readonly takesAnyAddress: boolean
  readonly takesAnyCurrency: boolean
  readonly listsNewestFirst: boolean
  readonly approvesAtOnce: boolean
  readonly keepsWallets: boolean
  readonly deletesUsedWallets: boolean
  readonly deletesAllWallets: boolean
  readonly keepsCurrency: boolean
  readonly copiesWallets: boolean
  readonly moveWithLabel: boolean
  readonly staysApproved: boolean
  readonly takesAnyCode: boolean
  readonly namesByWallet: boolean
  readonly sharesWallets: boolean
  readonly clearsOnUpdate: boolean
  readonly clearsName: boolean
  readonly keepsWallet: boolean
  readonly updatesAll: boolean
  readonly forgetsToRemove: boolean
  readonly sharesPayors: boolean
  readonly forgetsToAdd: boolean
  readonly answersAsBefore: boolean
  readonly answersWithNone: boolean
  readonly removesAll: boolean
  readonly losesPayors: boolean
}

const lumen: Payor = { id: 'lumen', name: 'Lumen Payroll' }

interface Kept {
  readonly id: string
  readonly name: string
  readonly walletId: string
  readonly payors: ReadonlyArray<Payor>
  /** Wallet at the creation of the profile. */
  readonly copy: Wallet | undefined
}

const nowhere: Wallet = { id: '', address: '', currency: '', label: '', isActive: false }

/** First characters of addresses by currency. */
const starts: Readonly<Record<string, string>> = { ETH: 'at ', BTC: 'bc ' }

/** Provider in memory. Addresses are "at" or "bc" and a number. The codes of the authenticator app count up. */
const recipientWith =
  (change: Partial<Habits> = {}) =>
  async (): Promise<RecipientBench> => {
    let made = 0
    let code = 0
    let wallets: ReadonlyArray<Wallet> = []
    let profiles: ReadonlyArray<Kept> = []

    const listed = <A>(list: ReadonlyArray<A>): ReadonlyArray<A> =>
      change.listsNewestFirst === true ? list.toReversed() : list
    const walletOf = (walletId: string): Wallet | undefined => wallets.find(({ id }) => id === walletId)
    const shownProfile = ({ walletId, copy, ...profile }: Kept): PayoutProfile => {
      const { isActive: _, ...wallet } = (change.copiesWallets === true ? copy : walletOf(walletId)) ?? nowhere
      return { ...profile, wallet, percentage: 100 }
    }
    const isUsed = (walletId: string): boolean => profiles.some((profile) => profile.walletId === walletId)
    const keep = (name: string, walletId: string, payors: ReadonlyArray<Payor> = []): Answer<PayoutProfile> => {
      if (isUsed(walletId) && change.sharesWallets !== true) return refused
      const id = `profile ${(made += 1)}`
      const kept = {
        id,
        name: change.namesByWallet === true ? walletId : name,
        walletId,
        payors,
        copy: walletOf(walletId),
      }
      profiles = [...profiles, kept]
      return E.right(shownProfile(kept))
    }
    const edit = (profileId: string, work: (profile: Kept) => Kept): void => {
      profiles = profiles.map((profile) =>
        profile.id === profileId || change.updatesAll === true ? work(profile) : profile,
      )
    }
    const answer = <A>(work: () => Answer<A>) => TE.fromIOEither(work)

    return {
      directory: {
        wallets: TE.fromIO(() => listed(wallets)),
        profiles: TE.fromIO(() => listed(profiles.map(shownProfile))),
      },
      book: {
        validate: ({ currency, address }) => {
          const isAddress = (start: string | undefined): boolean => start !== undefined && address.startsWith(start)
          const isOne =
            change.takesAnyCurrency === true ? Object.values(starts).some(isAddress) : isAddress(starts[currency])
          return TE.right(change.takesAnyAddress === true || isOne)
        },
        createWallet: (form) =>
          TE.fromIO(() => {
            const id = `wallet ${(made += 1)}`
            wallets = [...wallets, { ...form, id, isActive: change.approvesAtOnce ?? false }]
            return id
          }),
        updateWallet: ({ walletId, address, currency, label, ...update }) =>
          answer(() => {
            if (update.updateAddress && update.twoFactorCode !== String(code) && change.takesAnyCode !== true)
              return refused
            const moves = update.updateAddress || change.moveWithLabel === true
            wallets = wallets.map((wallet) =>
              wallet.id === walletId
                ? {
                    ...wallet,
                    ...(moves ? { address, isActive: change.staysApproved ?? false } : {}),
                    ...(moves && change.keepsCurrency !== true ? { currency } : {}),
                    ...(update.updateLabel ? { label } : {}),
                  }
                : wallet,
            )
            return E.right(undefined)
          }),
        deleteWallet: ({ walletId }) =>
          answer(() => {
            if (isUsed(walletId) && change.deletesUsedWallets !== true) return refused
            const isKept = ({ id }: Wallet): boolean =>
              change.deletesAllWallets === true ? isUsed(id) : id !== walletId
            if (change.keepsWallets !== true) wallets = wallets.filter(isKept)
            return E.right(undefined)
          }),
      },
      profiles: {
        create: ({ name, walletId }) => answer(() => keep(name, walletId)),
        update: ({ profileId, name, walletId }) =>
          TE.fromIO(() =>
            edit(profileId, (profile) => {
              const [keptName, keptWallet] = [change.clearsName === true ? '' : profile.name, profile.walletId]
              const given = change.keepsWallet === true ? keptWallet : walletId
              return {
                ...profile,
                name: name ?? keptName,
                walletId: given ?? (change.clearsOnUpdate === true ? 'none' : keptWallet),
              }
            }),
          ),
        remove: ({ profileId }) =>
          answer(() => {
            const before = profiles
            if (before.some(({ id, payors }) => id === profileId && payors.length > 0) && change.losesPayors !== true)
              return refused
            profiles = change.removesAll === true ? [] : before.filter(({ id }) => id !== profileId)
            const told = change.answersAsBefore === true ? before : profiles
            return E.right(change.answersWithNone === true ? [] : told.map(shownProfile))
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
      other: { currency: 'BTC', address: 'bc 1' },
      payorId: lumen.id,
      nextCode: async () => String((code += 1)),
    }
  }

catches('the laws of an address book', addressBookLaws, recipientWith(), {
  'An address is one of its currency, and nonsense is none.': recipientWith({ takesAnyAddress: true }),
  'An address of one currency is none of another.': recipientWith({ takesAnyCurrency: true }),
  'A new wallet is listed as it was made, and is not approved.': recipientWith({ approvesAtOnce: true }),
  'Wallets are listed oldest first.': recipientWith({ listsNewestFirst: true }),
  'A wallet is deleted that no profile has, and no other.': [
    recipientWith({ keepsWallets: true }),
    recipientWith({ deletesAllWallets: true }),
  ],
  'A wallet is not deleted that a profile has: that is answered with Rejected.': recipientWith({
    deletesUsedWallets: true,
  }),
  'A label is changed without a code, and the address stays.': recipientWith({ moveWithLabel: true }),
  'An address is changed by a code, and waits for its approval.': recipientWith({ staysApproved: true }),
  'A currency is changed together with its address.': recipientWith({ keepsCurrency: true }),
  'A profile tells what has become of its wallet.': recipientWith({ copiesWallets: true }),
  'No address is changed without a right code: that is answered with Rejected.': recipientWith({ takesAnyCode: true }),
})

catches('the laws of payout profiles', payoutProfilesLaws, recipientWith(), {
  'A new profile is listed as it is answered with: by its name, with its wallet, and without payors.': recipientWith({
    namesByWallet: true,
  }),
  'Profiles are listed oldest first.': recipientWith({ listsNewestFirst: true }),
  'A wallet is in one profile at most: another is answered with Rejected.': recipientWith({ sharesWallets: true }),
  'A name that is given is set, and nothing else.': [
    recipientWith({ clearsOnUpdate: true }),
    recipientWith({ updatesAll: true }),
  ],
  'A wallet that is given is set, and nothing else.': [
    recipientWith({ keepsWallet: true }),
    recipientWith({ clearsName: true }),
  ],
  'A payor who is added is listed in the profile; who is removed is not.': recipientWith({ forgetsToRemove: true }),
  'A payor is in one profile at most: another is answered with Rejected.': recipientWith({ sharesPayors: true }),
  'A payor who is added to a wallet has a profile with it.': recipientWith({ forgetsToAdd: true }),
  'A profile that goes is answered with those that are left: all the others.': [
    recipientWith({ answersAsBefore: true }),
    recipientWith({ answersWithNone: true }),
    recipientWith({ removesAll: true }),
  ],
  'A profile that a payor pays into stays: that is answered with Rejected.': recipientWith({ losesPayors: true }),
})
