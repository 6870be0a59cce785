import { rejected, signedOut, unauthorized } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { makeBench, signedIn, takeEffect } from '../bench.ts'

describe('the session', () => {
  it('SESS-001 is valid only once the provider has confirmed it', async () => {
    const { session } = makeBench()
    expect(session.session.get().isAuthenticated).toBe(false)
    await session.tasks.refresh()
    expect(session.session.get()).toEqual(signedIn)
  })

  it('SESS-017 reuses an answer for 3000 ms and asks again at 3000 ms', async () => {
    const { session, count, clock } = makeBench()
    await session.tasks.refresh()
    await clock.advance(2999)
    await session.tasks.refresh()
    expect(count('session')).toBe(1)
    await clock.advance(1)
    await session.tasks.refresh()
    expect(count('session')).toBe(2)
  })

  it('SESS-017 reuses no failed answer', async () => {
    const { session, count } = makeBench({ session: () => E.left(rejected(503)) })
    await session.tasks.refresh()
    await session.tasks.refresh()
    expect(count('session')).toBe(2)
  })

  it('SESS-017 goes out at once, and once, after a refused CSRF value, and brings new tokens', async () => {
    const { session, count, held } = makeBench()
    await session.tasks.refresh()
    await takeEffect(session.steps.tokens)
    expect(await session.tasks.renew()).toEqual(E.right(undefined))
    expect(count('session')).toBe(2)
    expect(count('tokens')).toBe(2)
    expect(held).toEqual({ csrf: 'c1', tokens: { user: 't1', payee: null } })
  })

  it('takes a session of another user for the end of this one', async () => {
    let userId = 'u1'
    const { session } = makeBench({ session: () => E.right({ ...signedIn, userId }) })
    await session.tasks.refresh()
    userId = 'u2'
    expect(await session.tasks.renew()).toEqual(E.left(unauthorized))
  })

  it('SESS-011 obtains the tokens once a session, however often it is initialised', async () => {
    const { session, count, held } = makeBench({
      tokens: [
        { facade: 'AcmeUser', token: 't1' },
        { facade: 'payee', token: 'p1' },
      ],
    })
    await takeEffect(session.steps.tokens)
    await takeEffect(session.steps.tokens)
    expect(count('tokens')).toBe(1)
    expect(held.tokens).toEqual({ user: 't1', payee: 'p1' })
  })

  it('SESS-010 refuses a list of tokens without the one of the configured product', async () => {
    const { session } = makeBench({ tokens: [{ facade: 'OtherUser', token: 't1' }] })
    expect(E.isLeft(await session.steps.tokens())).toBe(true)
  })

  it('lets what its steps load take effect only in their turn', async () => {
    const { session } = makeBench()
    const country = await session.steps.country()
    expect(session.country.get()).toBeNull()
    if (E.isRight(country)) country.right()
    expect(session.country.get()).toBe('US')
    await takeEffect(session.steps.language)
    expect(session.language.get()).toBe('de-DE')
    await takeEffect(session.steps['facade-access'])
    expect(session.facadeAccess.get()).toEqual({ tools: true })
  })
})

describe('sign-out', () => {
  it('SESS-021 ROUTE-059 resets all user state and leaves for the login page', async () => {
    const { session, held, left, other } = makeBench()
    await session.tasks.refresh()
    await takeEffect(session.steps.country)
    other.update(() => 'private')
    session.signOut()
    await settle()
    expect(session.session.get()).toEqual(signedOut)
    expect(session.country.get()).toBeNull()
    expect(other.get()).toBe('nothing')
    expect(held).toEqual({ csrf: null, tokens: null })
    expect(left).toEqual(['/authenticate/login'])
  })

  it('A5 ends the session of every other tab, and that of this one when another has signed out', async () => {
    const here = makeBench()
    await here.session.tasks.refresh()
    here.session.signOut()
    await settle()
    expect(here.told).toEqual(['signed-out'])

    const there = makeBench()
    await there.session.tasks.refresh()
    there.other.update(() => 'private')
    there.heard$.next('signed-out')
    expect(there.other.get()).toBe('nothing')
    expect(there.held).toEqual({ csrf: null, tokens: null })
    expect(there.left).toEqual(['/authenticate/login'])
    expect(there.told).toEqual([])
  })

  it('SESS-023 keeps the state and the page when it fails, and logs it', async () => {
    const { session, left, errors, other } = makeBench({ end: E.left(rejected(500)) })
    await session.tasks.refresh()
    other.update(() => 'private')
    session.signOut()
    await settle()
    expect(session.session.get()).toEqual(signedIn)
    expect(other.get()).toBe('private')
    expect(left).toEqual([])
    expect(errors).toHaveLength(1)
    expect(session.signingOut.get().status).toBe('failed')
  })

  it('SESS-023 logs nothing for a 401, which ends the session by itself', async () => {
    const { session, errors } = makeBench({ end: E.left(unauthorized) })
    session.signOut()
    await settle()
    expect(errors).toEqual([])
  })
})

describe('authentication events', () => {
  it.each([
    ['SESS-054', '/authenticate/login', 'Login Success'],
    ['SESS-055', '/authenticate/signup', 'Sign Up Success'],
  ])('%s tells analytics how the user came', async (_, referrerPath, name) => {
    const { session, events } = makeBench({ referrerPath })
    session.announceEntry('/home')
    await settle()
    expect(events).toEqual([{ event: 'track', name, properties: {} }])
  })

  it('SESS-056 sends at most one a page load, whatever pages follow', () => {
    const { session, events } = makeBench({ referrerPath: '/authenticate/login' })
    for (const path of ['/nowhere', '/home', '/card', '/settings/profile', '/home']) session.announceEntry(path)
    expect(events).toHaveLength(1)
  })

  it('SESS-057 sends none to those who came another way', () => {
    const { session, events } = makeBench({ referrerPath: '/pages/blog' })
    session.announceEntry('/home')
    expect(events).toEqual([])
  })
})
