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
import { playedProvider, type Provider } from './provider.ts'

export * from './addresses.ts'
export { offline } from './provider.ts'
export { settle }

export interface BenchOptions extends Partial<Provider> {
  readonly otpEnabled?: boolean
  readonly hasPayeeToken?: boolean
  readonly held?: string | null
  readonly applications?: ReadonlyArray<Application>
  readonly showHidden?: boolean
}

/** The screen over a provider that the test plays. */
export const bench = (options: BenchOptions = {}) => {
  const {
    otpEnabled = true,
    hasPayeeToken = true,
    held = null,
    applications = [application],
    showHidden = false,
    ...given
  } = options
  const { ports: provided, invites: inviteRecords, answer, ...played } = playedProvider(given)
  const { ports: around, seen } = makeSurroundings()
  const { stores } = around
  const ports = { ...around, ...provided }
  const payouts = makePayouts({ ...ports, invite: held })
  const settings: Store<TwoFactorSettings | null> = stores.make<TwoFactorSettings | null>({
    otpEnabled,
    otpAuthKey: null,
    otpEmail: null,
  })
  const securityParts = new Set<string>()
  const hasToken = stores.make(hasPayeeToken)
  const invites = makePayoutInvites({
    ...ports,
    invites: inviteRecords,
    payouts,
    renew: answer('renew', null, () => hasToken.update(() => true)),
  })
  const proof = makeQuestion()
  const shared = {
    ...ports,
    askProof: (wanted: WantedProof) => proof.ask(() => void seen.modals.push(`ask ${wanted}`)),
    payouts,
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
    /** Answers the slice that waits for a proof of identity. */
    proof,
    settings,
    hasToken,
    /** What of the security slice was asked for. */
    securityParts: () => securityParts,
    /** What the screen shows. */
    state: (): ReceivingScreenState => form.view.get()?.state ?? 'index',
    /** Runs the start-up step, as the app does before any screen. */
    start: async (): Promise<void> => {
      const effect = await payouts.steps.payouts()
      if (E.isRight(effect)) effect.right()
    },
  }
}

type Bench = ReturnType<typeof bench>

/** A user who has entered the screen. */
export const entered = async (options: BenchOptions = {}) => {
  const all = bench(options)
  await all.start()
  all.directory.load()
  await settle()
  all.calls.splice(0)
  return all
}

export const indexOf = ({ directory, state }: Pick<Bench, 'directory' | 'state'>) => {
  if (state() !== 'index') throw new Error(`The screen shows ${state()}`)
  return directory.view.get()
}

export const formOf = ({ form }: Pick<Bench, 'form'>) => {
  const view = form.view.get()
  if (view === null) throw new Error('The screen shows the index')
  return view
}

export const inAdd = async (options: BenchOptions = {}) => {
  const all = await entered(options)
  all.form.add('harbor')
  all.form.type({ field: 'address', text: 'bc1new' })
  return all
}

export const inEdit = async (options: BenchOptions = {}) => {
  const all = await entered(options)
  all.form.edit('p-w-savings')
  return all
}

/** What was sent, by name. */
export const names = ({ sent }: Pick<Bench, 'sent'>): ReadonlyArray<string> => sent().map(([name]) => name)
