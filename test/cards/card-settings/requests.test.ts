import { graphqlCardChanges } from '@paydeck/adapters/graphql/cards/card-settings'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { provider } from '../answers.ts'

const changesOf = (answer: unknown) => {
  const { graphql, asked, sent } = provider(() => answer)
  return { changes: graphqlCardChanges(graphql), asked, sent }
}

it.each([
  [true, true],
  [false, false],
  [null, false],
])('CALL-030 `lockStatus` reads the response "lockedByUser: %j" as %j', async (lockedByUser, isLocked) => {
  const { changes, asked } = changesOf({ cardLockStatus: { lockedByUser } })
  expect(await changes.lockStatus('c1')()).toEqual(E.right(isLocked))
  expect(asked[0]).toMatchObject({ name: 'GetCardLockStatus', variables: { debitCardId: 'c1' } })
})

it.each([true, false])('CALL-031 `lock(%j)` returns the text of the reply unchanged', async (value) => {
  const { changes, asked, sent } = changesOf({ lockCard: ' TRUE' })
  expect(await changes.lock({ cardId: 'c1', value })()).toEqual(E.right(' TRUE'))
  expect(asked[0]).toMatchObject({ name: 'LockCard', variables: { debitCardId: 'c1', value } })
  // The call sets a value, so it is idempotent without a key.
  expect(new Headers(sent[0]?.init.headers).has('idempotency-key')).toBe(false)
})

it('CALL-032 `rename` returns the name that the provider stored, even if it differs from the sent name', async () => {
  const { changes, asked } = changesOf({ updateCardName: 'Everyday' })
  expect(await changes.rename({ cardId: 'c1', name: '  Everyday ' })()).toEqual(E.right('Everyday'))
  expect(asked[0]).toMatchObject({ name: 'UpdateCardName', variables: { id: 'c1', value: '  Everyday ' } })
})
