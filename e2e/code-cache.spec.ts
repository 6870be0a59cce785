import { cachedFiles, startFiles, waitForCodeCache } from './code-cache.ts'
import { omitFromDocument } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { startSandbox, testWith } from './own-sandbox.ts'
import { open } from './pages.ts'

const home = '/id/home'

test('P4 X13 at the second visit, exactly the code of the start comes from the code cache, everything else from the server', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await test.step('the service worker stores the code and deletes the caches of other builds', async () => {
    await page.goto('/pages/support')
    await page.evaluate(() => Promise.all(['paydeck-code-older', 'other'].map((name) => caches.open(name))))
    await open(page, home)
    await waitForCodeCache(page)
    // The name of a file ends with its hash.
    const names = startFiles().map((path) => path.replace(/^.*\/(.*?)-[\w-]{7,8}\.(\w+)$/, '$1.$2'))
    expect(names.toSorted()).toEqual([
      'first-rows.js',
      'frame.js',
      'head-start.js',
      'home-panels.js',
      'index.css',
      'index.js',
      'packages.js',
      'parts.js',
      'rolldown-runtime.js',
    ])
    expect((await cachedFiles(page)).flat()).toEqual(startFiles())
    const worker = await page.request.get('/id/code-cache.js')
    expect(worker.headers()['cache-control']).toBe('no-cache')
    expect(await page.evaluate(() => caches.has('other'))).toBe(true)
    expect(await page.evaluate(() => caches.has('paydeck-code-older'))).toBe(false)
  })

  const sources = new Map<string, boolean>()
  page.on('response', (response) => {
    sources.set(new URL(response.url()).pathname, response.fromServiceWorker())
  })
  await omitFromDocument(page, 'GET /auth/session')
  await open(page, home)
  await page.waitForLoadState('networkidle')
  const pathsFrom = (isWorker: boolean) => [...sources].filter(([, from]) => from === isWorker).map(([path]) => path)
  expect(pathsFrom(true).toSorted()).toEqual(startFiles())
  expect(pathsFrom(false)).toEqual(expect.arrayContaining([home, '/auth/session']))
})

testWith({})(
  'with the setting `CODE_CACHE=off`, browsers lose the code cache and its service worker at their next visit',
  async ({ page, account, ownSandbox }) => {
    const visit = async (): Promise<void> => {
      await account('shopper')
      await open(page, home)
    }
    await visit()
    await waitForCodeCache(page)
    expect(await cachedFiles(page)).toEqual([startFiles()])

    await ownSandbox.stop()
    const { stop } = await startSandbox({ PORT: new URL(ownSandbox.origin).port, CODE_CACHE: 'off' })
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
    await visit()
    await expect.poll(left).toEqual({ caches: [], workers: 0 })
    await expect(page.locator('script[data-code-cache]')).toHaveCount(0)
    await stop()
  },
)
