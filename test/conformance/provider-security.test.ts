import { facadeAccountProtection } from '@paydeck/adapters/facade/security/security-settings'
import { facadeSecondFactor } from '@paydeck/adapters/facade/security/two-factor'
import { facadeLogins } from '@paydeck/adapters/facade/session/developer-login'
import { restPasswordRecords } from '@paydeck/adapters/rest/security/password-update'
import { restRecentFactor } from '@paydeck/adapters/rest/security/recent-factor'
import type { Fault } from '@paydeck/core'
import {
  type CallBench,
  callLaws,
  passwordRecordsLaws,
  type PasswordRecordsBench,
  type SecondFactorBench,
  secondFactorLaws,
} from '@paydeck/core/testing'
import { derivePassword } from '@paydeck/sandbox/account/passwords'
import { function as F, taskEither as TE } from 'fp-ts'
import { answered, clientsOf, openClients, sessionsOf } from '../sandbox/clients.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { account, at, makeJar } from '../sandbox/running.ts'
import { period, totp } from '../security/totp.ts'
import { callBench } from './call-bench.ts'
import { runLaws } from './run-laws.ts'

const place = sandboxInTime()

type Clients = ReturnType<typeof clientsOf>

const renewal = (clients: Clients): TE.TaskEither<Fault, void> => {
  const { current, productTokens } = sessionsOf(clients)
  return F.pipe(
    current,
    TE.tapIO((session) => () => clients.credentials.setSession(session)),
    TE.flatMap(() => productTokens),
    TE.map(([user]) => clients.credentials.setTokens({ user: user?.token ?? '', payee: null })),
  )
}

/** Makes a user and the clients that the app uses, so that credentials are renewed as in the app. */
const newUser = async () => {
  const client = await account('shopper', {}, place.running)
  const clients = clientsOf(client, renewal)
  return { client, renew: renewal(clients), ...clients }
}

const protectedOne = async (): Promise<SecondFactorBench> => {
  const { facade, replace, renew } = await newUser()
  return {
    factor: facadeSecondFactor(facade, replace),
    protection: facadeAccountProtection(facade),
    nextCode: async (secret) => totp(secret, place.advance(period * 1000)),
    renew,
  }
}
runLaws('the second factor', secondFactorLaws(protectedOne))

/**
 * Makes the test setup for a user who proves identity with a two-factor code. The server accepts a code only once, so each
 * call sends a new code.
 */
const codeGiver = async (): Promise<CallBench<unknown>> => {
  const client = await account('shopper', { otpEnabled: true }, place.running)
  const { rest } = clientsOf(client)
  const give: TE.TaskEither<Fault, unknown> = async () => {
    place.advance(period * 1000)
    return restRecentFactor(rest).give({ code: String(at(await client.control('GET', 'account'), 'code')) })()
  }
  return callBench(client, 'POST /auth/second-factor', give)
}
runLaws('recent second-factor check by code', callLaws(codeGiver))

/** Makes the test setup for a user without two-factor, who proves identity with the password. */
const passwordGiver = async (): Promise<CallBench<unknown>> => {
  const client = await account('shopper', {}, place.running)
  const hashedPassword = await derivePassword(client.password)
  return callBench(
    client,
    'POST /auth/second-factor',
    restRecentFactor(clientsOf(client).rest).give({ hashedPassword }),
  )
}
runLaws('recent second-factor check by password', callLaws(passwordGiver))

const passwordOwner = async (): Promise<PasswordRecordsBench> => {
  const { client, rest, replace, renew } = await newUser()
  const { email, address } = client
  const signsIn = async (hashedPassword: string): Promise<boolean> => {
    const visitor = openClients(makeJar(address).fetch)
    const { begin } = facadeLogins(visitor.facade)
    const { current } = sessionsOf(visitor)
    for (const _look of [1, 2]) visitor.credentials.setSession(await answered(current))
    return (await begin({ email, hashedPassword })())._tag === 'Right'
  }
  return {
    records: restPasswordRecords(rest, replace),
    password: await derivePassword(client.password),
    signsIn,
    renew,
  }
}
runLaws('password records', passwordRecordsLaws(passwordOwner))

/** Makes a user with two-factor on or off. `code` returns the next code of the user's authenticator app. */
const appOwner = async (isOn: boolean) => {
  const { client, facade, replace, renew } = await newUser()
  const factor = facadeSecondFactor(facade, replace)
  const { otpAuthKey } = await answered(facadeAccountProtection(facade).settings)
  const code = (): string => totp(otpAuthKey ?? '', place.advance(period * 1000))
  if (isOn) {
    await answered(factor.toggle({ code: code() }))
    await answered(renew)
  }
  await client.control('DELETE', 'calls')
  return { client, factor, code, renew }
}

runLaws(
  'secondFactor.toggle',
  callLaws(async () => {
    const { client, factor, code, renew } = await appOwner(false)
    return callBench(client, 'toggleTwoFactorAuthEnabled', () =>
      F.pipe(
        factor.toggle({ code: code() }),
        TE.tapTask(() => renew),
      )(),
    )
  }),
)

runLaws(
  'secondFactor.newBackupCodes',
  callLaws(async () => {
    const { client, factor, code } = await appOwner(true)
    return callBench(client, 'generateBackupCodes', () => factor.newBackupCodes({ code: code() })())
  }),
)

runLaws(
  'passwordRecords.change',
  callLaws(async () => {
    const { client, rest, replace, renew } = await newUser()
    const { change } = restPasswordRecords(rest, replace)
    let [present, next] = [await derivePassword(client.password), 'a'.repeat(128)]
    return callBench(client, 'POST /dashboard-api/change-password', () =>
      F.pipe(
        change({ oldHashedPassword: present, hashedPassword: next, salt: 'c'.repeat(94) }),
        TE.tapTask(() => renew),
        TE.tapIO(() => () => void ([present, next] = [next, present])),
      )(),
    )
  }),
)
