import { restMonthStatements } from '@paydeck/adapters/rest/activity/statements'
import { unsupported } from '@paydeck/core'
import { recordSavedFiles } from '../../payments/saved-files.ts'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import type { Client } from '../../sandbox/running.ts'
import { readTaggedPdf } from './pdf-reader.ts'

type Query = Parameters<ReturnType<typeof restMonthStatements>['download']>[0]

const october: Query = { year: 2025, month: 10, timeZone: 'UTC', name: 'statement.pdf' }

export const statementsOf = (client: Client, query: Partial<Query> = {}) => {
  const { kept, browser } = recordSavedFiles()
  const download = restMonthStatements(clientsOf(client).files, browser).download({ ...october, ...query })
  return { download, kept }
}

/** Downloads and saves a statement as the app does, by default the statement of October 2025. Returns its bytes. */
export const savedStatement = async (client: Client, query: Partial<Query> = {}): Promise<Uint8Array> => {
  const { download, kept } = statementsOf(client, query)
  const file = await answered(download)
  if (file === unsupported) throw new Error('The sandbox offers the call.')
  file.save()
  const [saved] = await kept()
  if (saved?.name !== (query.name ?? october.name)) throw new Error('The file has another name.')
  return Uint8Array.from(saved.bytes)
}

export const statementOf = async (client: Client, query: Partial<Query> = {}) =>
  readTaggedPdf(await savedStatement(client, query))

/** Time of an entry in October 2025. */
export const inOctober = (day: number, hour = 12): number => Date.UTC(2025, 9, day, hour)

/** Overrides of an account that has one card and nothing else. */
export const cardWith = (activity: ReadonlyArray<object>, balance = '500.00') => ({
  cards: [{ provider: 'galileo', nickname: 'Everyday', lastFourDigits: '3250', balance, activity }],
  payouts: 0,
  payments: 0,
})
