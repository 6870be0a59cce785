import { unsupported, rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import { holderOf } from '../card-top-up/holder.ts'
import { type Holder, holder } from '../holder.ts'

/** Returns the names of a transaction's steps, as the app's adapter reads them. */
const stepsOf = async ({ find }: Holder, id: string): Promise<unknown> => {
  const found = await answered(find(id))
  return found === unsupported ? found : found.history.map(({ step }) => step)
}

describe('GetCardTransaction', () => {
  it('CARD-066 GetCardTransaction returns the fields that the lists contain, and the transaction’s steps with their times', async () => {
    const user = await holder([{ provider: 'galileo', balance: '100.00' }])
    const before = Date.now()
    const original = { amount: '16.93', currency: 'EUR' }
    const { id } = await user.use({ amount: '18.40', category: 'dining', city: 'Portland', state: 'OR', original })
    const [listed] = await user.pending()
    const found = await answered(user.find(id))
    if (found === unsupported) throw new Error('The sandbox offers it')
    expect(listed).toMatchObject(found.transaction)
    expect(found.transaction).toMatchObject({ id, displayPrice: '-18.40', category: 'dining', original })
    expect(found.history.map(({ step }) => step)).toEqual(['authorised', 'pending'])
    for (const { at } of found.history) {
      expect([(at ?? 0) >= before, (at ?? 0) <= Date.now()]).toEqual([true, true])
    }
    await user.move(id, 'settle')
    expect(await stepsOf(user, id)).toEqual(['authorised', 'pending', 'settled'])
    const back = await user.move(id, 'refund', '8.40')
    expect(await stepsOf(user, id)).toEqual(['authorised', 'pending', 'settled', 'refunded'])
    expect(await stepsOf(user, back)).toEqual(['pending', 'settled'])
  })

  it('the last step of a declined transaction is "declined"; the last step of a reversed transaction is "reversed"', async () => {
    const user = await holder([{ provider: 'galileo', balance: '100.00' }])
    const [declined, reversed] = [await user.use({ amount: '1' }), await user.use({ amount: '2' })]
    await user.move(declined.id, 'decline')
    await user.move(reversed.id, 'reverse')
    const { refusal, id } = await user.use({ amount: '1000' })
    expect(refusal).toBe('balance')
    expect([await stepsOf(user, declined.id), await stepsOf(user, reversed.id), await stepsOf(user, id)]).toEqual([
      ['authorised', 'pending', 'declined'],
      ['authorised', 'pending', 'reversed'],
      ['declined'],
    ])
  })

  it('GetCardTransaction fails with status 400 if the id contains a null character', async () => {
    const user = await holder([{ provider: 'galileo', balance: '100.00' }])
    expect(await user.find('a\u0000')()).toMatchObject(E.left({ status: 400, field: 'body' }))
  })

  it('CARD-079 CARD-204 GetCardTransaction finds a top-up by the same id before and after it is credited', async () => {
    const loading = await holderOf()
    const id = await answered(loading.make())
    await loading.step(id, 'new')
    const [topUp] = await loading.pending()
    const steps = async () => {
      const { body } = await loading.client.graphql('GetCardTransaction', {
        debitCardId: loading.cardId,
        transactionId: topUp?.id,
      })
      return JSON.stringify(body)
    }
    expect(await steps()).toMatch(/"displayMerchant":"Card Load".*"step":"pending".*\]/)
    expect(await steps()).not.toContain('"step":"settled"')
    await loading.step(id, 'paid')
    await loading.step(id, 'confirmed')
    expect(await steps()).toMatch(/"displayMerchant":"Card Load".*"step":"pending".*"step":"settled"/)
  })

  it('A2 GetCardTransaction returns “Not found.” if the transaction belongs to another card of the user', async () => {
    const cards = [{ provider: 'galileo', activity: [{}] }, { provider: 'galileo' }]
    const user = await holder(cards)
    const [row] = (await user.settled()).transactionList
    expect(E.isRight(await user.find(row?.id ?? '')())).toBe(true)
    const variables = { debitCardId: user.cards[1]?.id, transactionId: row?.id }
    const { body } = await user.client.graphql('GetCardTransaction', variables)
    expect(body).toMatchObject({ errors: [{ message: 'Not found.' }] })
    expect(await user.find('AAAA')()).toEqual(E.left(rejected(200, 'Not found.')))
  })
})
