import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { DebitCard } from '../model.ts'
import type { CardBalance } from './model.ts'

/** The user's cards at the provider. */
export interface CardAccounts {
  /** Faults: any. */
  readonly list: TE.TaskEither<Fault, ReadonlyArray<DebitCard>>
  /** Faults: any. */
  readonly balances: TE.TaskEither<Fault, ReadonlyArray<CardBalance>>
}
