// Prints the balance, the recent activity and the payments of a user:
// EMAIL=… PASSWORD=… node main.ts https://pay.example
import { headlessPorts } from '@paydeck/adapters/headless'
import { cookieFetch } from '@paydeck/adapters/transport/cookie-fetch'
import { authenticationPaths, homeActivityOf, makePaydeck, until } from '@paydeck/core'

const [origin = 'http://localhost:4280'] = process.argv.slice(2)
const { EMAIL: email = '', PASSWORD: password = '' } = process.env
const end = new AbortController()
const options = { origin, fetch: cookieFetch(fetch), signal: end.signal }
const body = new URLSearchParams({ email, password })
await options.fetch(origin + authenticationPaths.login, { method: 'POST', body })

const app = makePaydeck((session) => headlessPorts(session, options))
await app.startup.tasks.initialise()
if (!app.currentSession.session.get().isAuthenticated) throw new Error('The email address or the password is wrong')

const amount = app.homePage.view.get().balance?.amount
console.log(`Balance ${amount?.whole ?? '?'}${amount?.cents ?? ''}`)
for (const row of homeActivityOf(app, app.ports).get()) console.log(row.date, row.title, row.amount)

app.paymentList.enter({ list: 'payments', pill: '3m' })
await until(app.paymentList.state, ({ lists }) => lists['payments 3m']?.status !== 'loading')
console.log(`${app.paymentList.state.get().lists['payments 3m']?.rows.length ?? 0} payments in three months`)
// Ends the live updates of the app, which would keep the process running.
end.abort()
