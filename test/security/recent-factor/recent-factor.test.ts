import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { type NotOffered, notOffered } from '../../../core/kernel/capability.ts'
import { type Fault, rejected, unreachable } from '../../../core/kernel/fault.ts'
import { makeStores } from '../../../core/kernel/store.ts'
import { makeRecentFactor } from '../../../core/security/index.ts'
import { fakeClock, settle } from '../../../core/testing.ts'
import { expectLabels, expectSentences } from '../../laws/words.ts'

/** The dialog over a provider that answers as told. */
const bench = () => {
  const provider: { answer: E.Either<Fault, void | NotOffered> } = { answer: E.right(undefined) }
  const given: Array<string> = []
  const answers: Array<boolean> = []
  const closed: Array<string> = []
  const errors: Array<string> = []
  const clock = fakeClock()
  const stores = makeStores()
  const factor = makeRecentFactor({
    stores,
    clock,
    log: { warn: () => undefined, error: (text) => void errors.push(text) },
    check: {
      give:
        ({ code }) =>
        async () => {
          given.push(code)
          return provider.answer
        },
    },
    question: { answer: (isYes) => void answers.push(isYes) },
    modals: { open: () => undefined, close: (name) => void closed.push(name) },
  })
  return { factor, provider, given, answers, closed, errors, clock, stores }
}

it('A12 takes a code once it can be one, and lets go on what waits for it', async () => {
  const { factor, given, answers, closed } = bench()
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
  expect([given, answers, closed]).toEqual([['123456'], [true], ['recent-factor']])
})

it('A12 answers no when it is left, and forgets what was typed', async () => {
  const { factor, answers } = bench()
  factor.type('12')
  factor.leave()
  expect(answers).toEqual([false])
  expect(factor.view.get()).toMatchObject({ value: '', error: null, kind: 'authenticator' })
})

it.each([
  ['the provider’s words', E.left(rejected(400, 'This code is not right, or has been used already.')), /not right/],
  ['that it did not work', E.left(unreachable), /did not work/],
  ['that it did not work where it is not offered', E.right(notOffered), /did not work/],
])('A12 tells %s beside the field until that is changed, and waits', async (_, answer, words) => {
  const { factor, provider, answers, closed, errors, clock } = bench()
  provider.answer = answer
  factor.type('123456')
  factor.submit()
  await settle()
  expect(factor.view.get()).toMatchObject({ error: expect.stringMatching(words) as unknown, status: 'failed' })
  expect([answers, closed]).toEqual([[], []])
  expect(errors).toHaveLength(1)
  expect(errors.join()).not.toContain('123456')
  await clock.advance(1000)
  factor.type('654321')
  expect(factor.view.get()).toMatchObject({ error: null, canSubmit: true, status: null })
})

it('A12 takes a backup code as well, and says what a field lacks once it was left', () => {
  const { factor } = bench()
  expect(factor.view.get().error).toBeNull()
  factor.touch()
  expect(factor.view.get().error).toBe('Required')
  factor.switchKind()
  expect(factor.view.get()).toMatchObject({ kind: 'backup', value: '', error: null, canSubmit: false })
  factor.type('abcdefABCD12')
  expect(factor.view.get().canSubmit).toBe(true)
  factor.switchKind()
  expect(factor.view.get().kind).toBe('authenticator')
  const { lead, confirm, cancel, label } = factor.view.get()
  expectSentences({ lead })
  expectLabels({ confirm, cancel, label })
})
