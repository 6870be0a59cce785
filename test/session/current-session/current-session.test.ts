import { rejected, signedOut, unauthorized } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { makeBench, signedIn, takeEffect } from '../bench.ts'

describe('the session in the app', () => {
  it('SESS-001 the session is unauthenticated until the provider has returned a session', async () => {
    const { session } = makeBench()
    expect(session.session.get().isAuthenticated).toBe(false)
    await session.tasks.refresh()
    expect(session.session.get()).toEqual(signedIn)
  })

  it('SESS-017 within 3000 ms of the last response, a refresh does not request the session again', async () => {
    const { session, count, clock } = makeBench()
    await session.tasks.refresh()
    await clock.advance(2999)
    await session.tasks.refresh()
    expect(count('session')).toBe(1)
    await clock.advance(1)
    await session.tasks.refresh()
    expect(count('session')).toBe(2)
  })

  it('SESS-017 after a failed refresh, the next refresh requests the session again', async () => {
    const { session, count } = makeBench({ session: () => E.left(rejected(503)) })
    await session.tasks.refresh()
    await session.tasks.refresh()
    expect(count('session')).toBe(2)
  })

  it('SESS-017 a renewal requests session and tokens again, even within 3000 ms of the last response', async () => {
    const { session, count, held } = makeBench()
    await session.tasks.refresh()
    await takeEffect(session.steps.tokens)
    expect(await session.tasks.renew()).toEqual(E.right(undefined))
    expect(count('session')).toBe(2)
    expect(count('tokens')).toBe(2)
    expect(held).toEqual({ csrf: 'c1', tokens: { user: 't1', payee: null } })
  })

  it('a renewal fails if the response belongs to another user', async () => {
    let userId = 'u1'
    const { session } = makeBench({ session: () => E.right({ ...signedIn, userId }) })
    await session.tasks.refresh()
    userId = 'u2'
    expect(await session.tasks.renew()).toEqual(E.left(unauthorized))
  })

  it('SESS-011 product tokens are requested only once, even if the initialisation runs again', async () => {
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

  it('SESS-010 the step that loads tokens fails if the provider returns no token for the configured product', async () => {
    const { session } = makeBench({ tokens: [{ facade: 'OtherUser', token: 't1' }] })
    expect(E.isLeft(await session.steps.tokens())).toBe(true)
  })

  it('country, language and facades of the session change only when the app runs the effects of the loading steps', async () => {
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
  it('SESS-021 ROUTE-059 a sign-out resets all data of the user and opens the login page', async () => {
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

  it('A5 SESS-060 a sign-out in one tab signs the user out in every tab', async () => {
    const here = makeBench()
    await here.session.tasks.refresh()
    here.session.signOut()
    await settle()
    expect(here.posted).toEqual(['signed-out'])

    const there = makeBench()
    await there.session.tasks.refresh()
    there.other.update(() => 'private')
    there.messages$.next('signed-out')
    expect(there.other.get()).toBe('nothing')
    expect(there.held).toEqual({ csrf: null, tokens: null })
    expect(there.left).toEqual(['/authenticate/login'])
    expect(there.posted).toEqual([])
  })

  it('SESS-023 a failed sign-out changes neither session nor page, and is logged', async () => {
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

  it('SESS-023 a sign-out with response 401 logs nothing, because the session has already ended', async () => {
    const { session, errors } = makeBench({ end: E.left(unauthorized) })
    session.signOut()
    await settle()
    expect(errors).toEqual([])
  })
})

describe('analytics events for login and signup', () => {
  it.each([
    ['SESS-054', '/authenticate/login', 'Login Success'],
    ['SESS-055', '/authenticate/signup', 'Sign Up Success'],
  ])('%s if the user comes from %s to home, the app sends the event "%s"', async (_, referrerPath, name) => {
    const { session, events } = makeBench({ referrerPath })
    session.trackEntry('/home')
    await settle()
    expect(events).toEqual([{ event: 'track', name, properties: {} }])
  })

  it('SESS-056 at most one event is sent per page load, even if the user opens several pages', () => {
    const { session, events } = makeBench({ referrerPath: '/authenticate/login' })
    for (const path of ['/nowhere', '/home', '/card', '/settings/profile', '/home']) session.trackEntry(path)
    expect(events).toHaveLength(1)
  })

  it('SESS-057 no event is sent if the user comes from a page that is neither for login nor for signup', () => {
    const { session, events } = makeBench({ referrerPath: '/pages/blog' })
    session.trackEntry('/home')
    expect(events).toEqual([])
  })
})
