import { mailsOf } from '@paydeck/sandbox/account/mails'
import type { SandboxInTime } from '../sandbox/in-time.ts'
import { account, at, type Client, clientOf, makeJar, type Running } from '../sandbox/running.ts'
import { sealing } from '../sandbox/sealing.ts'
import { totp } from './totp.ts'

export const toggle = 'toggleTwoFactorAuthEnabled'

/** Returns the request that submits a form of the sign-in pages. */
export const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Calls getSecuritySettings. Returns the two-factor settings of the account. */
export const settingsOf = async (client: Client) => {
  const data = at((await client.facade('getSecuritySettings')).body, 'data')
  return { otpEnabled: at(data, 'otpEnabled'), secret: at(data, 'otpAuthKey'), otpEmail: at(data, 'otpEmail') }
}

/** Returns the subjects of the emails to a user, newest first. */
export const mailsTo = async (running: Running, { userId }: Client): Promise<ReadonlyArray<string>> =>
  (await mailsOf({ database: running.server.environment.queries, sealing }, userId)).map(({ subject }) => subject)

/**
 * Returns a client for the session of the current cookie. After the session id has changed, the CSRF value and the tokens of
 * the old client are invalid.
 */
export const currentClient = (client: Client): Promise<Client> =>
  clientOf(client.address, makeJar(client.address, client.cookie()), client)

/**
 * Turns two-factor authentication on or off with a code, which starts a new session. Returns the response and a client for
 * the new session.
 */
export const switchWith = async (client: Client, code: string) => {
  const answer = await client.facade(toggle, { code })
  return { ...answer, client: await currentClient(client) }
}

export interface Enrolled {
  readonly client: Client
  readonly secret: string
}

/** Signs the same user in on another device, with the sign-in form. */
export const signInElsewhere = async (
  { address, email, password, userId }: Client,
  userAgent = 'Firefox/141.0',
): Promise<Client> => {
  const jar = makeJar(address)
  const signIn = form({ email, password })
  await jar.fetch('/authenticate/login', { ...signIn, headers: { ...signIn.headers, 'user-agent': userAgent } })
  return clientOf(address, jar, { email, password, userId })
}

/** Sends a call that needs a session. Returns its status: 200, or 401 if the session has ended. */
export const sessionStatus = async (client: Client): Promise<number> =>
  (await client.rest('GET', '/id/language')).status

/** Creates a user who has just turned two-factor authentication on. */
export const enrolledUser = async ({ running, now }: Pick<SandboxInTime, 'running' | 'now'>): Promise<Enrolled> => {
  const client = await account('shopper', {}, running)
  const { secret } = await settingsOf(client)
  const { client: after } = await switchWith(client, totp(String(secret), now()))
  return { client: after, secret: String(secret) }
}
