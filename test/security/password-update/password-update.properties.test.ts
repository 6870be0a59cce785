import { browserPasswords } from '@paydeck/adapters/browser/passwords'
import { browserRandomness } from '@paydeck/adapters/browser/randomness'
import { makeTryPassword, rejected, type Fault } from '@paydeck/core/kernel'
import { makeChangePassword, type PasswordChange } from '@paydeck/core/security'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { passwordText } from '../../../core/kernel/password-text.ts'

const recorded = (answer: E.Either<Fault, void> = E.right(undefined)) => {
  const sent: Array<PasswordChange> = []
  const change = makeChangePassword({
    passwords: browserPasswords(crypto.subtle),
    randomness: browserRandomness(crypto),
    passwordRecords: {
      change: (input) => async () => {
        sent.push(input)
        return answer
      },
    },
  })
  const tryPassword = makeTryPassword()
  return { sent, change: (form: Parameters<typeof change>[0]) => change(form, tryPassword) }
}

const words = fc.string({ unit: 'grapheme', minLength: 1 })

it('SEC-015 each submit of a password change sends a new salt, even if the same passwords are sent again', async () => {
  await fc.assert(
    fc.asyncProperty(
      words,
      words,
      fc.integer({ min: 2, max: 20 }),
      fc.boolean(),
      async (current, next, times, isRefused) => {
        const { sent, change } = recorded(isRefused ? E.left(rejected(400)) : E.right(undefined))
        // `again` is a task that can run several times. Each run counts as a new password change.
        const again = change({ current, next })
        for (let time = 0; time < times; time += 1) await (time % 2 === 0 ? again : change({ current, next }))()
        const salts = sent.map(({ salt }) => salt)
        expect([new Set(salts).size, salts.length]).toEqual([times, times])
        for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{94}$/)
        const derived = new Set(sent.map(({ oldHashedPassword, hashedPassword }) => oldHashedPassword + hashedPassword))
        // After a rejection, the second submit sends a hash of the current password as typed. This hash differs from the
        // first only if the typed text is not in normalised form.
        expect(derived.size).toBe(isRefused && current !== passwordText(current) ? 2 : 1)
      },
    ),
    { numRuns: 25 },
  )
})

it('SEC-017 a password change sends a derived key of the old password and a derived key of the new password', async () => {
  const { sent, change } = recorded()
  expect(await change({ current: 'password', next: 'correct horse battery staple' })()).toEqual(E.right(undefined))
  expect(sent).toMatchObject([
    {
      oldHashedPassword:
        'cb7d8a9aa8a68d011ea27308809325903fe989481de28c0ef49a398625586a30169517a4e8cda534ce1e4bd98315066954d9048faa15df56caee27e6ac8673a8',
      hashedPassword:
        'a22128bb34341b101e19ca6254df6bd6c4b1fa1cbe84786602d59e4ce793e4733c9d6ee3769c1717b2a70ed3f3562f22c9275bf19c8a95dfe889b8d95e3cb877',
    },
  ])
})
