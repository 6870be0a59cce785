import { account, at, type Client } from '../../sandbox/running.ts'

type Fields = Readonly<Record<string, string>>

/** What a page of the window shows, and what its script would tell the page that opened it. */
export interface Seen {
  /** HTTP. */
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

const seenOf = async (response: Response): Promise<Seen> => {
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

/** The window of a user, whose steps are sent as a browser without scripts sends them. */
export const windowOf = (client: Client) => {
  const post = (fields: Fields, headers: Fields = {}): Promise<Response> =>
    client.fetch('/bill-connection', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  const look = async (query: Fields): Promise<Seen> =>
    seenOf(await client.fetch(`/bill-connection?${new URLSearchParams(query).toString()}`))
  const send = async (fields: Fields): Promise<Seen> => seenOf(await post(fields))
  return {
    post,
    look,
    send,
    /** Opens the window with a token; the id of the connection, and the first step. */
    open: async (token: string): Promise<{ readonly id: string; readonly step: Seen }> => {
      const { headers } = await post({ token, environment: 'development' })
      const id = new URLSearchParams(headers.get('location')?.split('?')[1]).get('id') ?? ''
      return { id, step: await look({ id }) }
    },
  }
}

/** A token of the automatic mode, as the app gets it. */
export const automatic = async (client: Client): Promise<string> => {
  const { body } = await client.graphql('GetMethodAuthElementToken', { provider: 'method' })
  return String(at(body, 'data', 'user', 'getMethodAuthElementToken'))
}

/** One of the manual mode. */
const manual = async (client: Client): Promise<string> => {
  const { body } = await client.graphql('GetToken', { provider: 'method', tokenType: 'manual' })
  return String(at(body, 'data', 'user', 'getToken'))
}

/** The merchant, the last digits and the way of each bill of a user. */
export const billsOf = async (client: Client): Promise<ReadonlyArray<readonly [unknown, unknown, unknown]>> => {
  const { body } = await client.graphql('GetBillPayAccounts', { provider: 'method' })
  const list = at(body, 'data', 'user', 'billPayAccounts')
  return (Array.isArray(list) ? list : []).map(
    (one) => [at(one, 'liability', 'merchantName'), at(one, 'liability', 'mask'), at(one, 'isManuallyAdded')] as const,
  )
}

/** What the provider says to the exchange of an account token. */
export const exchanged = async (client: Client, accountToken: string): Promise<unknown> => {
  const { body } = await client.graphql('ExchangeAccountToken', { provider: 'method', accountToken })
  return at(body, 'data', 'user', 'exchangeAccountToken')
}

/** The accounts that a page offers to pick, by their field. */
export const offered = ({ text }: Seen): ReadonlyArray<string> =>
  [...text.matchAll(/name="(account:[^"]+)" value="on"(?! disabled)/g)].map(([, name = '']) => name)

export const byHand = { move: 'add', biller: 'quillan-water', number: '4000-1234 5678', postcode: '97205' } as const

/** A page that tells nothing. */
export const nothing = [200, 'none', null, null]

/** A user whose window is open in the automatic mode. */
export const opened = async () => {
  const client = await account('verified', { invoices: [], bills: [], billPay: { isConnected: false } })
  const window = windowOf(client)
  const token = await automatic(client)
  return { client, window, token, ...(await window.open(token)) }
}

/** A user who is known to the billers, and whose window is open in the manual mode. */
export const searching = async () => {
  const { client, window, id } = await opened()
  await window.send({ id, move: 'connect', phone, 'account:northgate-card': 'on' })
  const token = await manual(client)
  return { client, window, token, before: await billsOf(client), ...(await window.open(token)) }
}
