import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FirstAnswer, firstAnswersId } from '@paydeck/adapters/wire/call'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import { sessionPreload } from '@paydeck/sandbox/http/document'
import { afterAll, beforeAll, expect } from 'vitest'
import { at, type Running, startSandbox } from './running.ts'

/** Calls whose responses the server embeds in the document of every page. */
export const startCalls = [
  'GET /auth/session',
  'getProductTokens',
  'getSecuritySettings',
  'GET /auth/facadeAccess',
  'GET /id/language',
  'GET /wallet-card/location',
  'GET /compliance/applications',
  'START_GET_BASIC_INFO',
  'START_GET_PAYOUT_PROFILES',
  'GetRecentActivity',
  'GetDebitCards',
  'GetDebitCardBalances',
  'GET /compliance/missingShopperInfo',
  'GET /auth/passkey/status',
  'GetPasskeyCredentials',
  'GET /marketing/marketingOptIn',
] as const satisfies ReadonlyArray<WireEntry>

/**
 * Returns the names of the calls whose responses a document contains if the response of the call `missing` is not available.
 * The names are sorted.
 */
export const callsWithout = (missing: WireEntry): ReadonlyArray<string> =>
  startCalls
    .filter((call) => call !== missing)
    // The server requests the passkeys only after a response has said that passkeys are enabled.
    .filter((call) => missing !== 'GET /auth/passkey/status' || call !== 'GetPasskeyCredentials')
    .toSorted()

/** Creates a directory with a minimal built app. */
export const makeBuilt = (): string => {
  const built = mkdtempSync(join(tmpdir(), 'paydeck-ui-'))
  writeFileSync(
    join(built, 'index.html'),
    `<!doctype html><html><head>${sessionPreload}<title>%PAYDECK_PRODUCT_NAME%</title></head><body>é</body></html>`,
  )
  return built
}

/**
 * Before the tests of a file, starts a sandbox that serves the built app. After the tests, stops the sandbox and removes the
 * built app. Returns a function that returns the running sandbox.
 */
export const sandboxOf = (built: string, environment: Readonly<Record<string, string>> = {}): (() => Running) => {
  let running: Running | null = null
  beforeAll(async () => {
    running = await startSandbox({ uiDirectory: built, environment })
  })
  afterAll(async () => {
    await running?.close()
    rmSync(built, { recursive: true, force: true })
  })
  return () => {
    if (running === null) throw new Error('The sandbox runs only during the tests')
    return running
  }
}

export type Headers = Readonly<Record<string, string>>

/** Request headers of a browser that navigates to a page. */
const navigating: Headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }

type App = Pick<Running['server']['app'], 'inject'>

/** Requests a page of an app with this session cookie. A null `cookie` means no session. */
export const openOn = (app: App, cookie: string | null, more: Headers = {}, url = '/id/home') =>
  app.inject({
    url,
    headers: { host: 'localhost', ...navigating, ...(cookie === null ? {} : { cookie }), ...more },
  })

type Opened = Awaited<ReturnType<typeof openOn>>
type WithBody = Pick<Opened, 'body'>

/** Returns the JSON text of the call responses that are embedded in a document. Null if the document contains none. */
export const blockIn = (html: string): string | null =>
  new RegExp(`<script type="application/json" id="${firstAnswersId}">(.*?)</script>`, 's').exec(html)?.[1] ?? null

/** Returns the call responses that are embedded in a document. Empty if the document contains none. */
export const answersIn = ({ body }: WithBody): ReadonlyArray<FirstAnswer> =>
  JSON.parse(blockIn(body) ?? '[]') as ReadonlyArray<FirstAnswer>

/** Returns the names of the calls whose responses are embedded in a document, sorted. */
export const callsIn = (document: WithBody): ReadonlyArray<string> =>
  answersIn(document)
    .map(({ call }) => call)
    .toSorted()

/** Returns a value inside the embedded response of a call. Undefined if the document contains no such value. */
export const valueIn = (document: WithBody, call: WireEntry, ...path: ReadonlyArray<string | number>): unknown =>
  at(answersIn(document).find((answer) => answer.call === call)?.body, ...path)

/** Expects that a document has no embedded call responses and that browsers may store it and revalidate it by its ETag. */
export const expectPlain = (document: Opened): void => {
  expect(document.statusCode).toBe(200)
  expect(document.body).not.toContain(firstAnswersId)
  expect(document.body).toContain(sessionPreload)
  expect(document.headers['cache-control']).toBe('no-cache')
  expect(document.headers.etag).toMatch(/^".+"$/)
  expect(document.headers['set-cookie']).toBeUndefined()
}

/** Writes `pages.json` into the built app, as the real build does. This file lists the files that each page needs. */
export const withPages = (
  built: string,
  pages: ReadonlyArray<{ pattern: string; files: ReadonlyArray<string> }>,
): void => {
  mkdirSync(join(built, '.vite'))
  writeFileSync(join(built, '.vite/pages.json'), JSON.stringify(pages))
}
