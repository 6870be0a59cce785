import type { User } from '../account/tables.ts'
import type { ConnectionMeans } from '../bill-pay/connections.ts'
import { connectFound, findBills, phoneDigits } from '../bill-pay/found-bills.ts'
import { billerOf } from '../bill-pay/made-up-billers.ts'
import { accountNumber, chooseByHand, searchBillers } from '../bill-pay/manual-bills.ts'
import type { OpenConnection } from '../bill-pay/window-standing.ts'
import type { Markup } from '../kernel/html.ts'
import { refuse } from '../kernel/refusals.ts'
import type { WindowEvent } from './connection-frame.ts'
import { connectedScreen, failedScreen, foundScreen } from './connection-outcome.ts'
import { accountsStep, detailsStep, nothingTyped, phoneStep, searchStep } from './connection-steps.ts'

/** Page of the bill-connection window, in which a user connects bills. */
export interface ConnectionPage {
  readonly title: string
  readonly body: Markup
  /** HTTP status; default 200. */
  readonly status?: number
}

/** Submitted form of a bill connection that has not ended. */
interface Submission {
  readonly means: ConnectionMeans
  readonly user: User
  readonly connection: OpenConnection
  readonly field: (name: string) => string
  readonly productName: string
}

const titles = {
  find: 'Find your bills',
  choose: 'Choose your bills',
  search: 'Search for a biller',
  account: 'Your account',
} as const

const longestSearch = 60

/**
 * Returns the page for the step that the URL names. If the URL names no step, returns the page for the first step. In this
 * case, and when the user retries after an error, the page notifies the app that the window is open.
 */
export const firstStep = ({ id, mode }: OpenConnection, query: URLSearchParams): ConnectionPage => {
  const step = query.get('step')
  const windowEvent: WindowEvent = { event: step === null || step === 'again' ? 'open' : 'none' }
  if (mode === 'automatic') return { title: titles.find, body: phoneStep(id, windowEvent, nothingTyped) }
  const text = (query.get('q') ?? '').trim().slice(0, longestSearch)
  const biller = billerOf(query.get('biller') ?? '')
  if (biller === null)
    return { title: titles.search, body: searchStep({ id, windowEvent, text, billers: searchBillers(text) }) }
  return { title: titles.account, body: detailsStep({ id, biller, text, typed: nothingTyped }) }
}

/** Searches for bills by the submitted phone number. Returns a page on which the user chooses among the found bills. */
export const showFoundAccounts = async ({
  means,
  user,
  connection: { id },
  field,
}: Submission): Promise<ConnectionPage> => {
  const phone = phoneDigits(field('phone'))
  const refused = (error: string): ConnectionPage => ({
    title: titles.find,
    body: phoneStep(id, { event: 'none' }, { field, problem: { error, field: 'phone' } }),
    status: 422,
  })
  if (phone === null) return refused('Enter a ten-digit US number, such as 503 555 0142.')
  const accounts = await findBills(means, user, phone)
  if (accounts === null) return { title: titles.find, body: failedScreen(id, 'phone') }
  if (accounts.length === 0)
    return refused("We couldn't find any accounts for this number. Try the one that your billers have on file.")
  return { title: titles.choose, body: accountsStep({ id, phone, accounts, isChosen: () => true, error: null }) }
}

/** Connects the bills that the user has chosen. Null if the bill connection has ended. */
export const connectChosenBills = async ({
  means,
  user,
  connection: { id },
  field,
  productName,
}: Submission): Promise<ConnectionPage | null> => {
  const phone = phoneDigits(field('phone')) ?? refuse(400, "We couldn't find this step. Start again in Bill Pay.")
  const accounts = await findBills(means, user, phone)
  if (accounts === null) return { title: titles.choose, body: failedScreen(id, 'accounts') }
  const isChosen = ({ key }: { readonly key: string }): boolean => field(`account:${key}`) !== ''
  const chosen = accounts.filter((account) => isChosen(account) && !account.isConnected)
  if (chosen.length === 0) {
    const error = 'Choose at least one account.'
    return { title: titles.choose, body: accountsStep({ id, phone, accounts, isChosen, error }), status: 422 }
  }
  const isConnected = await connectFound(
    means,
    user,
    id,
    chosen.map(({ key }) => key),
  )
  return isConnected ? { title: 'Bills connected', body: connectedScreen(chosen, productName) } : null
}

/**
 * Returns the error in the account number or ZIP code that the user typed, with the name of the wrong field. Null if there
 * is no error.
 */
const problemOf = (field: Submission['field']): { readonly error: string; readonly field: string } | null => {
  const number = accountNumber(field('number'))
  if (number === null) {
    const error = 'Enter the account number from your bill: 6 to 20 letters and digits, with four digits at the end.'
    return { error, field: 'number' }
  }
  if (!/^\d{5}(-?\d{4})?$/.test(field('postcode').trim())) {
    return { error: 'Enter a five-digit ZIP code, such as 97205.', field: 'postcode' }
  }
  if (!number.endsWith('0000')) return null
  return {
    error: "The biller couldn't find an account with this number and ZIP code. Check both on your bill.",
    field: 'number',
  }
}

/** Connects the bill account that the user typed. Null if the bill connection has ended. */
export const connectManualAccount = async ({
  means,
  user,
  connection: { id },
  field,
  productName,
}: Submission): Promise<ConnectionPage | null> => {
  const biller = billerOf(field('biller')) ?? refuse(400, "We couldn't find this biller.")
  const problem = problemOf(field)
  if (problem !== null) {
    const body = detailsStep({ id, biller, text: field('q').slice(0, longestSearch), typed: { field, problem } })
    return { title: titles.account, body, status: 422 }
  }
  const token = await chooseByHand(means, user, id, { billerId: biller.id, number: field('number') })
  return token === null ? null : { title: 'We found your account', body: foundScreen(token, biller.name, productName) }
}
