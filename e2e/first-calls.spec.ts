import type { Request } from 'playwright/test'
import { expect, type Persona, test } from './fixtures.ts'
import { open } from './pages.ts'

/** Returns the name of a call: that of the operation or method, or else the path. */
const nameOf = (request: Request): string => {
  const body = (request.method() === 'POST' ? request.postDataJSON() : null) as {
    readonly operationName?: string
    readonly method?: string
  } | null
  return body?.operationName ?? body?.method ?? new URL(request.url()).pathname
}

interface Visit {
  readonly route: string
  readonly persona: Persona
  /**
   * Calls that the page itself sends, since the document cannot contain their responses: the server does not know their
   * input, or they change something.
   */
  readonly calls: ReadonlyArray<string>
}

const visits: ReadonlyArray<Visit> = [
  { route: '/id/home', persona: 'cardholder', calls: ['GetBillReminders'] },
  {
    route: '/id/card',
    persona: 'cardholder',
    calls: ['GetCardTransaction', 'GetSettledTransactions', 'GetSettledTransactions'],
  },
  { route: '/id/crypto-payments', persona: 'cardholder', calls: [] },
  { route: '/id/bill-pay', persona: 'verified', calls: ['/users/trackAnalyticsEvent'] },
  { route: '/id/settings/profile', persona: 'cardholder', calls: [] },
]

for (const { route, persona, calls } of visits) {
  test(`SESS-050 P3 a user who opens ${route} waits only for calls whose responses the document cannot contain`, async ({
    page,
    account,
  }) => {
    await account(persona)
    const sent: Array<string> = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') sent.push(nameOf(request))
    })
    await open(page, route)
    await expect.poll(() => sent.toSorted()).toEqual(calls)
    await page.waitForLoadState('networkidle')
    expect(sent.toSorted()).toEqual(calls)
  })
}
