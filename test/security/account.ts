import { mailsOf } from '@paydeck/sandbox/account/mails'
import type { SandboxInTime } from '../sandbox/in-time.ts'
import { account, at, type Client, clientOf, makeJar, type Running } from '../sandbox/running.ts'
import { sealing } from '../sandbox/sealing.ts'
import { totp } from './totp.ts'

export const toggle = 'toggleTwoFactorAuthEnabled'

/** A form of the sign-in pages, as a browser sends it. */
export const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** What the settings say of an account, by its own call. */
export const settingsOf = async (client: Client) => {
  const data = at((await client.facade('getSecuritySettings')).body, 'data')
  return { otpEnabled: at(data, 'otpEnabled'), secret: at(data, 'otpAuthKey'), otpEmail: at(data, 'otpEmail') }
}

/** Subjects of the mails to a user, the newest first. */
export const mailsTo = async (running: Running, { userId }: Client): Promise<ReadonlyArray<string>> =>
  (await mailsOf({ database: running.server.environment.queries, sealing }, userId)).map(({ subject }) => subject)

/** The client of the user that a client's cookie belongs to now: values that came with an earlier session are dead. */
export const again = (client: Client): Promise<Client> =>
  clientOf(client.address, makeJar(client.address, client.cookie()), client)

/** Enters a code where two-factor is switched, and goes on with the session that came of it. */
export const switchWith = async (client: Client, code: string) => {
  const answer = await client.facade(toggle, { code })
  return { ...answer, client: await again(client) }
}

export interface Enrolled {
  readonly client: Client
  readonly secret: string
}

/** The same person on another device, signed in through the form. */
export const elsewhere = async (
  { address, email, password, userId }: Client,
  userAgent = 'Firefox/141.0',
): Promise<Client> => {
  const jar = makeJar(address)
  const signIn = form({ email, password })
  await jar.fetch('/authenticate/login', { ...signIn, headers: { ...signIn.headers, 'user-agent': userAgent } })
  return clientOf(address, jar, { email, password, userId })
}

/** How a session is answered: 200, or 401 once it is over. */
export const isIn = async (client: Client): Promise<number> => (await client.rest('GET', '/id/language')).status

/** A user who has just turned two-factor on. */
export const enrolled = async ({ running, now }: Pick<SandboxInTime, 'running' | 'now'>): Promise<Enrolled> => {
  const client = await account('shopper', {}, running)
  const { secret } = await settingsOf(client)
  const { client: after } = await switchWith(client, totp(String(secret), now()))
  return { client: after, secret: String(secret) }
}
