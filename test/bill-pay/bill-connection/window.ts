import { account, at, type Client } from '../../sandbox/running.ts'

type Fields = Readonly<Record<string, string>>

/** Page of the connection window. `event`, `account` and `error` are the signal that the page's script posts to the app. */
export interface WindowPage {
  /** HTTP status of the response with the page. */
  readonly status: number
  readonly heading: string
  readonly event: string | null
  readonly account: string | null
  readonly error: string | null
  readonly text: string
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const first = (pattern: RegExp, text: string): string | null => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : unescaped(found)
}

const readPage = async (response: Response): Promise<WindowPage> => {
  const text = (await response.text()).replaceAll('&#39;', "'")
  return {
    status: response.status,
    heading: first(/<h1[^>]*>([^<]*)</, text) ?? '',
    event: first(/data-event="([^"]*)"/, text),
    account: first(/data-account="([^"]*)"/, text),
    error: first(/data-text="([^"]*)"/, text),
    text,
  }
}

export const phone = '(503) 555-0142'

/** Connection window of a user. Submits the window's forms as a browser without JavaScript does. */
export const windowOf = (client: Client) => {
  const post = (fields: Fields, headers: Fields = {}): Promise<Response> =>
    client.fetch('/bill-connection', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  const get = async (query: Fields): Promise<WindowPage> =>
    readPage(await client.fetch(`/bill-connection?${new URLSearchParams(query).toString()}`))
  const send = async (fields: Fields): Promise<WindowPage> => readPage(await post(fields))
  return {
    post,
    get,
    send,
    /** Opens the window with a connection token. Returns the id of the connection and the first page. */
    open: async (token: string): Promise<{ readonly id: string; readonly step: WindowPage }> => {
      const { headers } = await post({ token, environment: 'development' })
      const id = new URLSearchParams(headers.get('location')?.split('?')[1]).get('id') ?? ''
      return { id, step: await get({ id }) }
    },
  }
}

/** Requests a connection token for the automatic mode, as the app does. */
export const automaticToken = async (client: Client): Promise<string> => {
  const { body } = await client.graphql('GetMethodAuthElementToken', { provider: 'method' })
  return String(at(body, 'data', 'user', 'getMethodAuthElementToken'))
}

/** Requests a connection token for the manual mode, as the app does. */
const manualToken = async (client: Client): Promise<string> => {
  const { body } = await client.graphql('GetToken', { provider: 'method', tokenType: 'manual' })
  return String(at(body, 'data', 'user', 'getToken'))
}

/** Returns three fields of each of the user's bills: the merchant name, the mask and `isManuallyAdded`. */
export const billsOf = async (client: Client): Promise<ReadonlyArray<readonly [unknown, unknown, unknown]>> => {
  const { body } = await client.graphql('GetBillPayAccounts', { provider: 'method' })
  const list = at(body, 'data', 'user', 'billPayAccounts')
  return (Array.isArray(list) ? list : []).map(
    (one) => [at(one, 'liability', 'merchantName'), at(one, 'liability', 'mask'), at(one, 'isManuallyAdded')] as const,
  )
}

/** Exchanges an account token at the provider and returns the response. */
export const exchangeToken = async (client: Client, accountToken: string): Promise<unknown> => {
  const { body } = await client.graphql('ExchangeAccountToken', { provider: 'method', accountToken })
  return at(body, 'data', 'user', 'exchangeAccountToken')
}

/** Returns the form field names of the accounts that the user can select on a page. */
export const offeredAccounts = ({ text }: WindowPage): ReadonlyArray<string> =>
  [...text.matchAll(/name="(account:[^"]+)" value="on"(?! disabled)/g)].map(([, name = '']) => name)

export const searchedAccount = {
  move: 'add',
  biller: 'quillan-water',
  number: '4000-1234 5678',
  postcode: '97205',
} as const

/** Status, event, account and error of a page whose script posts no signal to the app. */
export const noSignal = [200, 'none', null, null]

/** Creates a user and opens their connection window in the automatic mode. */
export const openAutomaticWindow = async () => {
  const client = await account('verified', { invoices: [], bills: [], billPay: { isConnected: false } })
  const window = windowOf(client)
  const token = await automaticToken(client)
  return { client, window, token, ...(await window.open(token)) }
}

/** Creates a user with one connected bill and opens their connection window in the manual mode. */
export const openManualWindow = async () => {
  const { client, window, id } = await openAutomaticWindow()
  await window.send({ id, move: 'connect', phone, 'account:northgate-card': 'on' })
  const token = await manualToken(client)
  return { client, window, token, before: await billsOf(client), ...(await window.open(token)) }
}
