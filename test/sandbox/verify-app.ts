import { sharedByFile } from './file-resources.ts'
import { goodPhoto } from './photos.ts'
import { account, at, type Client, startSandbox } from './running.ts'

/**
 * Sandbox that the tests of a file share. Its clock stands still, so a check of a photo or form ends only after a test
 * advances the simulated clock of the account. It has its own database, because some tests search all tables.
 */
export const stillSandbox = sharedByFile(() => startSandbox({ clock: () => 1_800_000_000_000, hasOwnDatabase: true }))

export const makeUser = (persona = 'shopper'): Promise<Client> => account(persona, {}, stillSandbox())

export const hour = 3_600_000
/** Milliseconds after which every check of a photo or form has ended. */
export const checkTime = 5_000

export const shopper = '/id/verify?context=dashboard&apply=individualShopperTier1'

const html = { accept: 'text/html' }

/** Submits a form of the verification app as a browser without scripts would. */
export const sendForm = (
  client: Client,
  task: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  client.fetch(`${shopper}&task=${task}`, {
    method: 'POST',
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

export const sendPhoto = (
  client: Client,
  task: string,
  photo: File | null = goodPhoto(),
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const body = new FormData()
  if (photo !== null) body.append('photo', photo)
  return client.fetch(`${shopper}&task=${task}`, { method: 'POST', headers: { ...html, ...headers }, body })
}

export const address = { street: '1 Long Road', city: 'Austin', region: 'TX', postalCode: '73301' }
export const details = { name: 'Ada Norris', birth: '1990-04-23', expiry: '2050-01-01' }

export const pass = (client: Client, milliseconds: number): Promise<unknown> =>
  client.control('POST', 'clock', { advance: milliseconds })

/** Returns the heading of a page of the verification app. */
export const headingOf = async (response: Response | Promise<Response>): Promise<string> =>
  /<h1[^>]*>([^<]*)<\/h1>/.exec(await (await response).text())?.[1]?.replaceAll('&#39;', "'") ?? ''

export const shownHeading = (client: Client, address_ = shopper): Promise<string> => headingOf(client.fetch(address_))

/** Returns the account's application at this index of the list, as the dashboard receives it; undefined if there is none. */
export const seen = async (client: Client, index = 0): Promise<unknown> =>
  at((await client.rest('GET', '/compliance/applications')).body, index)

export const summary = async (client: Client): Promise<string> => {
  const application = await seen(client)
  if (application === undefined) return 'none'
  const tasks = at(application, 'collectionTasks')
  const words = Array.isArray(tasks) ? tasks.map((task) => String(at(task, 'status'))) : []
  return [at(application, 'status'), at(application, 'collectionStatus'), ...words].map(String).join(' ')
}

/** Creates a user who has started a verification. */
export const applicant = async (): Promise<Client> => {
  const client = await makeUser()
  await client.fetch(shopper)
  return client
}

/**
 * Sends the photos and forms of all tasks of an application. Then advances the account's clock until all checks have passed.
 */
export const collect = async (client: Client, own: Readonly<Record<string, string>> = {}): Promise<void> => {
  await sendPhoto(client, 'identityDocument')
  await sendPhoto(client, 'selfie')
  await sendForm(client, 'address', address)
  await sendForm(client, 'personalDetails', { ...details, ...own })
  await pass(client, checkTime)
}
