import { createHook } from 'node:async_hooks'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { getActivity } from '@paydeck/adapters/wire/activity/timeline'
import { csrfHeader, graphqlBody, graphqlPath } from '@paydeck/adapters/wire/call'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { makeApp } from '@paydeck/sandbox/http/app'
import { uiRoutes } from '@paydeck/sandbox/http/static-files'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { everyItem } from '../activity/timeline/items.ts'
import { makeBuilt } from './first-document.ts'
import { quietEnvironment } from './quiet-environment.ts'
import { account, type Client, sandbox } from './running.ts'

const count = 30
const nameOf = (index: number): string => `assets/words-${index}.js`
const textOf = (index: number): string =>
  Array.from({ length: 9000 }, (_, word) => `word${(word * word * (index + 7)) % 97}`).join(' ')

/**
 * Counts the compressions in this process. `begun` returns the number of started compressions. `most` returns the highest
 * number of compressions that were waiting for their first output at the same time.
 */
const countCompressions = () => {
  const begun = new Set<number>()
  const answered = new Set<number>()
  let most = 0
  const hook = createHook({
    init: (id, type) => {
      if (type !== 'ZLIB') return
      begun.add(id)
      most = Math.max(most, begun.size - answered.size)
    },
    after: (id) => void (begun.has(id) && answered.add(id)),
  }).enable()
  onTestFinished(() => void hook.disable())
  return { begun: () => begun.size, most: () => most }
}

const startApp = async (prepare = (_directory: string): void => undefined) => {
  const directory = makeBuilt()
  mkdirSync(join(directory, 'assets'))
  for (let index = 0; index < count; index += 1) writeFileSync(join(directory, nameOf(index)), textOf(index))
  prepare(directory)
  const { app, listen } = makeApp({ environment: quietEnvironment, failurePage: () => '' }, [
    uiRoutes(directory, appConfiguration({}), null),
  ])
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const port = await listen({ host: '127.0.0.1', port: 0 })
  return { app, address: `http://127.0.0.1:${port}` }
}

it('F3 when the server closes, it does not compress the remaining files', async () => {
  const { begun } = countCompressions()
  const { app } = await startApp()
  await app.close()
  expect(begun()).toBeLessThan(count)
})

it('P4 after its start, the server compresses all files in advance, one at a time', async () => {
  const { begun, most } = countCompressions()
  const { app } = await startApp()
  await expect.poll(begun).toBeGreaterThan(count)
  await app.close()
  expect(most()).toBe(1)
})

it('P4 if a file is requested before it has been compressed in advance, the server compresses it for the response', async () => {
  const { app, address } = await startApp()
  const headers = { 'accept-encoding': 'br', host: new URL(address).host }
  const { rawPayload, headers: received } = await app.inject({ url: `/id/${nameOf(count - 1)}`, headers })
  expect(received['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toBe(textOf(count - 1))
  await app.close()
})

it('P4 the server prefers the compressed copy from the build, and answers 404 to a direct request for this copy', async () => {
  // The content of this copy differs from the file. If the response has this content, the server used the copy of the build.
  const copy = brotliCompressSync('written by the build')
  const { app, address } = await startApp((directory) => writeFileSync(join(directory, `${nameOf(0)}.br`), copy))
  const get = (url: string) =>
    app.inject({ url: `/id/${url}`, headers: { 'accept-encoding': 'br', host: new URL(address).host } })
  const { rawPayload, headers } = await get(nameOf(0))
  expect(rawPayload).toEqual(copy)
  expect(headers['content-encoding']).toBe('br')
  expect((await get(`${nameOf(0)}.br`)).statusCode).toBe(404)
  await app.close()
})

describe('responses of calls', () => {
  let client: Client
  /** Loads the activity of the account. */
  const loadWith = (encodings: string) => {
    const { name, document } = getActivity
    const variables = { limit: 50, timeZone: 'UTC', token: client.tokens.user, csrf: client.csrf }
    const headers = { 'accept-encoding': encodings, 'content-type': 'application/json' }
    return client.fetch(graphqlPath, { method: 'POST', headers, body: graphqlBody({ name, document, variables }) })
  }
  beforeAll(async () => {
    client = await account('recipient', everyItem, sandbox())
  })

  it.each(['br', 'gzip'])(
    'P4 the server compresses a long response with %s, and the client reads the same data',
    async (encoding) => {
      const [plain, compressed] = [await loadWith('identity'), await loadWith(encoding)]
      expect([plain, compressed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, encoding])
      expect(Number(compressed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')))
      const text = await plain.text()
      expect(text.length).toBeGreaterThan(1400)
      expect(await compressed.text()).toBe(text)
    },
  )

  it('P4 the server does not compress a short response', async () => {
    const headers = { 'accept-encoding': 'br', [csrfHeader]: client.csrf }
    const short = await client.fetch('/id/language', { headers })
    expect([short.status, short.headers.get('content-encoding')]).toEqual([200, null])
  })
})
