import { either as E, type task as T, type taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import type { Live, Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { Payouts } from '../model.ts'
import type { ReceivingKnowledge } from '../model/screen.ts'
import type { PayoutDirectory } from '../ports.ts'
import type { Receiving } from '../slice.ts'

/** What the screen reads of the provider. */
export interface LoadedDirectory {
  readonly state: Live<ReceivingKnowledge>
  /** Asks for everything anew; what fails is logged, and what was known of it stays (ERR-084). */
  readonly load: T.Task<void>
}

interface DirectoryPorts {
  readonly stores: Stores
  readonly log: Log
  readonly directory: PayoutDirectory
  readonly receiving: Pick<Receiving, 'payouts'>
  /** Told once the currencies are known, whatever else is still asked for. */
  readonly onCurrencies: () => void
}

const unknown: ReceivingKnowledge = { currencies: null, acceptance: null, isAsked: false }

/** An answer counts only where nothing newer is known: of a later load, or of what was changed since it was asked for. */
export const makeDirectory = ({ stores, log, directory, receiving, onCurrencies }: DirectoryPorts): LoadedDirectory => {
  const state = stores.make(unknown)
  const answered = new Map<string, { readonly round: number; readonly value: unknown }>()
  let round = 0
  const load: T.Task<void> = async () => {
    round += 1
    const [mine, epoch, asked] = [round, stores.epoch(), receiving.payouts.get()]
    const isCurrent = (): boolean => epoch === stores.epoch()
    const isNews = (name: string): boolean => isCurrent() && mine > (answered.get(name)?.round ?? 0)
    const part = async <A>(name: string, ask: TE.TaskEither<Fault, A>, effect: (answer: A) => void): Promise<void> => {
      const answer = await ask()
      if (E.isLeft(answer)) return log.error(`The ${name} could not be loaded: ${describeFault(answer.left)}`)
      if (!isNews(name)) return
      effect(answer.right)
      answered.set(name, { round: mine, value: answer.right })
    }
    const payouts =
      <K extends keyof Payouts>(name: string, key: K) =>
      (answer: Payouts[K]): void => {
        const now = receiving.payouts.get()[key]
        const isUnchanged = now === asked[key] || now === answered.get(name)?.value
        if (isUnchanged) receiving.payouts.update((all) => ({ ...all, [key]: answer }))
      }
    await Promise.all([
      part('payors', directory.payors, payouts('payors', 'payors')),
      part('payout profiles', directory.profiles, payouts('payout profiles', 'profiles')),
      part('wallets', directory.wallets, payouts('wallets', 'wallets')),
      part('payout currencies', directory.currencies, (currencies) => {
        state.update((now) => ({ ...now, currencies }))
        onCurrencies()
      }),
      part('acceptance of payouts', directory.acceptance, (acceptance) =>
        state.update((now) => ({ ...now, acceptance })),
      ),
    ])
    if (mine === round && isCurrent()) state.update((now) => ({ ...now, isAsked: true }))
  }
  return { state, load }
}
