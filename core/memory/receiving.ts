import { either as E } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { canonicalAddress } from '../presentation/address-text.ts'
import type {
  AddressBook,
  InviteRecords,
  Payor,
  PayoutDirectory,
  PayoutProfile,
  PayoutProfiles,
  PayoutRecords,
  Wallet,
} from '../receiving/index.ts'
import type { StoredProfile, ReceivingState } from './account.ts'
import { change, decides, done, type Memory, reads, refused, replaced } from './memory.ts'
import { noteEvent, takeCode } from './security.ts'

const stateOf = ({ account }: Memory): ReceivingState => account.get().receiving

const update = (memory: Memory, to: (now: ReceivingState) => Partial<ReceivingState>): void =>
  change(memory, 'receiving', (now) => ({ ...now, ...to(now) }))

const profileOf = (
  { wallets, payors }: ReceivingState,
  { id, name, walletId, payorIds }: StoredProfile,
): PayoutProfile => {
  const wallet = wallets.find((one) => one.id === walletId)
  const { isActive: _, ...held } = wallet ?? { isActive: false }
  return {
    id,
    name,
    payors: payorIds.flatMap((payorId) => payors.find((payor) => payor.id === payorId) ?? []),
    wallet: wallet === undefined ? null : (held as Wallet),
    percentage: null,
  }
}

const profilesOf = (memory: Memory): ReadonlyArray<PayoutProfile> =>
  stateOf(memory).profiles.map((profile) => profileOf(stateOf(memory), profile))

/** Makes the in-memory port `PayoutRecords`. */
export const memoryPayoutRecords = (memory: Memory): PayoutRecords => ({
  atStart: reads(() => {
    const { payors, wallets, firstPayout } = stateOf(memory)
    return { profiles: profilesOf(memory), payors, wallets, firstPayout }
  }),
})

/** Makes the in-memory port `PayoutDirectory`. */
export const memoryPayoutDirectory = (memory: Memory): PayoutDirectory => ({
  payors: reads(() => stateOf(memory).payors),
  profiles: reads(() => profilesOf(memory)),
  wallets: reads(() => stateOf(memory).wallets),
  currencies: reads(() => stateOf(memory).currencies),
  acceptance: reads(() => stateOf(memory).acceptance),
})

const etherForm = /^0x[0-9a-fA-F]{40}$/

/**
 * Patterns of valid network addresses, by chain. On a chain without a pattern, a valid address has at least 20 letters and
 * digits.
 */
const addressForms: Readonly<Record<string, RegExp>> = {
  ETH: etherForm,
  MATIC: etherForm,
  BTC: /^(bc1[02-9ac-hj-np-z]{20,}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
}

const isAddress = (memory: Memory, currency: string, address: string): boolean => {
  const option = stateOf(memory).currencies.find(({ code }) => code === currency)
  return option !== undefined && (addressForms[option.chain ?? ''] ?? /^[A-Za-z0-9]{20,}$/).test(address)
}

const noWallet = refused('Unknown address.', 404)
const noProfile = refused('Unknown profile.', 404)
const walletUsed = refused('Another profile already uses this address.')
const wrongAddress = refused('This address is not valid for this currency.')

const isWalletUsed = (memory: Memory, walletId: string | undefined, profileId: string | null = null): boolean =>
  stateOf(memory).profiles.some((profile) => profile.walletId === walletId && profile.id !== profileId)

const hasWallet = (memory: Memory, walletId: string): boolean =>
  stateOf(memory).wallets.some(({ id }) => id === walletId)

/** Makes the in-memory port `AddressBook`. A new network address is unapproved until a test updates the account. */
export const memoryAddressBook = (memory: Memory): AddressBook => ({
  validate: ({ currency, address }) => reads(() => isAddress(memory, currency, address)),
  createWallet: ({ currency, address, label }) =>
    decides(() => {
      if (!isAddress(memory, currency, address)) return wrongAddress
      const id = memory.newId('wallet')
      const wallet: Wallet = { id, currency, address: canonicalAddress(address), label, isActive: false }
      update(memory, ({ wallets }) => ({ wallets: [...wallets, wallet] }))
      noteEvent(memory, 'address-added')
      return E.right(wallet.id)
    }),
  updateWallet: ({ walletId, currency, address, label, twoFactorCode, updateAddress, updateLabel }) =>
    decides(() => {
      if (!hasWallet(memory, walletId)) return noWallet
      if (updateAddress && !isAddress(memory, currency, address)) return wrongAddress
      if (updateAddress && !takeCode(memory, twoFactorCode ?? ''))
        return refused('This code is wrong or was already used.', 400)
      const changes = {
        ...(updateAddress ? { currency, address: canonicalAddress(address), isActive: false } : {}),
        ...(updateLabel ? { label } : {}),
      }
      update(memory, ({ wallets }) => ({
        wallets: replaced(
          wallets,
          ({ id }) => id === walletId,
          (wallet) => ({ ...wallet, ...changes }),
        ),
      }))
      if (updateAddress) noteEvent(memory, 'address-changed')
      return done
    }),
  deleteWallet: ({ walletId }) =>
    decides(() => {
      if (!hasWallet(memory, walletId)) return noWallet
      if (isWalletUsed(memory, walletId)) return walletUsed
      update(memory, ({ wallets }) => ({ wallets: wallets.filter(({ id }) => id !== walletId) }))
      return E.right(noteEvent(memory, 'address-removed'))
    }),
})

const createProfile = (
  memory: Memory,
  { name, walletId, payorIds }: Omit<StoredProfile, 'id'>,
): E.Either<Fault, PayoutProfile> => {
  if (!hasWallet(memory, walletId)) return noWallet
  if (isWalletUsed(memory, walletId)) return walletUsed
  const profile = { id: memory.newId('profile'), name, walletId, payorIds }
  update(memory, ({ profiles }) => ({ profiles: [...profiles, profile] }))
  return E.right(profileOf(stateOf(memory), profile))
}

const refusalOfPayor = (memory: Memory, payorId: string): E.Either<Fault, never> | null => {
  const { payors, profiles } = stateOf(memory)
  if (!payors.some(({ id }) => id === payorId)) return refused('Unknown sender.', 404)
  return profiles.some(({ payorIds }) => payorIds.includes(payorId))
    ? refused('This sender already pays to another profile.')
    : null
}

/** Updates one payout profile. */
const changeProfile = (memory: Memory, profileId: string, to: (profile: StoredProfile) => StoredProfile): void =>
  update(memory, ({ profiles }) => ({ profiles: replaced(profiles, ({ id }) => id === profileId, to) }))

const findProfile = (memory: Memory, profileId: string): StoredProfile | undefined =>
  stateOf(memory).profiles.find(({ id }) => id === profileId)

/** Makes the in-memory port `PayoutProfiles`. */
export const memoryPayoutProfiles = (memory: Memory): PayoutProfiles => ({
  create: ({ name, walletId }) => decides(() => createProfile(memory, { name, walletId, payorIds: [] })),
  update: ({ profileId, name, walletId }) =>
    decides(() => {
      const profile = findProfile(memory, profileId)
      if (profile === undefined) return noProfile
      const next = { ...profile, name: name ?? profile.name, walletId: walletId ?? profile.walletId }
      if (!hasWallet(memory, next.walletId)) return noWallet
      if (isWalletUsed(memory, next.walletId, profileId)) return walletUsed
      if (next.walletId !== profile.walletId && profile.payorIds.length > 0)
        return refused('Senders still pay to this profile.')
      return E.right(changeProfile(memory, profileId, () => next))
    }),
  remove: ({ profileId }) =>
    decides(() => {
      const profile = findProfile(memory, profileId)
      if (profile === undefined) return noProfile
      if (profile.payorIds.length > 0) return refused('Senders still pay to this profile.')
      update(memory, ({ profiles }) => ({ profiles: profiles.filter(({ id }) => id !== profileId) }))
      return E.right(profilesOf(memory))
    }),
  addPayor: ({ payorId, profileId }) =>
    decides(() => {
      const refusal = refusalOfPayor(memory, payorId)
      if (refusal !== null) return refusal
      if (findProfile(memory, profileId) === undefined) return noProfile
      changeProfile(memory, profileId, (now) => ({ ...now, payorIds: [...now.payorIds, payorId] }))
      return E.right(noteEvent(memory, 'sender-accepted'))
    }),
  removePayor: ({ payorId, profileId }) =>
    decides(() => {
      if (findProfile(memory, profileId)?.payorIds.includes(payorId) !== true) return noProfile
      changeProfile(memory, profileId, (now) => ({ ...now, payorIds: now.payorIds.filter((id) => id !== payorId) }))
      return E.right(noteEvent(memory, 'sender-removed'))
    }),
  addPayorToWallet: ({ name, payorId, walletId }) =>
    decides(() => refusalOfPayor(memory, payorId) ?? createProfile(memory, { name, walletId, payorIds: [payorId] })),
})

const noInvite = { canAccept: false, reason: 'inviteExpired' }

/** Messages with which the provider rejects an invite, by reason (ERR-077, ERR-078). */
const inviteRefusals: Readonly<Record<string, string>> = {
  inviteExpired: 'Recipient payout invitation has expired',
  emailMismatch: 'Recipient email does not match user email',
}

const withPayor = (payors: ReadonlyArray<Payor>, payor: Payor): ReadonlyArray<Payor> =>
  payors.some(({ id }) => id === payor.id) ? payors : [...payors, payor]

/** Makes the in-memory port `InviteRecords`. */
export const memoryInviteRecords = (memory: Memory): InviteRecords => ({
  check: ({ payload }) => reads(() => stateOf(memory).invites[payload]?.check ?? noInvite),
  accept: ({ payload }) =>
    decides(() => {
      const invite = stateOf(memory).invites[payload]
      const { canAccept, reason } = invite?.check ?? noInvite
      if (invite === undefined || !canAccept)
        return refused(inviteRefusals[reason ?? ''] ?? "This invite can't be accepted.")
      update(memory, ({ payors }) => ({ payors: withPayor(payors, invite.payor) }))
      return E.right(change(memory, 'session', (now) => ({ ...now, hasPayeeToken: true })))
    }),
  markSeen: ({ payload }) =>
    reads(() => {
      const invite = stateOf(memory).invites[payload]
      if (invite === undefined) return
      update(memory, ({ invites }) => ({ invites: { ...invites, [payload]: { ...invite, isSeen: true } } }))
    }),
})
