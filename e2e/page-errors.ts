import type { Page, Request } from 'playwright/test'

const endsSession = (request: Request): boolean =>
  /\/(auth\/logout|dashboard-api\/change-password)$/.test(request.url()) ||
  request.postData()?.includes('toggleTwoFactorAuthEnabled') === true

/**
 * Collects the errors of a page: console errors, uncaught errors, violations of the Content-Security-Policy, and requests to
 * foreign hosts. The returned list grows with each new error.
 */
export const collectErrors = async (page: Page, baseURL: string | undefined): Promise<ReadonlyArray<string>> => {
  const errors: Array<string> = []
  // The provider rejects calls that are in flight when the session ends or is replaced. Ignores these errors, since the user
  // does not see them.
  let isEnding = false
  page.on('request', (request) => void (isEnding ||= endsSession(request)))
  page.on('framenavigated', () => void (isEnding = false))
  page.on('console', (message) => {
    const isAfterEnd = isEnding && message.text().includes('status of 401')
    if (message.type() === 'error' && !isAfterEnd) errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`not caught: ${String(error)}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== baseURL) errors.push(`foreign host: ${origin}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
    )
  })
  return errors
}
