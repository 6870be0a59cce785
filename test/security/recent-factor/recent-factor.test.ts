import { unsupported, rejected, type Fault, type UnsupportedCall, unreachable } from '@paydeck/core/kernel'
import { makeRecentFactor, type Proof, type WantedProof } from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { expectLabels, expectSentences } from '../../laws/words.ts'
import { makeSurroundings } from '../../slice-bench/index.ts'

/**
 * Creates the slice of the identity dialog with a fake provider, which responds with `provider.answer`. The fake key
 * derivation reverses the password.
 */
const bench = () => {
  const provider: { answer: E.Either<Fault, void | UnsupportedCall> } = { answer: E.right(undefined) }
  const given: Array<Proof> = []
  const answers: Array<boolean> = []
  const { ports, seen } = makeSurroundings()
  const factor = makeRecentFactor({
    ...ports,
    passwords: { derive: (password) => async () => [...password].toReversed().join('') },
    recentFactorCheck: {
      give: (proof) => async () => {
        given.push(proof)
        return provider.answer
      },
    },
    modal: seen.slot,
  })
  const ask = (wanted: WantedProof): void =>
    void factor.tasks
      .ask(wanted)()
      .then((isGiven) => answers.push(isGiven))
  return { ...seen, factor, provider, given, answers, ask }
}

it('A12 the proof-of-identity dialog sends a code only in the right format; then the pending change continues', async () => {
  const { factor, given, answers, opened, slot, ask } = bench()
  ask('twoFactorCode')
  expect(opened).toEqual([{ name: 'recent-factor' }])
  for (const value of ['', '12345', '12345x', '1234567']) {
    factor.type(value)
    factor.submit()
    expect(factor.view.get().canSubmit, value).toBe(false)
  }
  expect(given).toEqual([])
  factor.type('123456')
  expect(factor.view.get().canSubmit).toBe(true)
  factor.submit()
  factor.submit()
  expect(factor.view.get().canSubmit).toBe(false)
  await settle()
  expect([given, answers, slot.get()]).toEqual([[{ code: '123456' }], [true], null])
})

it('A7 SEC-016 the proof-of-identity dialog sends only the derived key of the password', async () => {
  const { factor, given, answers, ask } = bench()
  for (const times of [1, 2]) {
    ask('password')
    expect(factor.view.get()).toMatchObject({ code: null, value: '', error: null, canSubmit: false })
    factor.touch()
    expect(factor.view.get().error).toBe('Required')
    factor.switchKind()
    expect(factor.view.get().code).toBeNull()
    factor.type(' s3cret ')
    factor.submit()
    // eslint-disable-next-line no-await-in-loop -- the second round follows the first
    await settle()
    expect(given).toHaveLength(times)
    factor.leave()
  }
  expect(given).toEqual([{ hashedPassword: ' terc3s ' }, { hashedPassword: ' terc3s ' }])
  expect(answers).toEqual([true, true])
})

it.each([
  ['closed by the user', ({ factor }: ReturnType<typeof bench>) => factor.leave()],
  ['closed before its JavaScript is loaded', ({ slot }) => slot.update(() => null)],
  ['replaced by another modal', ({ slot }) => slot.update(() => ({ name: 'update-name' }))],
  ['opened again for another change', ({ ask }) => ask('password')],
])('A12 the pending change is cancelled when the proof-of-identity dialog is %s', async (_, end) => {
  const all = bench()
  all.ask('twoFactorCode')
  all.factor.type('12')
  end(all)
  await settle()
  expect(all.answers).toEqual([false])
  all.factor.leave()
  expect(all.factor.view.get()).toMatchObject({ value: '', error: null })
})

it.each([
  ['the provider’s message', E.left(rejected(400, 'This code is wrong or was already used.')), /is wrong/],
  ['a message for an unreachable provider', E.left(unreachable), /couldn't confirm/],
  ['a message for an unsupported call', E.right(unsupported), /couldn't confirm/],
])(
  'A12 the proof-of-identity dialog shows %s until the next edit; the pending change is not cancelled',
  async (_, answer, words) => {
    const { factor, provider, answers, slot, errors, clock, ask } = bench()
    ask('twoFactorCode')
    provider.answer = answer
    factor.type('123456')
    factor.submit()
    await settle()
    expect(factor.view.get()).toMatchObject({ error: expect.stringMatching(words) as unknown, status: 'failed' })
    expect([answers, slot.get()?.name]).toEqual([[], 'recent-factor'])
    expect(errors).toHaveLength(1)
    expect(errors.join()).not.toContain('123456')
    await clock.advance(1000)
    factor.type('654321')
    expect(factor.view.get()).toMatchObject({ error: null, canSubmit: true, status: null })
  },
)

it('A12 the proof-of-identity dialog also accepts a backup code, and shows "Required" at an empty field', () => {
  const { factor, ask } = bench()
  ask('twoFactorCode')
  expect(factor.view.get().error).toBeNull()
  factor.touch()
  expect(factor.view.get().error).toBe('Required')
  factor.switchKind()
  expect(factor.view.get()).toMatchObject({ code: { kind: 'backup' }, value: '', error: null, canSubmit: false })
  factor.type('abcdefABCD12')
  expect(factor.view.get().canSubmit).toBe(true)
  factor.switchKind()
  expect(factor.view.get().code?.kind).toBe('authenticator')
})

it('A7 A12 the proof-of-identity dialog has different introductory texts for a code and for a password', () => {
  const { factor, ask } = bench()
  const leads = (['twoFactorCode', 'password'] as const).map((wanted) => {
    ask(wanted)
    const { lead, confirm, cancel, passwordLabel } = factor.view.get()
    expectSentences({ lead })
    expectLabels({ confirm, cancel, passwordLabel })
    return lead
  })
  expect(new Set(leads).size).toBe(2)
})

it('SEC-017 after a rejection, a reopened proof-of-identity dialog starts again with the normalised password', async () => {
  const { factor, provider, given, slot, ask } = bench()
  provider.answer = E.left(rejected(400))
  const submit = async () => {
    factor.type('a\u0308')
    factor.submit()
    await settle()
  }
  ask('password')
  await submit()
  factor.leave()
  slot.update(() => null)
  ask('password')
  await submit()
  await submit()
  const [canonical, typed] = ['\u00e4', '\u0308a']
  expect(given).toEqual([canonical, canonical, typed].map((hashedPassword) => ({ hashedPassword })))
})
