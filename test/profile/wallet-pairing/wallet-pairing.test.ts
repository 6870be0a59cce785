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

const carrying = (secret: string): Answer => E.right(`wallet://pair?secret=${secret}`)

/** The pairing over a provider that the test answers for. */
const pairingWith = (otpEnabled: boolean | null) => {
  const { ports, seen } = makeSurroundings()
  const { ask, calls } = questions<void, string>()
  const proof = makeQuestion()
  const wantedProofs: Array<WantedProof> = []
  const pairing = makeWalletPairing({
    ...ports,
    codes: { newCode: ask() },
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
  ['shows the pairing code once the user gives the password', true],
  ['shows none without the password', false],
] as const)('A7 PROF-044 %s that the provider wants first', async (_, isGiven) => {
  const { pairing, asked, answer, shown, proof, wantedProofs, advance } = pairingWith(false)
  pairing.open()
  await answer(0, E.left(rejected(403, 'Enter your password first.', null, 'password')))
  expect(wantedProofs).toEqual(['password'])
  proof.answer(isGiven)
  expect(await asked()).toBe(isGiven ? 2 : 1)
  await answer(1, carrying('abcdefgh12345678'))
  await advance(5000)
  expect(shown() === null).toBe(!isGiven)
})

it('PROF-043 asks for the code of the authenticator first when two-factor is on, and for nothing of the provider', async () => {
  const { pairing, asked } = pairingWith(true)
  pairing.open()
  expect(pairing.view.get()).toMatchObject({ stage: 'code', kind: 'authenticator', value: '', canContinue: false })
  expect(await asked()).toBe(0)
})

it.each([false, null])(
  'PROF-044 begins with the pairing code when two-factor is not known to be on (%s)',
  async (otpEnabled) => {
    const { pairing, asked } = pairingWith(otpEnabled)
    pairing.open()
    expect(pairing.view.get()).toEqual({ stage: 'qr', isLoading: true, code: null })
    expect(await asked()).toBe(1)
  },
)

it('PROF-045 shows the QR code 300 ms after its stage opened, and not before', async () => {
  const { pairing, advance, answer, shown } = pairingWith(false)
  pairing.open()
  await answer(0, carrying('S3CRET'))
  await advance(299)
  expect(pairing.view.get()).toEqual({ stage: 'qr', isLoading: true, code: null })
  await advance(1)
  expect(shown()).not.toBeNull()
})

it('PROF-045 shows a QR code whose secret came later at once', async () => {
  const { pairing, advance, answer, shown } = pairingWith(false)
  pairing.open()
  await advance(5000)
  expect(shown()).toBeNull()
  await answer(0, carrying('S3CRET'))
  expect(shown()).not.toBeNull()
})

it('PROF-045 PROF-047 counts the 300 ms from the QR stage, and puts the entered code into the link', async () => {
  const { pairing, advance, answer, shown } = pairingWith(true)
  pairing.open()
  pairing.type('123456')
  await advance(10_000)
  pairing.submit()
  await answer(0, carrying('S3CRET'))
  await advance(299)
  expect(shown()).toBeNull()
  await advance(1)
  expect(shown()?.link).toBe('acme://id/pair?secret=S3CRET&code=123456')
})

it('PROF-046 PROF-051 puts the secret that the provider gave into the link, and shows the same to be typed', async () => {
  const { pairing, advance, answer, shown } = pairingWith(false)
  pairing.open()
  await answer(0, carrying('A%26B'))
  await advance(300)
  expect(shown()).toEqual({ secret: 'A&B', link: 'acme://id/pair?secret=A%26B' })
})

it('SEC-033 SEC-035 goes on from six digits, or from any backup code, and from nothing else', () => {
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

it('SEC-035 stays with the code until there is one that will do', async () => {
  const { pairing, asked } = pairingWith(true)
  pairing.open()
  pairing.type('12345')
  pairing.submit()
  expect(pairing.view.get().stage).toBe('code')
  expect(await asked()).toBe(0)
})

it.each([
  ['a refusal', E.left(rejected(500, 'No'))],
  ['no answer', E.left(unreachable)],
  ['an address without a secret', E.right('wallet://pair?code=1')],
])('ERR-030 says nothing of %s: there is nothing to scan, and another code can be had', async (_, failure: Answer) => {
  const { pairing, advance, answer, asked, shown } = pairingWith(false)
  pairing.open()
  await answer(0, failure)
  await advance(60_000)
  expect(pairing.view.get()).toEqual({ stage: 'qr', isLoading: false, code: null })
  pairing.open()
  expect(await asked()).toBe(2)
  await answer(1, carrying('SECOND'))
  await advance(300)
  expect(shown()?.secret).toBe('SECOND')
})

it('asks for the second factor again before another code, since each counts once', async () => {
  const { pairing, answer, advance } = pairingWith(true)
  pairing.open()
  pairing.type('123456')
  pairing.submit()
  await answer(0, carrying('FIRST'))
  await advance(300)
  pairing.open()
  expect(pairing.view.get()).toMatchObject({ stage: 'code', value: '' })
})

it('forgets everything when it is closed, and what comes afterwards', async () => {
  const { pairing, answer, advance, shown } = pairingWith(false)
  pairing.open()
  pairing.close()
  await answer(0, carrying('LATE'))
  await advance(1000)
  expect(pairing.view.get()).toEqual({ stage: 'closed' })
  pairing.open()
  await advance(1000)
  expect(shown()).toBeNull()
  await answer(1, carrying('NEW'))
  expect(shown()?.secret).toBe('NEW')
})

it('asks for another code when it is opened anew, and shows none that was asked for before', async () => {
  for (const isClosed of [true, false]) {
    const { pairing, answer, advance, asked, shown } = pairingWith(false)
    pairing.open()
    await advance(1000)
    if (isClosed) pairing.close()
    pairing.open()
    expect(await asked()).toBe(2)
    await answer(0, carrying('FIRST'))
    await advance(1000)
    expect([shown(), pairing.view.get()]).toEqual([null, { stage: 'qr', isLoading: true, code: null }])
    await answer(1, carrying('SECOND'))
    expect(shown()?.secret).toBe('SECOND')
  }
})

it('keeps the newest code when an earlier one comes after it', async () => {
  const { pairing, answer, advance, shown } = pairingWith(false)
  pairing.open()
  pairing.open()
  await answer(1, carrying('SECOND'))
  await answer(0, carrying('FIRST'))
  await advance(300)
  expect(shown()?.secret).toBe('SECOND')
})

it('PROF-045 counts the 300 ms anew when it is opened anew', async () => {
  const { pairing, answer, advance, shown } = pairingWith(false)
  pairing.open()
  await advance(200)
  pairing.close()
  pairing.open()
  await answer(1, carrying('S3CRET'))
  await advance(299)
  expect(shown()).toBeNull()
  await advance(1)
  expect(shown()?.secret).toBe('S3CRET')
})

it('keeps nothing of a user who has signed out', async () => {
  const { pairing, stores, answer, advance } = pairingWith(false)
  pairing.open()
  stores.resetAll()
  await answer(0, carrying('LATE'))
  await advance(1000)
  expect(pairing.view.get()).toEqual({ stage: 'closed' })
})

it('PROF-052 explains each stage in sentences, and says that the code is to be scanned or typed', () => {
  const { codeLead, qrLead, ...labels } = pairingTexts
  expectSentences({ codeLead, qrLead })
  expectLabels(labels)
  expect(qrLead).toMatch(/^Scan .*\bor type\b/)
})
