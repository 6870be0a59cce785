import {
  cardActivityOperations,
  cardExportOperations,
  cardSettingsOperations,
  cardTopUpOperations,
  mailingAddressOperations,
} from '@paydeck/core/cards'
import { makeOperation, makeStores, rejected, type Fault, type Status, unreachable } from '@paydeck/core/kernel'
import { fakeClock } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'

const cardOperations = {
  ...cardActivityOperations,
  ...cardExportOperations,
  ...cardSettingsOperations,
  ...cardTopUpOperations,
  ...mailingAddressOperations,
}

const ten: ReadonlyArray<keyof typeof cardOperations> = [
  'overview',
  'balances',
  'lock',
  'rename',
  'topUp',
  'export',
  'mailingAddress',
  'saveMailingAddress',
  'verifyMailingAddress',
  'referralCode',
]

it('CARD-027 LIM-002 each card operation has the status null, then loading, then its outcome, and 1 s later null again', async () => {
  expect(Object.keys(cardOperations).sort()).toEqual([...ten].sort())
  const answers = fc.constantFrom<E.Either<Fault, string>>(
    E.right('done'),
    E.left(unreachable),
    E.left(rejected(500, 'No.')),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ten), answers, async (name, answer) => {
      const clock = fakeClock()
      const operation = makeOperation<void, Fault, string>({
        stores: makeStores(),
        clock,
        run: () => async () => answer,
        resetAfter: cardOperations[name],
      })
      const seen: Array<Status> = [operation.get().status]
      operation.changes$.subscribe(({ status }) => seen.push(status))
      expect(await operation.start()()).toEqual(answer)
      const outcome = E.isRight(answer) ? 'success' : 'failed'
      // The outcome stays for 1 s before the status resets, so that users can see the outcome.
      await clock.advance(999)
      expect(seen).toEqual([null, 'loading', outcome])
      await clock.advance(1)
      expect(seen).toEqual([null, 'loading', outcome, null])
      await clock.advance(60_000)
      expect(seen).toHaveLength(4)
    }),
  )
})
