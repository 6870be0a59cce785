import { constant, rejected, type Fault } from '@paydeck/core/kernel'
import { makePasskeyStatus, type PasskeyCredential } from '@paydeck/core/passkeys'
import { matchRoute } from '@paydeck/core/routes'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { expectSentences } from '../../laws/words.ts'
import { makeSurroundings } from '../../slice-bench/index.ts'

const credential: PasskeyCredential = { id: 'k1', publicKey: 'pk', createdAt: 1 }

const passkeysWith = (answers: {
  readonly enabled: E.Either<Fault, boolean>
  readonly credentials?: E.Either<Fault, ReadonlyArray<PasskeyCredential>>
  readonly email?: string | null
  /** True if the status response is delayed until `respond` is called. */
  readonly isDelayed?: boolean
}) => {
  const { ports, seen } = makeSurroundings()
  let respond = (): void => undefined
  const delay = answers.isDelayed === true ? new Promise<void>((done) => (respond = done)) : Promise.resolve()
  const requests: Array<string> = []
  const passkeys = makePasskeyStatus({
    ...ports,
    passkeyDirectory: {
      isEnabled:
        ({ email }) =>
        async () => {
          requests.push(`status ${email}`)
          await delay
          return answers.enabled
        },
      credentials: async () => {
        requests.push('credentials')
        return answers.credentials ?? E.right([])
      },
    },
    email: constant(answers.email === undefined ? 'ada@example.com' : answers.email),
  })
  return { ...seen, passkeys, requests, respond }
}

it('PASS-006 the status request sends the user’s email; the list of passkeys is requested only if passkeys are enabled', async () => {
  const off = passkeysWith({ enabled: E.right(false) })
  await off.passkeys.tasks.load()
  expect(off.requests).toEqual(['status ada@example.com'])
  const on = passkeysWith({ enabled: E.right(true), credentials: E.right([credential]) })
  await on.passkeys.tasks.load()
  expect(on.requests).toEqual(['status ada@example.com', 'credentials'])
  expect(on.passkeys.state.get().credentials).toEqual([credential])
})

it('while the user’s email is unknown, loading the passkeys sends no request', async () => {
  const { passkeys, requests } = passkeysWith({ enabled: E.right(true), email: null })
  expect(E.isLeft(await passkeys.tasks.load())).toBe(true)
  expect(requests).toEqual([])
})

it('PASS-023 ERR-024 if the passkeys fail to load, the fault is stored and logged, and home does not offer a first passkey', async () => {
  const { passkeys, errors } = passkeysWith({ enabled: E.right(true), credentials: E.left(rejected(500)) })
  expect(await passkeys.tasks.load()).toEqual(E.left(rejected(500)))
  expect(passkeys.state.get()).toMatchObject({ status: 'failed', fault: rejected(500), credentials: null })
  expect(passkeys.view.get().homeCard).toBeNull()
  expect(errors).toEqual(['The passkeys could not be loaded: refused with status 500'])
})

it('PASS-001 when the passkeys reload, the list is cleared if passkeys are disabled, and filled if they are enabled', async () => {
  const answers = { enabled: E.right(true), credentials: E.right([credential]) }
  const { passkeys } = passkeysWith(answers)
  const { load } = passkeys.tasks
  const known = () => [passkeys.state.get().enabled, passkeys.state.get().credentials]
  await load()
  answers.enabled = E.right(false)
  await load()
  expect(known()).toEqual([false, null])
  answers.enabled = E.right(true)
  await load()
  expect(known()).toEqual([true, [credential]])
})

it('SESS-021 a response or failure that arrives after the user has signed out is not stored', async () => {
  for (const credentials of [E.right([credential]), E.left(rejected(500))]) {
    const { passkeys, stores, respond } = passkeysWith({ enabled: E.right(true), credentials, isDelayed: true })
    const before = passkeys.state.get()
    const loading = passkeys.tasks.load()
    await settle()
    stores.resetAll()
    respond()
    // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
    await loading
    expect(passkeys.state.get()).toEqual(before)
  }
})

it('HOME-015 home offers a first passkey if and only if passkeys are enabled and the user has none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.nat({ max: 6 }), async (enabled, count) => {
      const credentials = Array.from({ length: count }, (_, index) => ({ ...credential, id: `k${index}` }))
      const { passkeys } = passkeysWith({ enabled: E.right(enabled), credentials: E.right(credentials) })
      expect(passkeys.view.get().homeCard).toBeNull()
      await passkeys.tasks.load()
      const { homeCard } = passkeys.view.get()
      expect(homeCard !== null).toBe(enabled && count === 0)
      if (homeCard === null) return
      expect(homeCard).toMatchObject({ title: 'Setup a Passkey', action: 'Create a Passkey' })
      expect(matchRoute(homeCard.to)?.id).toBe('settings-security')
      expectSentences({ text: homeCard.text })
    }),
  )
})
