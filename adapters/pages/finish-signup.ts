/**
 * Script of /authenticate/finish-signup, a page of the provider that the sandbox renders (PROF-042). Runs the core's account
 * upgrade with the browser adapters, without the dependency container and without React. The build compiles this script
 * separately. The file's name has no content hash, since the sandbox makes the page's markup and does not know the hash.
 */
import { finishSignupOf, loginAddress, makeStores, MerchantCustomerType, type UpgradeView } from '@paydeck/core'
import { browserCaptcha } from '../browser/captcha.ts'
import { browserClock } from '../browser/clock.ts'
import { browserNavigation } from '../browser/navigation.ts'
import { facadeProductTokens } from '../facade/session/current-session.ts'
import { restMerchantAccounts } from '../rest/profile/upgrade.ts'
import { restSessions } from '../rest/session/current-session.ts'
import { browserCookies } from '../storage/cookies.ts'
import { makeCredentials } from '../transport/credentials.ts'
import { makeFacadeClient } from '../transport/facade-client.ts'
import { makeHttp } from '../transport/http.ts'
import { makeRestClient } from '../transport/rest-client.ts'
import { noRenewal } from '../transport/session-renewal.ts'

const credentials = makeCredentials()
const navigation = browserNavigation(location, document.referrer)
const http = makeHttp({
  fetch: fetch.bind(window),
  origin: '',
  credentials,
  renewal: noRenewal,
  onUnauthorized: () => navigation.leave(loginAddress(navigation.here())),
  headStart: () => null,
})
const rest = makeRestClient(http)
const facade = makeFacadeClient(http)

const page = finishSignupOf({
  stores: makeStores(),
  clock: browserClock,
  cookies: browserCookies(document),
  navigation,
  credentials,
  accounts: restMerchantAccounts(rest),
  sessions: { ...restSessions(rest), ...facadeProductTokens(facade) },
  captcha: browserCaptcha(window),
})

const form = document.querySelector('form')
const failure = document.querySelector('[role="alert"]')
const button = document.querySelector('button')

const show = (view: UpgradeView): void => {
  button?.setAttribute('aria-busy', String(view.isBusy))
  if (failure !== null) failure.textContent = view.failure
}

const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const fields = new FormData(form)
  const merchantCustomerType = fields.get('merchantCustomerType')
  if (!MerchantCustomerType.is(merchantCustomerType)) return
  page.upgrade({ merchantName: text(fields.get('merchantName')), merchantCustomerType })
})
page.view.changes$.subscribe(show)
button?.removeAttribute('disabled')
