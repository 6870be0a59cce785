import type { Fault } from '@paydeck/core'
import type { Account } from '@paydeck/core/memory'
import { type ContentBench, contentLaws, type KnownReply } from '@paydeck/core/testing'
import type { taskEither as TE } from 'fp-ts'
import { everything, providerAt, type TimedProvider } from '../memory/provider.ts'
import { rich } from './rich-account.ts'
import { type LawSuite, makeSuites } from './suites.ts'

/** Reads of the provider in memory, each with the replies that the account demands. */
export type Known = (ports: TimedProvider['ports'], account: Account) => ReadonlyArray<KnownReply<unknown>>

/** Makes a known reply. */
export const known = <A>(call: TE.TaskEither<Fault, A>, reply: A): KnownReply<unknown> => ({ call, reply })

const bench = (repliesOf: Known) => async (): Promise<ContentBench<unknown>> => {
  const { ports, account } = providerAt(everything)
  account.update(rich)
  const [first, ...others] = repliesOf(ports, account.get())
  if (first === undefined) throw new Error('No reply is known')
  return { known: [first, ...others] }
}

/** Returns the laws about the replies of the methods of a table, with an account in memory that has two of everything. */
export const contentSuites = (table: Readonly<Record<string, Known>>): ReadonlyArray<LawSuite> => {
  const { suites, add } = makeSuites()
  for (const [method, repliesOf] of Object.entries(table))
    add(`contents of ${method} in memory`, contentLaws(bench(repliesOf)))
  return suites
}
