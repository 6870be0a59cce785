import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards/card-list'
import { graphqlCardTopUps } from '@paydeck/adapters/graphql/cards/card-top-up'
import { graphqlPaymentRecords } from '@paydeck/adapters/graphql/payments/recent-activity'
import { makeIdempotentSend } from '@paydeck/adapters/transport/idempotent-sends'
import { decimalText } from '@paydeck/core/money'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, at } from '../../sandbox/running.ts'

export const minute = 60_000
const quarter = decimalText('25.00')
if (quarter === null) throw new Error('25.00 is an amount')
export const twentyFive = quarter

const galileo = [{ provider: 'galileo', nickname: 'Everyday', balance: '100.10' }]

/** Creates a user with these cards, and functions that create, pay and read the user's top-ups. */
export const holderOf = async (cards: ReadonlyArray<Readonly<Record<string, unknown>>> = galileo) => {
  const client = await account('cardholder', { cards, invoices: [] })
  const { graphql } = clientsOf(client)
  const topUps = graphqlCardTopUps(
    graphql,
    makeIdempotentSend(() => crypto.randomUUID()),
  )
  const accounts = graphqlCardAccounts(graphql)
  const payments = graphqlPaymentRecords(graphql)
  const ids = (await answered(accounts.list)).map(({ id }) => id)
  const cardId = ids[0] ?? ''
  const form = (fields: Readonly<Record<string, string>>): Promise<Response> =>
    client.fetch('/invoice', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  return {
    client,
    topUps,
    cardId,
    ids,
    make: (amount = twentyFive, id = cardId) => topUps.makeInvoice({ cardId: id, amount, currency: 'USD' }),
    step: (id: string, from: string) => form({ id, from }),
    pending: () => answered(topUps.pending({ cardId, startDate: Date.now() - 7 * 24 * 60 * minute })),
    credited: async () =>
      at(
        (await client.graphql('GetCardTopUps', { debitCardId: cardId, credited: true, startDate: '2020-01-01' })).body,
        'data',
        'user',
        'cardTopUps',
      ),
    balance: async () => (await answered(accounts.balances)).find(({ id }) => id === cardId)?.balance,
    recent: async () => {
      const startDate = new Date(Date.now() - 24 * 60 * minute).toISOString()
      const items = await answered(
        payments.recent({ limit: 5, startDate, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }),
      )
      return items.flatMap((item) => (item.kind === 'invoice' ? [[item.id, item.merchantName, item.status]] : []))
    },
    confirming: async () => {
      const startDate = new Date(Date.now() - 24 * 60 * minute).toISOString()
      return (await answered(payments.recent({ limit: 5, startDate, merchantStatus: 'USER_CONFIRMING' }))).length
    },
  }
}

export type Holder = Awaited<ReturnType<typeof holderOf>>
