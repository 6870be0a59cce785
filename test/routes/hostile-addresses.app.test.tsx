import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeAccount, makeVisitor } from '../app/account.ts'
import { openApp } from '../app/open-app.tsx'
import { hostileAddresses, hostilePaths, hostileValues } from './hostile-texts.ts'

const login = '/authenticate/login'

/** Returns one test row for each text. `shown` is the shortened text for the test title. */
const rowsOf = (texts: ReadonlyArray<string>) =>
  texts.map((text) => ({ shown: JSON.stringify(text.slice(0, 40)), text }))

const findHeading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const markup = () => document.querySelectorAll('body img[src="x"], body script')

/** Returns the values of the document's cookies by name, without decoding them. */
const cookies = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter((cookie) => cookie !== '')
      .map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)]),
  )

afterEach(() => {
  for (const name of Object.keys(cookies())) document.cookie = `${name}=; Path=/; Max-Age=0`
})

/** Waits until the app has left for the sign-in page. Returns the URL of that page. */
const findLogin = async (left: () => ReadonlyArray<string>): Promise<URL> => {
  await waitFor(() => expect(left()).toHaveLength(1))
  const address = new URL(left()[0] ?? '', location.origin)
  expect([address.origin, address.pathname]).toEqual([location.origin, login])
  return address
}

it.each(rowsOf([...hostileAddresses, ...hostileValues]))(
  'X8 ROUTE-050 ROUTE-051 ROUTE-056 the return URL keeps the text $shown unchanged in its parameters for invite and email',
  async ({ text }) => {
    const encoded = encodeURIComponent(text)
    const { left } = await openApp(makeVisitor(), `?accept-invite-payload=${encoded}&email=${encoded}`)
    const address = await findLogin(left)
    expect([...address.searchParams.keys()]).toEqual(['redirect', 'destination'])
    const back = new URL(address.searchParams.get('redirect') ?? '', address)
    expect(back.origin + back.pathname).toBe(`${location.origin}/id`)
    expect([...back.searchParams]).toEqual([
      ['accept-invite-payload', text],
      ['email', text],
    ])
  },
)

const otherParameters = ['email', 'apply', 'hidden-currencies', 'secret', 'isWallet', 'add-name']

it.each(rowsOf(hostileValues))(
  'X8 ROUTE-063 ROUTE-065 ROUTE-067 query parameters with the text $shown change nothing except the referral cookie',
  async ({ text }) => {
    const encoded = encodeURIComponent(text)
    const query = ['oid', ...otherParameters].map((key) => `${key}=${encoded}`).join('&')
    const { left } = await openApp(await makeAccount('verified'), `/home?${query}`)
    await findHeading(/^Welcome/)
    await screen.findByRole('group', { name: 'Appearance' })
    const { referral = '', ...others } = cookies()
    expect(decodeURIComponent(referral)).toBe(text)
    expect(others).toEqual({})
    expect(markup()).toHaveLength(0)
    expect([location.pathname, left()]).toEqual(['/id/home', []])
  },
)

it.each(rowsOf(hostileValues))(
  'X8 RECV-074 the invite token $shown leads a signed-in user to the receiving addresses, and stays in the URL',
  async ({ text }) => {
    const { left } = await openApp(await makeAccount('verified'), `?accept-invite-payload=${encodeURIComponent(text)}`)
    await findHeading(/^Receiving Addresses$/)
    expect(location.pathname).toBe('/id/settings/receiving-addresses')
    expect([...new URLSearchParams(location.search)]).toEqual([['accept-invite-payload', text]])
    expect(markup()).toHaveLength(0)
    expect(left()).toEqual([])
  },
)

const isBelowBase = new RegExp(`^${location.origin}/id(/|$)`)

it.each(hostilePaths)(
  'X8 ROUTE-056 a visitor who opens /id%s is sent to the sign-in page, with a return URL below the base path',
  async (path) => {
    const { left } = await openApp(makeVisitor(), path)
    const address = await findLogin(left)
    expect(new URL(address.searchParams.get('redirect') ?? '', address).href).toMatch(isBelowBase)
  },
)

it.each(hostilePaths)('X8 ROUTE-056 for a signed-in user, the path /id%s shows a page of the app', async (path) => {
  const { left } = await openApp(await makeAccount('verified'), path)
  await findHeading(/./)
  expect(location.href).toMatch(isBelowBase)
  expect(left()).toEqual([])
})

it('ROUTE-065 a non-empty "oid" in the URL replaces the referral cookie; a missing or empty "oid" does not', async () => {
  const account = await makeAccount('verified')
  for (const [query, kept] of [
    ['', undefined],
    ['?oid=one', 'one'],
    ['?oid=two', 'two'],
    ['', 'two'],
    ['?oid=', 'two'],
    ['?oid=three&oid=four', 'four'],
  ] as const) {
    await openApp(account, `/settings/profile${query}`)
    await findHeading(/^Profile$/)
    expect(cookies()['referral']).toBe(kept)
  }
})
