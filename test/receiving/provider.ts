import { type Fault, unreachable } from '@paydeck/core/kernel'
import type {
  AddressBook,
  CurrencyOption,
  InviteRecords,
  Payor,
  PayoutCheck,
  PayoutDirectory,
  PayoutProfile,
  PayoutProfiles,
  PayoutRecords,
  Wallet,
} from '@paydeck/core/receiving'
import { either as E, type taskEither as TE } from 'fp-ts'
import { makeHold } from '../slice-bench/index.ts'
import { harbor, lumen, option, profileOf, savings } from './addresses.ts'

export const offline: Fault = unreachable

/** Data and settings of the fake provider, which a test can change. */
export interface Provider {
  payors: ReadonlyArray<Payor>
  profiles: ReadonlyArray<PayoutProfile>
  wallets: ReadonlyArray<Wallet>
  currencies: ReadonlyArray<CurrencyOption>
  acceptance: PayoutCheck
  invite: PayoutCheck
  isValid: boolean
  /** Faults with which calls fail, by the name of the call. */
  faults: Partial<Record<string, Fault>>
  /** Names of calls that take effect although their response is lost. */
  lostResponses: ReadonlyArray<string>
  /** Sender of the invite. When the user accepts the invite, this sender becomes a payor. */
  sender: Payor
}

/** Creates a fake provider and ports that use it. The provider records each call and can delay its response. */
export const fakeProvider = (given: Partial<Provider>) => {
  const provider: Provider = {
    payors: [lumen, harbor],
    profiles: [profileOf(savings, [lumen])],
    wallets: [savings],
    currencies: [option('BTC'), option('ETH'), option('PAX', { name: 'Pax Dollar', displayCode: 'USDP' })],
    acceptance: { canAccept: true, reason: null },
    invite: { canAccept: true, reason: null },
    isValid: true,
    faults: {},
    lostResponses: [],
    sender: { id: 'ferry', name: 'Ferry Lines' },
    ...given,
  }
  const calls: Array<readonly [name: string, input: unknown]> = []
  const { pass, ...hold } = makeHold()
  const answer =
    <A>(name: string, input: unknown, give: () => A): TE.TaskEither<Fault, A> =>
    async () => {
      calls.push([name, input])
      await pass(name)
      const fault = provider.faults[name]
      if (fault !== undefined) return E.left(fault)
      const given = give()
      return provider.lostResponses.includes(name) ? E.left(offline) : E.right(given)
    }
  const changeProfile = (id: string, change: (profile: PayoutProfile) => PayoutProfile): void => {
    provider.profiles = provider.profiles.map((one) => (one.id === id ? change(one) : one))
  }
  const directory: PayoutDirectory = {
    payors: (...args) => answer('payors', null, () => provider.payors)(...args),
    profiles: (...args) => answer('profiles', null, () => provider.profiles)(...args),
    wallets: (...args) => answer('wallets', null, () => provider.wallets)(...args),
    currencies: (...args) => answer('currencies', null, () => provider.currencies)(...args),
    acceptance: (...args) => answer('acceptance', null, () => provider.acceptance)(...args),
  }
  const book: AddressBook = {
    validate: (input) => answer('validate', input, () => provider.isValid),
    createWallet: (input) =>
      answer('createWallet', input, () => {
        provider.wallets = [...provider.wallets, { ...input, id: 'w-new', isActive: false }]
        return 'w-new'
      }),
    updateWallet: (input) =>
      answer('updateWallet', input, () => {
        const { walletId, currency, address, label } = input
        provider.wallets = provider.wallets.map((one) =>
          one.id === walletId ? { ...one, currency, address, label } : one,
        )
        changeProfile(input.profileId, (profile) => ({
          ...profile,
          wallet: { id: walletId, currency, address, label },
        }))
      }),
    deleteWallet: (input) =>
      answer('deleteWallet', input, () => {
        provider.wallets = provider.wallets.filter(({ id }) => id !== input.walletId)
      }),
  }
  const made = (walletId: string, payors: ReadonlyArray<Payor>): PayoutProfile => {
    const wallet = provider.wallets.find(({ id }) => id === walletId) ?? savings
    const profile = profileOf(wallet, payors, 'p-new')
    provider.profiles = [...provider.profiles, profile]
    return profile
  }
  const payorOf = (payorId: string): Payor => provider.payors.find(({ id }) => id === payorId) ?? lumen
  const profiles: PayoutProfiles = {
    create: (input) => answer('create', input, () => made(input.walletId, [])),
    update: (input) =>
      answer('update', input, () =>
        changeProfile(input.profileId, (one) => ({ ...one, name: input.name ?? one.name })),
      ),
    remove: (input) =>
      answer('remove', input, () => {
        provider.profiles = provider.profiles.filter(({ id }) => id !== input.profileId)
        return provider.profiles
      }),
    addPayor: (input) =>
      answer('addPayor', input, () =>
        changeProfile(input.profileId, (one) => ({ ...one, payors: [...one.payors, payorOf(input.payorId)] })),
      ),
    removePayor: (input) =>
      answer('removePayor', input, () =>
        changeProfile(input.profileId, (one) => ({
          ...one,
          payors: one.payors.filter(({ id }) => id !== input.payorId),
        })),
      ),
    addPayorToWallet: (input) =>
      answer('addPayorToWallet', input, () => made(input.walletId, [payorOf(input.payorId)])),
  }
  const invites: InviteRecords = {
    check: (input) => answer('check', input, () => provider.invite),
    accept: (input) =>
      answer('accept', input, () => {
        provider.payors = [...provider.payors, provider.sender]
      }),
    markSeen: (input) => answer('markSeen', input, () => undefined),
  }
  const records: PayoutRecords = {
    atStart: () => {
      const { payors, profiles: all, wallets } = provider
      return Promise.resolve(E.right({ payors, profiles: all, wallets, firstPayout: null }))
    },
  }
  return {
    provider,
    answer,
    ports: {
      payoutDirectory: directory,
      addressBook: book,
      payoutProfiles: profiles,
      payoutRecords: records,
    },
    invites,
    calls,
    /** Returns the calls so far that write or validate data. Leaves out the calls that only read data. */
    sent: () => calls.filter(([name]) => !['payors', 'profiles', 'wallets', 'currencies', 'acceptance'].includes(name)),
    ...hold,
  }
}
