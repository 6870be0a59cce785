import { createHook } from 'node:async_hooks'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { makeApp } from '@paydeck/sandbox/http/app'
import { uiRoutes } from '@paydeck/sandbox/http/static-files'
import { expect, it, onTestFinished } from 'vitest'
import { makeBuilt } from './first-document.ts'

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
  const log = { info: () => undefined, warn: () => undefined }
  const environment = { log, publicOrigin: null }
  const { app, listen } = makeApp({ environment, failurePage: () => '' }, [
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
