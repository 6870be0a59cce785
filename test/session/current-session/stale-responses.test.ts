import { type ProductToken, type Session, signedOut, unauthorized } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeBench, signedIn } from '../bench.ts'

const nothingHeld = { csrf: null, tokens: null }

/** Makes a promise that the test resolves. */
const later = <A>() => {
  let tell: (value: A) => void = () => undefined
  const answer = new Promise<A>((resolve) => {
    tell = resolve
  })
  return { answer, tell: (value: A) => tell(value) }
}

it('SESS-021 a session requested before a sign-out in another tab is dropped', async () => {
  const asked = later<E.Either<never, Session>>()
  const { session, messages$, held, left } = makeBench({ session: () => asked.answer })
  const refreshing = session.tasks.refresh()
  await settle()
  messages$.next('signed-out')
  asked.tell(E.right(signedIn))
  await refreshing
  expect([session.session.get(), held, left]).toEqual([signedOut, nothingHeld, ['/authenticate/login']])
})

it('SESS-021 tokens requested before a sign-out in another tab are dropped and fetched again', async () => {
  const asked = later<ReadonlyArray<ProductToken>>()
  const { session, messages$, held, count } = makeBench({ tokens: asked.answer })
  const loading = session.steps.tokens()
  await settle()
  messages$.next('signed-out')
  asked.tell([
    { facade: 'AcmeUser', token: 't1' },
    { facade: 'payee', token: 'p1' },
  ])
  const result = await loading
  if (E.isRight(result)) result.right()
  expect([session.hasPayeeToken.get(), held]).toEqual([false, nothingHeld])
  await session.steps.tokens()
  expect(count('tokens')).toBe(2)
})

it('SESS-021 a renewal fails for a user who has signed out since', async () => {
  let answer: E.Either<never, Session> | Promise<E.Either<never, Session>> = E.right(signedIn)
  const { session, messages$, held, count } = makeBench({ session: () => answer })
  await session.tasks.refresh()
  const asked = later<E.Either<never, Session>>()
  answer = asked.answer
  const renewing = session.tasks.renew()
  await settle()
  messages$.next('signed-out')
  asked.tell(E.right(signedIn))
  expect(await renewing).toEqual(E.left(unauthorized))
  expect([session.session.get(), held, count('tokens')]).toEqual([signedOut, nothingHeld, 0])
})
