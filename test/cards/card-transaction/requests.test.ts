import { graphqlCardTransactions } from '@paydeck/adapters/graphql/cards/card-transaction'
import { unsupported, rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { json } from '../../transport/bench.ts'
import { provider, sentTransaction } from '../answers.ts'

const place = { cardId: 'c1', transactionId: 't1' }

const find = (answer: () => unknown) => {
  const { graphql, asked } = provider(answer)
  return { found: graphqlCardTransactions(graphql).find(place)(), asked }
}

it('`find` returns a transaction with its steps; the name of an unknown step is null', async () => {
  const history = [
    { step: 'authorised', at: 1_000 },
    { step: 'blessed', at: null },
  ]
  const { found, asked } = find(() => ({ cardTransaction: { transaction: sentTransaction('t1'), history } }))
  expect(await found).toMatchObject(
    E.right({
      transaction: { id: 't1', description: '' },
      history: [
        { step: 'authorised', at: 1_000 },
        { step: null, at: null },
      ],
    }),
  )
  expect(asked.map(({ name, variables }) => ({ name, variables }))).toEqual([
    { name: 'GetCardTransaction', variables: { debitCardId: 'c1', transactionId: 't1' } },
  ])
})

it.each([
  ['the operation', () => json({ error: 'Unknown operation.', field: 'operationName' }, 400)],
  ['the field', () => json({ errors: [{ message: 'Cannot query field "cardTransaction" on type "User".' }] })],
  [
    'the field, and answers with status 400',
    () => json({ errors: [{ message: 'Cannot query field "cardTransaction" on type "User".' }] }, 400),
  ],
])('`find` returns “unsupported” if the provider’s API does not know %s', async (_, answer) => {
  expect(await find(answer).found).toEqual(E.right(unsupported))
})

it.each([
  ['does not exist', () => json({ data: null, errors: [{ message: 'Not found.' }] }), rejected(200, 'Not found.')],
  [
    'has an id that cannot be read',
    () => json({ error: 'The body has to be whole.', field: 'body' }, 400),
    rejected(400, 'The body has to be whole.', null, 'body'),
  ],
  ['is refused without a reason', () => json({ error: 'Not now.' }, 400), rejected(400, 'Not now.')],
  ['cannot be loaded now', () => json({ error: 'Busy.' }, 503), rejected(503, 'Busy.')],
])('if the transaction %s, `find` returns a fault and not “unsupported”', async (_, answer, fault) => {
  expect(await find(answer).found).toEqual(E.left(fault))
})
