import { either as E, type taskEither as TE } from 'fp-ts'
import { type Fault, unreachable } from '../../core/kernel/fault.ts'
import { makeStores, type Store } from '../../core/kernel/store.ts'
import {
  type AddressBook,
  type CurrencyOption,
  makePayoutInvite,
  makeReceiving,
  makeReceivingAddresses,
  type Payor,
  type PayoutCheck,
  type PayoutDirectory,
  type PayoutInvites,
  type PayoutProfile,
  type PayoutProfiles,
  type Wallet,
} from '../../core/receiving/index.ts'
import { type TwoFactorSettings } from '../../core/security/index.ts'
import { fakeClock, settle } from '../../core/testing.ts'
import { type Application, unknownApplications } from '../../core/verification/index.ts'
import { application, harbor, lumen, option, profileOf, savings } from './fixture.ts'

export * from './fixture.ts'
export { settle }

export const offline: Fault = unreachable

/** What the provider that the test plays has, and how it answers. */
export interface Provider {
  payors: ReadonlyArray<Payor>
  profiles: ReadonlyArray<PayoutProfile>
  wallets: ReadonlyArray<Wallet>
  currencies: ReadonlyArray<CurrencyOption>
  acceptance: PayoutCheck
  invite: PayoutCheck
  isValid: boolean
  /** The calls that fail, by their name. */
  faults: Partial<Record<string, Fault>>
  /** The calls that take effect, and whose answer is lost. */
  lost: ReadonlyArray<string>
  /** Who has sent the invite; a payor once it is accepted. */
  sender: Payor
}

export interface BenchOptions extends Partial<Provider> {
  readonly otpEnabled?: boolean
  readonly hasPayeeToken?: boolean
  readonly held?: string | null
  readonly applications?: ReadonlyArray<Application>
  readonly showHidden?: boolean
}

/** The screen over a provider that the test plays: each call is noted, and may be held back. */
export const bench = (options: BenchOptions = {}) => {
  const {
    otpEnabled = true,
    hasPayeeToken = true,
    held = null,
    applications = [application],
    showHidden = false,
    ...given
  } = options
  const provider: Provider = {
    payors: [lumen, harbor],
    profiles: [profileOf(savings, [lumen])],
    wallets: [savings],
    currencies: [option('BTC'), option('ETH'), option('PAX', { name: 'Pax Dollar', displayCode: 'USDP' })],
    acceptance: { canAccept: true, reason: null },
    invite: { canAccept: true, reason: null },
    isValid: true,
    faults: {},
    lost: [],
    sender: { id: 'ferry', name: 'Ferry Lines' },
    ...given,
  }
  const calls: Array<readonly [name: string, input: unknown]> = []
  const modals: Array<string> = []
  const moves: Array<string> = []
  const errors: Array<string> = []
  const gates: Array<() => void> = []
  let isHeld = false
  // One call, as soon as it was sent.
  const slow = new Set<string>()
  const answer =
    <A>(name: string, input: unknown, give: () => A): TE.TaskEither<Fault, A> =>
    async () => {
      calls.push([name, input])
      if (isHeld || slow.delete(name)) await new Promise<void>((resolve) => gates.push(resolve))
      const fault = provider.faults[name]
      if (fault !== undefined) return E.left(fault)
      const given = give()
      return provider.lost.includes(name) ? E.left(offline) : E.right(given)
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
  const invites: PayoutInvites = {
    check: (input) => answer('check', input, () => provider.invite),
    accept: (input) =>
      answer('accept', input, () => {
        provider.payors = [...provider.payors, provider.sender]
      }),
    markSeen: (input) => answer('markSeen', input, () => undefined),
  }

  const clock = fakeClock()
  const stores = makeStores()
  const log = { warn: () => undefined, error: (text: string) => void errors.push(text) }
  const receiving = makeReceiving({
    stores,
    records: {
      atStart: () => {
        const { payors, profiles: held_, wallets } = provider
        return Promise.resolve(E.right({ payors, profiles: held_, wallets, firstPayout: null }))
      },
    },
    invite: held,
  })
  const settings: Store<TwoFactorSettings | null> = stores.make<TwoFactorSettings | null>({
    otpEnabled,
    otpAuthKey: null,
    otpEmail: null,
  })
  const securityParts = new Set<string>()
  const hasToken = stores.make(hasPayeeToken)
  const invite = makePayoutInvite({
    stores,
    clock,
    log,
    moves: { go: (path) => void moves.push(path) },
    invites,
    directory,
    profiles,
    receiving,
    renew: answer('renew', null, () => hasToken.update(() => true)),
  })
  const addresses = makeReceivingAddresses({
    stores,
    clock,
    log,
    modals: {
      open: ({ name }) => void modals.push(`open ${name}`),
      close: (name) => void modals.push(`close ${name}`),
    },
    directory,
    book,
    profiles,
    receiving,
    invite,
    verification: { state: stores.make({ ...unknownApplications, applications }) },
    // A getter for what is asked; whatever else a slice of security has is not there to be called.
    security: {
      get settings() {
        securityParts.add('settings')
        return settings
      },
      tasks: {
        get reload() {
          securityParts.add('reload')
          return answer('security', null, () =>
            settings.update(() => ({ otpEnabled, otpAuthKey: null, otpEmail: null })),
          )
        },
      },
    },
    hasPayeeToken: hasToken,
    showHidden,
    supportPage: '/support',
  })
  /** Runs the start's step, as the app does before any screen. */
  const start = async (): Promise<void> => {
    const effect = await receiving.steps.payouts()
    if (E.isRight(effect)) effect.right()
  }
  return {
    addresses,
    invite,
    receiving,
    provider,
    calls,
    modals,
    moves,
    errors,
    clock,
    stores,
    settings,
    /** What of the security slice was asked for. */
    securityParts: () => securityParts,
    hasToken,
    start,
    /** The writes and checks so far, without what was only read. */
    sent: () => calls.filter(([name]) => !['payors', 'profiles', 'wallets', 'currencies', 'acceptance'].includes(name)),
    /** From now on no call answers. */
    hold: () => {
      isHeld = true
    },
    /** The next such call does not answer. */
    holdNext: (name: string) => void slow.add(name),
    release: async () => {
      isHeld = false
      for (const open of gates.splice(0)) open()
      await settle()
    },
  }
}

/** Somebody who has entered the screen. */
export const entered = async (options: BenchOptions = {}) => {
  const all = bench(options)
  await all.start()
  all.addresses.load()
  await settle()
  all.calls.splice(0)
  return all
}

export const indexOf = ({ addresses }: Pick<ReturnType<typeof bench>, 'addresses'>) => {
  const view = addresses.view.get()
  if (view.state !== 'index') throw new Error(`The screen shows ${view.state}`)
  return view
}

export const formOf = ({ addresses }: Pick<ReturnType<typeof bench>, 'addresses'>) => {
  const view = addresses.view.get()
  if (view.state === 'index') throw new Error('The screen shows the index')
  return view
}

export const inAdd = async (options: BenchOptions = {}) => {
  const all = await entered(options)
  all.addresses.add('harbor')()
  all.addresses.type('address', 'bc1new')()
  return all
}

export const inEdit = async (options: BenchOptions = {}) => {
  const all = await entered(options)
  all.addresses.edit('p-w-savings')()
  return all
}

/** What was sent, by name. */
export const names = ({ sent }: Pick<ReturnType<typeof bench>, 'sent'>): ReadonlyArray<string> =>
  sent().map(([name]) => name)
