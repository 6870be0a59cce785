import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstAnswersId } from '@paydeck/adapters/wire/call'
import { sessionPreload } from '@paydeck/sandbox/http/document'
import { expect } from 'vitest'
import type { Running } from './running.ts'

/** Calls whose responses the server embeds in the document, in the order in which the document contains them. */
export const names = [
  'GET /auth/session',
  'getProductTokens',
  'GET /auth/facadeAccess',
  'GET /id/language',
  'GET /wallet-card/location',
  'START_GET_BASIC_INFO',
  'START_GET_PAYOUT_PROFILES',
] as const

/** Creates a directory with a minimal built app. */
export const makeBuilt = (): string => {
  const built = mkdtempSync(join(tmpdir(), 'paydeck-ui-'))
  writeFileSync(
    join(built, 'index.html'),
    `<!doctype html><html><head>${sessionPreload}<title>%PAYDECK_PRODUCT_NAME%</title></head><body>é</body></html>`,
  )
  return built
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

/** Returns the JSON text of the call responses that are embedded in a document. Null if the document contains none. */
export const blockIn = (html: string): string | null =>
  new RegExp(`<script type="application/json" id="${firstAnswersId}">(.*?)</script>`, 's').exec(html)?.[1] ?? null

/**
 * Returns the call responses that are embedded in a document, by the name of the call. Empty if the document contains none.
 */
export const answersIn = ({ body }: Opened): Readonly<Record<string, unknown>> =>
  JSON.parse(blockIn(body) ?? '{}') as Readonly<Record<string, unknown>>

/** Expects that a document has no embedded call responses and that browsers may store it and revalidate it by its ETag. */
export const expectPlain = (document: Opened): void => {
  expect(document.statusCode).toBe(200)
  expect(document.body).not.toContain(firstAnswersId)
  expect(document.body).toContain(sessionPreload)
  expect(document.headers['cache-control']).toBe('no-cache')
  expect(document.headers.etag).toMatch(/^".+"$/)
  expect(document.headers['set-cookie']).toBeUndefined()
}

/** Writes `pages.json` into the built app. This file lists the files that each page needs; the real build writes it too. */
export const withPages = (
  built: string,
  pages: ReadonlyArray<{ pattern: string; files: ReadonlyArray<string> }>,
): void => {
  mkdirSync(join(built, '.vite'))
  writeFileSync(join(built, '.vite/pages.json'), JSON.stringify(pages))
}
