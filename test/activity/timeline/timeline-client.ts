import { graphqlActivityRecords } from '@paydeck/adapters/graphql/activity/timeline'
import { everyEntry, type TimelinePage, type TimelineQuery, type TimelineRecord, unsupported } from '@paydeck/core'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import type { Client } from '../../sandbox/running.ts'

export interface Paging {
  readonly limit?: number
  readonly after?: string | null
  readonly timeZone?: string
}

export const portOf = (client: Client) => graphqlActivityRecords(clientsOf(client).graphql)

/** Fetches a page of the timeline. Fails if the provider does not offer the call. */
export const pageOf = async (
  client: Client,
  query: Partial<TimelineQuery> = {},
  { limit = 100, after = null, timeZone = 'UTC' }: Paging = {},
): Promise<TimelinePage> => {
  const page = await answered(portOf(client).page({ ...everyEntry, ...query, limit, after, timeZone }))
  if (page === unsupported) throw new Error('The sandbox offers the call.')
  return page
}

/** Returns an amount with at most two decimals in hundredths. */
export const hundredths = (amount: string): bigint => {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

/** Fetches the first page. Fails if it lacks the contents that only the first page has. */
export const startOf = async (client: Client, query: Partial<TimelineQuery> = {}, paging: Paging = {}) => {
  const { records, first } = await pageOf(client, query, paging)
  if (first === null) throw new Error('The first page has a summary.')
  return { records, ...first }
}

/** Name of a record in tests: the id of the item, and the part. */
export const idOf = ({ record, part }: TimelineRecord): string => `${record.item.id}${part === null ? '' : `:${part}`}`

/** Name that the record shows, with the part if it is the refund. A bill has the name of its biller. */
export const nameOf = ({ record, part }: TimelineRecord): string => {
  if (record.source === 'security') return record.item.kind ?? ''
  if (record.source === 'card') return record.item.displayMerchant
  const { item } = record
  if (item.kind === 'payout' || part === null) return item.merchantName
  const bill = item.bills.find(({ partnerPaymentId }) => partnerPaymentId === part)
  return bill?.merchantName ?? `${item.merchantName} (${part})`
}

export const namesOf = async (client: Client, query: Partial<TimelineQuery>, paging: Paging = {}) => {
  const { records, pending, summary } = await startOf(client, query, paging)
  if (summary.count !== records.length + pending.length) throw new Error(`The count is ${summary.count}.`)
  return [...pending, ...records].map(nameOf)
}

/** Loads all pages, and runs `between` after each of them. */
export const allPages = async (
  client: Client,
  query: Partial<TimelineQuery>,
  limit: number,
  between: () => Promise<unknown> = async () => undefined,
): Promise<ReadonlyArray<TimelineRecord>> => {
  const records: Array<TimelineRecord> = []
  let after: string | null = null
  do {
    const page: TimelinePage = await pageOf(client, query, { limit, after })
    records.push(...page.records)
    after = page.after
    await between()
  } while (after !== null)
  return records
}
