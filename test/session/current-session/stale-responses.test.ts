import { type ProductToken, type Session, signedOut, unauthorized } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeBench, signedIn } from '../bench.ts'

const nothingHeld = { csrf: null, tokens: null }

it('SESS-021 a session response is ignored if the user has signed out in another tab before it arrives', async () => {
  const pending = Promise.withResolvers<E.Either<never, Session>>()
  const { session, messages$, held, left } = makeBench({ session: () => pending.promise })
  const refreshing = session.tasks.refresh()
  await settle()
  messages$.next('signed-out')
  pending.resolve(E.right(signedIn))
  await refreshing
  expect([session.session.get(), held, left]).toEqual([signedOut, nothingHeld, ['/authenticate/login']])
})

it('SESS-021 a token response is ignored after a sign-out in another tab; the app can then request the tokens again', async () => {
  const pending = Promise.withResolvers<ReadonlyArray<ProductToken>>()
  const { session, messages$, held, count } = makeBench({ tokens: pending.promise })
  const loading = session.steps.tokens()
  await settle()
  messages$.next('signed-out')
  pending.resolve([
    { facade: 'AcmeUser', token: 't1' },
    { facade: 'payee', token: 'p1' },
  ])
  const result = await loading
  if (E.isRight(result)) result.right()
  expect([session.hasPayeeToken.get(), held]).toEqual([false, nothingHeld])
  await session.steps.tokens()
  expect(count('tokens')).toBe(2)
})

it('SESS-021 renewing the session fails if the user signs out in another tab before the response arrives', async () => {
  let answer: E.Either<never, Session> | Promise<E.Either<never, Session>> = E.right(signedIn)
  const { session, messages$, held, count } = makeBench({ session: () => answer })
  await session.tasks.refresh()
  const pending = Promise.withResolvers<E.Either<never, Session>>()
  answer = pending.promise
  const renewing = session.tasks.renew()
  await settle()
  messages$.next('signed-out')
  pending.resolve(E.right(signedIn))
  expect(await renewing).toEqual(E.left(unauthorized))
  expect([session.session.get(), held, count('tokens')]).toEqual([signedOut, nothingHeld, 0])
})
