import { type Fault, type Payor, type PayoutProfile, rejected, type Wallet } from '@paydeck/core'
import { addressBookLaws, payoutProfilesLaws, type RecipientBench } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

type Answer<A> = E.Either<Fault, A>

const refused = E.left(rejected(409, 'No.'))

/** Mistakes that the fake provider of payout addresses can make, by name. */
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
  /** Copy of the wallet from the time at which the profile was created. */
  readonly copy: Wallet | undefined
}

const nowhere: Wallet = { id: '', address: '', currency: '', label: '', isActive: false }

/** Prefixes of valid wallet addresses, by currency. */
const starts: Readonly<Record<string, string>> = { ETH: 'at ', BTC: 'bc ' }

/**
 * Makes an in-memory provider of payout addresses. A valid wallet address is a prefix and a number. The codes of the
 * authenticator app are consecutive numbers.
 */
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
            const listed = change.answersAsBefore === true ? before : profiles
            return E.right(change.answersWithNone === true ? [] : listed.map(shownProfile))
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
      otherAddress: { currency: 'BTC', address: 'bc 1' },
      payorId: lumen.id,
      nextCode: async () => String((code += 1)),
    }
  }

describeWrongAdapters('addressBookLaws', addressBookLaws, recipientWith(), {
  'validate returns true for an address of the given currency and false for arbitrary text.': recipientWith({
    takesAnyAddress: true,
  }),
  'validate returns false for an address of another currency.': recipientWith({ takesAnyCurrency: true }),
  'createWallet adds an unapproved wallet with the given currency, address and label.': recipientWith({
    approvesAtOnce: true,
  }),
  'directory.wallets returns wallets oldest first.': recipientWith({ listsNewestFirst: true }),
  'deleteWallet deletes a wallet that no profile uses, and no other wallet.': [
    recipientWith({ keepsWallets: true }),
    recipientWith({ deletesAllWallets: true }),
  ],
  'deleteWallet rejects a wallet that a profile uses and keeps the wallet.': recipientWith({
    deletesUsedWallets: true,
  }),
  'updateWallet changes a label without a code and keeps the address.': recipientWith({ moveWithLabel: true }),
  'updateWallet changes an address with a valid code and marks the wallet as unapproved.': recipientWith({
    staysApproved: true,
  }),
  'updateWallet changes a currency together with its address.': recipientWith({ keepsCurrency: true }),
  'updateWallet changes the wallet in directory.profiles too.': recipientWith({ copiesWallets: true }),
  'updateWallet rejects a new address without a valid code and changes nothing.': recipientWith({ takesAnyCode: true }),
})

describeWrongAdapters('payoutProfilesLaws', payoutProfilesLaws, recipientWith(), {
  'profiles.create returns the listed profile, with its name, its wallet and no payors.': recipientWith({
    namesByWallet: true,
  }),
  'directory.profiles returns profiles oldest first.': recipientWith({ listsNewestFirst: true }),
  'profiles.create rejects a wallet that another profile uses.': recipientWith({ sharesWallets: true }),
  'profiles.update changes nothing but the name if only a name is given.': [
    recipientWith({ clearsOnUpdate: true }),
    recipientWith({ updatesAll: true }),
  ],
  'profiles.update changes nothing but the wallet if only a wallet is given.': [
    recipientWith({ keepsWallet: true }),
    recipientWith({ clearsName: true }),
  ],
  'profiles.addPayor adds a payor to the profile, and profiles.removePayor removes the payor.': recipientWith({
    forgetsToRemove: true,
  }),
  'profiles.addPayor rejects a payor of another profile.': recipientWith({ sharesPayors: true }),
  'profiles.addPayorToWallet creates and returns a profile with the name, the wallet and the payor.': recipientWith({
    forgetsToAdd: true,
  }),
  'profiles.remove removes only the given profile and returns the remaining profiles.': [
    recipientWith({ answersAsBefore: true }),
    recipientWith({ answersWithNone: true }),
    recipientWith({ removesAll: true }),
  ],
  'profiles.remove rejects a profile that has a payor and keeps the payor.': recipientWith({ losesPayors: true }),
})
