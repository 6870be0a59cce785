import { expect, it } from 'vitest'
import { hostileAddresses, hostilePaths, hostileValues } from '../routes/hostile-texts.ts'
import { makeBuilt, sandboxOf } from './first-document.ts'
import { account, makeJar } from './running.ts'

const built = makeBuilt()
const login = '/authenticate/login'

const running = sandboxOf(built)

it.each([...hostileAddresses, ...hostileValues].map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
  'X8 ROUTE-057 if the return URL is %s, a sign-in leads to a page of the app, and the sign-in page escapes the URL',
  async (_shown, text) => {
    const jar = makeJar(running().address)
    const form = await (await jar.fetch(`${login}?redirect=${encodeURIComponent(text)}`)).text()
    expect(form).not.toMatch(/<img|<script(?! type="module" src="\/stand-ins\/)/)
    const body = new URLSearchParams({ persona: 'shopper', redirect: text })
    const response = await jar.fetch(login, { method: 'POST', body })
    // No database stores a null character, so every form rejects it.
    if (text.includes('\u0000')) {
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
      return
    }
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '', running().address + login)
    expect(location.href.startsWith(`${running().address}/id/`), location.href).toBe(true)
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=[\w-]+; Path=\/; /)])
  },
)

it.each(hostilePaths)(
  'X8 ROUTE-056 the server answers the path /id%s with the document or an error, but with no redirect',
  async (path) => {
    const client = await account('verified', {}, running())
    for (const { fetch } of [makeJar(running().address), client]) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      const response = await fetch(`/id${path}`, { headers: { accept: 'text/html' } })
      expect([200, 400, 404]).toContain(response.status)
      expect(response.headers.get('location')).toBeNull()
      expect(response.headers.getSetCookie()).toEqual([])
      // eslint-disable-next-line no-await-in-loop
      expect(await response.text()).not.toContain('evil')
    }
  },
)

it('ROUTE-001 the path / redirects to the home page', async () => {
  const response = await makeJar(running().address).fetch('/')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/id/home'])
})
