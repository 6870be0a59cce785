import type { Page, Request } from 'playwright/test'

const endsSession = (request: Request): boolean =>
  /\/(auth\/logout|dashboard-api\/change-password)$/.test(request.url()) ||
  request.postData()?.includes('toggleTwoFactorAuthEnabled') === true

/**
 * Listens for what no page of the product may have: an error in the console, one that nobody caught, a violation of the
 * Content-Security-Policy, and a request to a foreign host. Answers with what it has heard so far.
 */
export const listenTo = async (page: Page, baseURL: string | undefined): Promise<ReadonlyArray<string>> => {
  const wrong: Array<string> = []
  // What is still on its way when the session ends, or another takes its place, is refused, and is not shown.
  let isEnding = false
  page.on('request', (request) => void (isEnding ||= endsSession(request)))
  page.on('framenavigated', () => void (isEnding = false))
  page.on('console', (message) => {
    const isLate = isEnding && message.text().includes('status of 401')
    if (message.type() === 'error' && !isLate) wrong.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => wrong.push(`not caught: ${String(error)}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== baseURL) wrong.push(`foreign host: ${origin}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
    )
  })
  return wrong
}
