import { graphqlPaymentSearches } from '@paydeck/adapters/graphql/payments/payment-search'
import { restPaymentSearches } from '@paydeck/adapters/rest/payments/payment-search'
import { unsupported, type PaymentQuery, type PaymentSearches } from '@paydeck/core'
import { expect } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import type { Client } from '../../sandbox/running.ts'
import { recordSavedFiles } from '../saved-files.ts'

export const any: PaymentQuery = {
  list: 'payments',
  text: '',
  from: null,
  to: null,
  least: null,
  most: null,
  coin: null,
  status: null,
}

export const pageOf = async (client: Client, query: Partial<PaymentQuery>, limit = 30, after: string | null = null) => {
  const found = await answered(
    graphqlPaymentSearches(clientsOf(client).graphql).find({ ...any, ...query, limit, after }),
  )
  if (found === unsupported) throw new Error('The sandbox offers it.')
  return found
}

export const namesOf = async (client: Client, query: Partial<PaymentQuery>) => {
  const { items, total } = await pageOf(client, query)
  expect(total).toBe(items.length)
  return items.map(({ merchantName }) => merchantName)
}

export const saveOf = async (client: Client, query: Partial<PaymentQuery>, format: 'csv' | 'json') => {
  const { browser, kept } = recordSavedFiles()
  const searches: Pick<PaymentSearches, 'download'> = restPaymentSearches(clientsOf(client).files, browser)
  const download = await answered(searches.download({ ...any, ...query, format, name: `payments.${format}` }))
  if (download === unsupported) throw new Error('The sandbox offers it.')
  download.save()
  const [file] = await kept()
  return Buffer.from(file?.bytes ?? []).toString('utf8')
}
