import { expect, it } from 'vitest'
import { account, at } from '../../sandbox/running.ts'

it('PAY-112 FindPayments accepts a search text of 200 characters, and rejects a longer text with a message', async () => {
  const invoices = ['Glasshouse Coffee', 'Glasshouse Books'].map((merchantName) => ({ merchantName }))
  const client = await account('shopper', { invoices })
  const find = async (text: string) =>
    (await client.graphql('FindPayments', { list: 'payments', text, limit: 30 })).body
  const long = 'glass '.repeat(34).slice(0, 200)
  expect(at(await find(long), 'data', 'user', 'foundPayments', 'total')).toBe(2)
  expect(at(await find(`${long}s`), 'errors', 0, 'message')).toBe('Enter up to 200 characters.')
})
