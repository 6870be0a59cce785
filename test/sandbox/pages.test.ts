import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { account, makeJar, sandbox } from './running.ts'

const page = async (path: string, persona = 'shopper') => {
  const client = await account(persona)
  const response = await client.fetch(path)
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

describe('server pages outside the dashboard app', () => {
  it('ROUTE-029 /dashboard opens only for merchants, and /utils-dashboard only for users with facade access', async () => {
    expect((await page('/dashboard', 'merchant')).status).toBe(200)
    expect((await page('/dashboard')).status).toBe(403)
    expect((await page('/utils-dashboard', 'merchant')).status).toBe(200)
    expect((await page('/utils-dashboard')).status).toBe(403)
  })

  it('ROUTE-058 a visitor without a session is redirected to the sign-in page, with the requested path as return URL', async () => {
    const jar = makeJar((await sandbox()).address)
    for (const path of ['/dashboard', '/dashboard/getStarted', '/utils-dashboard']) {
      const response = await jar.fetch(path)
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `/authenticate/login?redirect=${encodeURIComponent(path)}`,
      ])
    }
  })

  it.each(['/authenticate/login', '/authenticate/finish-signup', '/sandbox', '/wallet'])(
    'the page %s loads the script composition.js only if the page contains a form, and only once',
    async (path) => {
      const { text } = await page(path)
      expect(text.split('src="/stand-ins/composition.js"')).toHaveLength(text.includes('<form') ? 2 : 1)
    },
  )

  it('an unknown path gets status 404: an HTML page for a browser, JSON for an API client', async () => {
    const client = await account('shopper')
    const seen = await client.fetch('/nothing/here', {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    })
    expect([seen.status, seen.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    const text = await seen.text()
    expect(text).toContain('<h1>Page not found</h1>')
    expect(text).toContain('href="/id/home"')
    for (const accept of ['*/*', 'application/json']) {
      const response = await client.fetch('/nothing/here', { headers: { accept } })
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
      expect(await response.json()).toEqual({ error: 'Not found.' })
    }
  })

  it.each(['/pages/nothing', '/invoice?id=nothing'])(
    'the path %s gets status 404 with "Page not found"',
    async (path) => {
      const client = await account('shopper')
      const response = await client.fetch(path, { headers: { accept: 'text/html' } })
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Page not found')])
    },
  )

  it('a refused form gets an HTML page as response, not a JSON error', async () => {
    const client = await account('shopper')
    const response = await client.fetch('/wallet', { method: 'POST', headers: { accept: 'text/html' }, body: 'x' })
    const text = await response.text()
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(text).toContain('Go to Home')
    expect(text).not.toContain('{"error"')
  })

  it('ROUTE-061 the page "finish sign-up" shows the names in its query string as text, not as markup', async () => {
    const { text } = await page('/authenticate/finish-signup?firstName=Ada&lastName=%3Cb%3E')
    expect(text).toContain('name="firstName" value="Ada"')
    expect(text).toContain('name="lastName" value="&lt;b&gt;"')
  })

  it('CALL-120 an avatar depends only on the hash in its URL, so that the picture at a URL never changes', async () => {
    const hash = createHash('sha256').update('ada@example.com').digest('hex')
    const [one, again, other] = await Promise.all([
      page(`/stand-ins/avatars/${hash}`),
      page(`/stand-ins/avatars/${hash}`),
      page(`/stand-ins/avatars/${hash.slice(1)}0`),
    ])
    expect(one.text).toMatch(/^<svg /)
    expect(again.text).toBe(one.text)
    expect(other.text).not.toBe(one.text)
  })

  it('CALL-120 pages and pictures load only files from this origin, and contain no inline script or style', async () => {
    for (const path of [
      '/authenticate/login',
      '/authenticate/signup',
      '/pages/terms',
      '/sandbox',
      '/stand-ins/logos/A%20B',
      '/id/verify',
    ]) {
      const { text } = await page(path)
      expect(text, path).not.toMatch(
        /<script(?! type="module" src="\/stand-ins\/\w+\.js"><\/script>)|<style|style=|\son\w+=/i,
      )
      expect(text.replaceAll('http://www.w3.org/2000/svg', ''), path).not.toMatch(/https?:\/\//)
    }
  })

  it('CALL-120 the sandbox serves a replacement for each third-party script', async () => {
    for (const name of ['captcha', 'chat', 'analytics', 'payments', 'bills', 'maps', 'passkey']) {
      const { status, text } = await page(`/stand-ins/${name}.js`)
      expect(status).toBe(200)
      expect(() => new Function(text)).not.toThrow()
    }
  })
})
