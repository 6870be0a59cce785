import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { makeApp } from '@paydeck/sandbox/http/app'
import { uiRoutes } from '@paydeck/sandbox/http/static-files'
import { expect, it } from 'vitest'
import { callsIn, expectPlain, makeBuilt, openOn, sandboxOf, withPages } from './first-document.ts'
import { account } from './running.ts'

const built = makeBuilt()
withPages(built, [
  { pattern: '^card/[^/]+/?$', files: ['assets/card-1.js', 'assets/shared-2.js'] },
  { pattern: '^settings/security/?$', files: ['assets/security-3.js'] },
])

const running = sandboxOf(built)

const open = (path: string, cookie: string | null = null, more = {}) => openOn(running().server.app, cookie, more, path)

const linksIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]*)" fetchpriority="low">/g)].map(([, href = '']) => href)

it.each([
  ['/id/card/abc', ['/id/assets/card-1.js', '/id/assets/shared-2.js']],
  ['/id/card/abc/?from=mail', ['/id/assets/card-1.js', '/id/assets/shared-2.js']],
  ['/id/settings/security', ['/id/assets/security-3.js']],
  ['/id/settings/security/more', []],
  ['/id/card', []],
  ['/id/home', []],
  ['/id', []],
])('P3 the document at %s preloads exactly the files of its page, after all other content', async (path, files) => {
  const document = await open(path)
  expectPlain(document)
  expect(linksIn(document.body)).toEqual(files)
  expect(document.body.split('<link rel="modulepreload"')[0]).toMatch(files.length > 0 ? /<body>é$/ : /<\/html>$/)
})

it('P3 home and a card page have different ETags: a card page requested with the ETag of home is sent in full', async () => {
  const [home, card] = [await open('/id/home'), await open('/id/card/abc')]
  expect(card.headers.etag).not.toBe(home.headers.etag)
  const again = await open('/id/card/xyz', null, { 'if-none-match': card.headers.etag })
  expect(again.statusCode).toBe(304)
  expect((await open('/id/card/xyz', null, { 'if-none-match': home.headers.etag })).statusCode).toBe(200)
})

it('P3 pages.json, the build’s list of the files of each page, is not served', async () => {
  const response = await open('/id/.vite/pages.json')
  expect([response.statusCode, response.body.includes('card-1')]).toEqual([404, false])
})

it.each(['', 'not JSON', '{"pattern":"^card"}', '[{"pattern":"^card/(","files":[]}]', '[{"pattern":"^card"}]', null])(
  'P3 F5 documents preload no files if the content of pages.json is %j',
  async (told) => {
    const directory = makeBuilt()
    if (told !== null) {
      withPages(directory, [])
      writeFileSync(join(directory, '.vite/pages.json'), told)
    }
    const { environment } = running().server
    const { app } = makeApp({ environment, failurePage: () => '' }, [uiRoutes(directory, appConfiguration({}), null)])
    const document = await openOn(app, null, {}, '/id/card/abc')
    expectPlain(document)
    expect(linksIn(document.body)).toEqual([])
    rmSync(directory, { recursive: true })
  },
)

it('SESS-050 P3 the document for a signed-in user also contains the responses to the first calls of the app', async () => {
  const client = await account('shopper', {}, running())
  const document = await open('/id/settings/security', client.cookie())
  expect(linksIn(document.body)).toEqual(['/id/assets/security-3.js'])
  expect(callsIn(document)).toContain('getProductTokens')
})
