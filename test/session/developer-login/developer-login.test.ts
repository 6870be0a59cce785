import { type Fault, rejected } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { makeBench } from '../bench.ts'

describe('the developer login', () => {
  it('ROUTE-033 logIn sends a password that is derived from the typed password, then opens home', async () => {
    const { developerLogin, calls, left } = makeBench()
    developerLogin.logIn({ email: 'ada@example.test', password: 'secret' })
    await settle()
    expect(calls).toEqual(['begin ada@example.test derived secret'])
    expect(left).toEqual(['/id/home'])
  })
})

it('during a request, the view of the developer login is busy; after a rejection, it shows an error until the next attempt', async () => {
  let answer: E.Either<Fault, void> = E.left(rejected(401))
  const { developerLogin } = makeBench({ begin: () => answer })
  const form = { email: 'ada@example.test', password: 'wrong' }
  developerLogin.logIn(form)
  expect(developerLogin.view.get()).toEqual({ isBusy: true, failure: null })
  await settle()
  expect(developerLogin.view.get()).toEqual({ isBusy: false, failure: 'The email address or the password is wrong.' })
  answer = E.right(undefined)
  developerLogin.logIn(form)
  expect(developerLogin.view.get()).toEqual({ isBusy: true, failure: null })
  await settle()
  expect(developerLogin.view.get()).toEqual({ isBusy: false, failure: null })
})
