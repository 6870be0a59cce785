import { constant, rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { makeWalletPairing, pairingTexts } from '@paydeck/core/profile'
import type { WantedProof } from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeQuestion } from '../../../core/kernel/question.ts'
import { expectLabels, expectSentences } from '../../laws/words.ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

type Answer = E.Either<Fault, string>

const linkWith = (secret: string): Answer => E.right(`wallet://pair?secret=${secret}`)

/** Creates the pairing slice with a fake provider. */
const pairingWith = (otpEnabled: boolean | null) => {
  const { ports, seen } = makeSurroundings()
  const { ask, calls } = questions<void, string>()
  const proof = makeQuestion()
  const wantedProofs: Array<WantedProof> = []
  const pairing = makeWalletPairing({
    ...ports,
    pairingCodes: { newCode: ask() },
    configuration: { walletScheme: 'acme' },
    security: constant(otpEnabled === null ? null : { otpEnabled, otpAuthKey: null, otpEmail: null }),
    askProof: (wanted) => proof.ask(() => void wantedProofs.push(wanted)),
  })
  return {
    ...seen,
    proof,
    wantedProofs,
    pairing,
    asked: async () => {
      await settle()
      return calls.length
    },
    answer: async (index: number, result: Answer) => {
      await settle()
      await calls[index]?.answer(result)
    },
    shown: () => {
      const view = pairing.view.get()
      return view.stage === 'qr' ? view.code : null
    },
  }
}

it.each([
  ['the pairing code appears once the user enters the password', true],
  ['no pairing code appears without the password', false],
] as const)('A7 PROF-044 if the provider requires the password, %s', async (_, isGiven) => {
  const { pairing, asked, answer, shown, proof, wantedProofs, advance } = pairingWith(false)
  pairing.open()
  await answer(0, E.left(rejected(403, 'Enter your password first.', null, 'password')))
  expect(wantedProofs).toEqual(['password'])
  proof.answer(isGiven)
  expect(await asked()).toBe(isGiven ? 2 : 1)
  await answer(1, linkWith('abcdefgh12345678'))
  await advance(5000)
  expect(shown() === null).toBe(!isGiven)
})

it('PROF-043 when two-factor is on, the pairing dialog asks for an authenticator code before it sends a request', async () => {
  const { pairing, asked } = pairingWith(true)
  pairing.open()
  expect(pairing.view.get()).toMatchObject({ stage: 'code', kind: 'authenticator', value: '', canContinue: false })
  expect(await asked()).toBe(0)
})

it.each([false, null])(
  'PROF-044 the pairing dialog begins with the QR code unless two-factor is known to be on (%s)',
  async (otpEnabled) => {
    const { pairing, asked } = pairingWith(otpEnabled)
    pairing.open()
    expect(pairing.view.get()).toEqual({ stage: 'qr', isLoading: true, code: null })
    expect(await asked()).toBe(1)
  },
)

it('PROF-045 the QR code appears 300 ms after the QR stage opens, if the secret has already arrived', async () => {
  const { pairing, advance, answer, shown } = pairingWith(false)
  pairing.open()
  await answer(0, linkWith('S3CRET'))
  await advance(299)
  expect(pairing.view.get()).toEqual({ stage: 'qr', isLoading: true, code: null })
  await advance(1)
  expect(shown()).not.toBeNull()
})

it('PROF-045 a secret that arrives more than 300 ms after the QR stage opened is shown as a QR code immediately', async () => {
  const { pairing, advance, answer, shown } = pairingWith(false)
  pairing.open()
  await advance(5000)
  expect(shown()).toBeNull()
  await answer(0, linkWith('S3CRET'))
  expect(shown()).not.toBeNull()
})

it('PROF-045 PROF-047 the QR code appears 300 ms after an authenticator code was submitted, and its link contains this code', async () => {
  const { pairing, advance, answer, shown } = pairingWith(true)
  pairing.open()
  pairing.type('123456')
  await advance(10_000)
  pairing.submit()
  await answer(0, linkWith('S3CRET'))
  await advance(299)
  expect(shown()).toBeNull()
  await advance(1)
  expect(shown()?.link).toBe('acme://id/pair?secret=S3CRET&code=123456')
})

it('PROF-046 PROF-051 the pairing dialog shows the secret from the provider as text and in the pairing link', async () => {
  const { pairing, advance, answer, shown } = pairingWith(false)
  pairing.open()
  await answer(0, linkWith('A%26B'))
  await advance(300)
  expect(shown()).toEqual({ secret: 'A&B', link: 'acme://id/pair?secret=A%26B' })
})

it('SEC-033 SEC-035 in the code stage of a pairing, the user can continue with six digits or with any backup code', () => {
  const { pairing } = pairingWith(true)
  const canContinue = (code: string): boolean => {
    pairing.type(code)
    const view = pairing.view.get()
    return view.stage === 'code' && view.canContinue
  }
  pairing.open()
  expect(['', '12345', '1234567', '12345a', '123456'].map(canContinue)).toEqual([false, false, false, false, true])
  pairing.switchKind()
  expect(pairing.view.get()).toMatchObject({ kind: 'backup', value: '' })
  expect(['', 'x', 'abcdefghjkmn'].map(canContinue)).toEqual([false, true, true])
  pairing.switchKind()
  expect(pairing.view.get()).toMatchObject({ kind: 'authenticator', value: '', canContinue: false })
})

it('SEC-035 in the code stage of a pairing, submitting fewer than six digits has no effect', async () => {
  const { pairing, asked } = pairingWith(true)
  pairing.open()
  pairing.type('12345')
  pairing.submit()
  expect(pairing.view.get().stage).toBe('code')
  expect(await asked()).toBe(0)
})

it.each([
  ['a rejection', E.left(rejected(500, 'No'))],
  ['no response', E.left(unreachable)],
  ['a URL without a secret', E.right('wallet://pair?code=1')],
])(
  'ERR-030 PROF-073 after %s, the pairing dialog shows no message, and reopening it requests another pairing code',
  async (_, failure: Answer) => {
    const { pairing, advance, answer, asked, shown } = pairingWith(false)
    pairing.open()
    await answer(0, failure)
    await advance(60_000)
    expect(pairing.view.get()).toEqual({ stage: 'qr', isLoading: false, code: null })
    pairing.open()
    expect(await asked()).toBe(2)
    await answer(1, linkWith('SECOND'))
    await advance(300)
    expect(shown()?.secret).toBe('SECOND')
  },
)

it('the pairing dialog asks for a new authenticator code before each new pairing code', async () => {
  const { pairing, answer, advance } = pairingWith(true)
  pairing.open()
  pairing.type('123456')
  pairing.submit()
  await answer(0, linkWith('FIRST'))
  await advance(300)
  pairing.open()
  expect(pairing.view.get()).toMatchObject({ stage: 'code', value: '' })
})

it('closing the pairing dialog discards its content, and a response that arrives later is ignored', async () => {
  const { pairing, answer, advance, shown } = pairingWith(false)
  pairing.open()
  pairing.close()
  await answer(0, linkWith('LATE'))
  await advance(1000)
  expect(pairing.view.get()).toEqual({ stage: 'closed' })
  pairing.open()
  await advance(1000)
  expect(shown()).toBeNull()
  await answer(1, linkWith('NEW'))
  expect(shown()?.secret).toBe('NEW')
})

it('a pairing dialog that is opened again requests a new pairing code and never shows the earlier code', async () => {
  for (const isClosed of [true, false]) {
    const { pairing, answer, advance, asked, shown } = pairingWith(false)
    pairing.open()
    await advance(1000)
    if (isClosed) pairing.close()
    pairing.open()
    expect(await asked()).toBe(2)
    await answer(0, linkWith('FIRST'))
    await advance(1000)
    expect([shown(), pairing.view.get()]).toEqual([null, { stage: 'qr', isLoading: true, code: null }])
    await answer(1, linkWith('SECOND'))
    expect(shown()?.secret).toBe('SECOND')
  }
})

it('the newest pairing code stays visible when the response to an earlier request arrives late', async () => {
  const { pairing, answer, advance, shown } = pairingWith(false)
  pairing.open()
  pairing.open()
  await answer(1, linkWith('SECOND'))
  await answer(0, linkWith('FIRST'))
  await advance(300)
  expect(shown()?.secret).toBe('SECOND')
})

it('PROF-045 reopening the pairing dialog restarts the delay of 300 ms before the QR code appears', async () => {
  const { pairing, answer, advance, shown } = pairingWith(false)
  pairing.open()
  await advance(200)
  pairing.close()
  pairing.open()
  await answer(1, linkWith('S3CRET'))
  await advance(299)
  expect(shown()).toBeNull()
  await advance(1)
  expect(shown()?.secret).toBe('S3CRET')
})

it('a sign-out closes the pairing dialog, and a response that arrives later is ignored', async () => {
  const { pairing, stores, answer, advance } = pairingWith(false)
  pairing.open()
  stores.resetAll()
  await answer(0, linkWith('LATE'))
  await advance(1000)
  expect(pairing.view.get()).toEqual({ stage: 'closed' })
})

it('PROF-052 the pairing dialog tells the user in whole sentences to scan the QR code or to type the pairing code', () => {
  const { codeLead, qrLead, ...labels } = pairingTexts
  expectSentences({ codeLead, qrLead })
  expectLabels(labels)
  expect(qrLead).toMatch(/^Scan .*\bor type\b/)
})
