import type { Store } from '@paydeck/core/kernel'
import {
  makeAddressDirectory,
  makeAddressForm,
  makePayoutInvites,
  makePayouts,
  type ReceivingScreenState,
} from '@paydeck/core/receiving'
import type { TwoFactorSettings, WantedProof } from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import { type Application, unknownApplications } from '@paydeck/core/verification'
import { either as E } from 'fp-ts'
import { makeQuestion } from '../../core/kernel/question.ts'
import { makeSurroundings } from '../slice-bench/index.ts'
import { application } from './addresses.ts'
import { fakeProvider, type Provider } from './provider.ts'

export * from './addresses.ts'
export { offline } from './provider.ts'
export { settle }

export interface BenchOptions extends Partial<Provider> {
  readonly otpEnabled?: boolean
  readonly hasPayeeToken?: boolean
  readonly inviteToken?: string | null
  readonly applications?: ReadonlyArray<Application>
  readonly showHidden?: boolean
}

/** Creates the slices of the receiving-addresses page, and connects them to a fake provider. */
export const bench = (options: BenchOptions = {}) => {
  const {
    otpEnabled = true,
    hasPayeeToken = true,
    inviteToken = null,
    applications = [application],
    showHidden = false,
    ...given
  } = options
  const { ports: provided, invites: inviteRecords, answer, ...played } = fakeProvider(given)
  const { ports: around, seen } = makeSurroundings()
  const { stores } = around
  const ports = { ...around, ...provided }
  const payouts = makePayouts({ ...ports, invite: inviteToken })
  const settings: Store<TwoFactorSettings | null> = stores.make<TwoFactorSettings | null>({
    otpEnabled,
    otpAuthKey: null,
    otpEmail: null,
  })
  const usedSecurityMembers = new Set<string>()
  const hasToken = stores.make(hasPayeeToken)
  const invites = makePayoutInvites({
    ...ports,
    inviteRecords,
    payouts,
    renew: answer('renew', null, () => hasToken.update(() => true)),
  })
  const proof = makeQuestion()
  const shared = {
    ...ports,
    askProof: (wanted: WantedProof) => proof.ask(() => void seen.modals.push(`ask ${wanted}`)),
    payouts,
    // Records which members of the security slice have been read. This fake has no other members.
    security: {
      get settings() {
        usedSecurityMembers.add('settings')
        return settings
      },
      tasks: {
        get reload() {
          usedSecurityMembers.add('reload')
          return answer('security', null, () =>
            settings.update(() => ({ otpEnabled, otpAuthKey: null, otpEmail: null })),
          )
        },
      },
    },
    hasPayeeToken: hasToken,
  }
  const directory = makeAddressDirectory({
    ...shared,
    invites,
    verification: { state: stores.make({ ...unknownApplications, applications }) },
    supportPage: '/support',
  })
  const form = makeAddressForm({ ...shared, directory, showHidden })
  return {
    ...played,
    ...seen,
    directory,
    form,
    invites,
    payouts,
    /** Pending request for a proof of identity. The test resolves it. */
    proof,
    settings,
    hasToken,
    /** Returns the names of the members of the security slice that have been read. */
    securityParts: () => usedSecurityMembers,
    /** Part of the page that is visible, such as 'add' (form) or 'index' (address list). */
    state: (): ReceivingScreenState => form.view.get()?.state ?? 'index',
    /** Runs the start-up step that loads payouts, as the app does before any screen. */
    start: async (): Promise<void> => {
      const effect = await payouts.steps.payouts()
      if (E.isRight(effect)) effect.right()
    },
  }
}

type Bench = ReturnType<typeof bench>

/** Creates the slices, runs the start-up step, opens the page, and clears the record of calls. */
export const opened = async (options: BenchOptions = {}) => {
  const all = bench(options)
  await all.start()
  all.directory.load()
  await settle()
  all.calls.splice(0)
  return all
}

export const listOf = ({ directory, state }: Pick<Bench, 'directory' | 'state'>) => {
  if (state() !== 'index') throw new Error(`The screen shows ${state()}`)
  return directory.view.get()
}

export const formOf = ({ form }: Pick<Bench, 'form'>) => {
  const view = form.view.get()
  if (view === null) throw new Error('The screen shows the index')
  return view
}

export const inAddForm = async (options: BenchOptions = {}) => {
  const all = await opened(options)
  all.form.add('harbor')
  all.form.type({ field: 'address', text: 'bc1new' })
  return all
}

export const inEditForm = async (options: BenchOptions = {}) => {
  const all = await opened(options)
  all.form.edit('p-w-savings')
  return all
}

/** Returns the names of the sent calls. */
export const sentNames = ({ sent }: Pick<Bench, 'sent'>): ReadonlyArray<string> => sent().map(([name]) => name)
