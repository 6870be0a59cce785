import { graphqlCardActivities } from '@paydeck/adapters/graphql/cards/card-activity'
import { graphqlCardReports } from '@paydeck/adapters/graphql/cards/card-export'
import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards/card-list'
import { graphqlCardChanges } from '@paydeck/adapters/graphql/cards/card-settings'
import { graphqlCardTransactions } from '@paydeck/adapters/graphql/cards/card-transaction'
import { graphqlMailingAddresses } from '@paydeck/adapters/graphql/cards/mailing-address'
import { restMailingAddresses } from '@paydeck/adapters/rest/cards/mailing-address'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { account, at, type Client, type Running, sandbox } from '../sandbox/running.ts'

export const day = 86_400_000

const listed = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

type Fields = Readonly<Record<string, unknown>>

/**
 * Creates a user with these cards, and functions that act as the user or as a merchant. The transactions of a card are given
 * in `cards` or generated.
 */
export const holder = async (cards: ReadonlyArray<Fields>, on: Promise<Running> | Running = sandbox()) => {
  const client = await account('shopper', { cards, invoices: [] }, on)
  const { graphql, rest } = clientsOf(client)
  const activities = graphqlCardActivities(graphql)
  const accounts = graphqlCardAccounts(graphql)
  const own = await answered(accounts.list)
  const cardId = own[0]?.id ?? ''
  const window = (days = 90) => {
    const now = Date.now()
    return { cardId, startDate: now - days * day, endDate: now, requestedAt: now }
  }
  return {
    client,
    activities,
    cards: own,
    cardId,
    accounts,
    reports: graphqlCardReports(graphql),
    changes: graphqlCardChanges(graphql),
    addresses: { ...graphqlMailingAddresses(graphql), ...restMailingAddresses(rest) },
    window,
    pending: async (form: 'paged' | 'unpaged' = 'paged') =>
      (await answered(activities.overview({ ...window(), form }))).pending,
    settled: (page = 1, pageSize = 100, within = window()) =>
      answered(activities.settled({ ...within, page, pageSize })),
    find: (transactionId: string) => graphqlCardTransactions(graphql).find({ cardId, transactionId }),
    balance: async () => (await answered(accounts.balances)).find(({ id }) => id === cardId)?.balance,
    /** Makes a purchase with the card. Returns the id of the transaction, and the reason if the purchase was refused. */
    use: async (wish: Fields) => {
      const made = await client.control('POST', 'card-transactions', { merchantName: 'Glasshouse Coffee', ...wish })
      return { id: String(at(made, 'id')), refusal: at(made, 'refusal') }
    },
    move: async (id: string, move: string, amount?: string) =>
      String(
        at(
          await client.control('POST', 'card-transactions/move', {
            id,
            move,
            ...(amount === undefined ? {} : { amount }),
          }),
          'id',
        ),
      ),
    advance: (ms: number) => client.control('POST', 'clock', { advance: ms }),
    /** Returns the inputs that the sandbox has recorded for the calls with this name, oldest first. */
    callInputs: async (name: string) =>
      listed(at(await client.control('GET', 'calls'), 'calls'))
        .filter((call) => at(call, 'name') === name)
        .map((call) => at(call, 'input')),
  }
}

export type Holder = Awaited<ReturnType<typeof holder>>

/** Returns the error message of a rejected GraphQL call; undefined if the call succeeded. */
export const refusalOf = async (client: Client, name: WireEntry, variables: Fields): Promise<unknown> =>
  at((await client.graphql(name, variables)).body, 'errors', 0, 'message')
