import { either as E, type task as T, type taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import type { Live, Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { ReceivingKnowledge } from '../model/screen.ts'
import type { PayoutDirectory } from '../ports.ts'
import type { Receiving } from '../slice.ts'

/** What the screen reads of the provider. */
export interface LoadedDirectory {
  readonly state: Live<ReceivingKnowledge>
  /** Asks for everything anew; what fails is logged, and what was known of it stays (ERR-084). */
  readonly load: T.Task<void>
}

const unknown: ReceivingKnowledge = { currencies: null, acceptance: null, isAsked: false }

/** Answers to an earlier load change nothing: what was saved meanwhile is not in them. */
export const makeDirectory = (ports: {
  readonly stores: Stores
  readonly log: Log
  readonly directory: PayoutDirectory
  readonly receiving: Pick<Receiving, 'payouts'>
}): LoadedDirectory => {
  const { stores, log, directory, receiving } = ports
  const state = stores.make(unknown)
  let round = 0
  const load: T.Task<void> = async () => {
    round += 1
    const [mine, epoch] = [round, stores.epoch()]
    const isWanted = (): boolean => mine === round && epoch === stores.epoch()
    const part = async <A>(name: string, ask: TE.TaskEither<Fault, A>, effect: (answer: A) => void): Promise<void> => {
      const answer = await ask()
      if (E.isLeft(answer)) log.error(`The ${name} could not be loaded: ${describeFault(answer.left)}`)
      else if (isWanted()) effect(answer.right)
    }
    await Promise.all([
      part('payors', directory.payors, (payors) => receiving.payouts.update((now) => ({ ...now, payors }))),
      part('payout profiles', directory.profiles, (profiles) => receiving.payouts.update((now) => ({ ...now, profiles }))),
      part('wallets', directory.wallets, (wallets) => receiving.payouts.update((now) => ({ ...now, wallets }))),
      part('payout currencies', directory.currencies, (currencies) => state.update((now) => ({ ...now, currencies }))),
      part('acceptance of payouts', directory.acceptance, (acceptance) => state.update((now) => ({ ...now, acceptance }))),
    ])
    if (isWanted()) state.update((now) => ({ ...now, isAsked: true }))
  }
  return { state, load }
}
