import { rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { expectSentences } from '../../laws/words.ts'
import { passwordForm } from './bench.ts'

it('SEC-018 the password form shows a success message and closes its dialog exactly 1 s later', async () => {
  const { update, view, fill, change, modal, session, advance } = passwordForm()
  update.open()
  await fill('old', 'a long new one', 3)
  update.submit()
  await change.answer(E.right(undefined))
  expect(view().alert).toEqual({ tone: 'success', text: 'Password updated successfully.' })
  expect(session.renewed.times).toBe(1)
  await advance(999)
  expect(modal()).toBe('update-password')
  await advance(1)
  expect(modal()).toBeNull()
})

it('SEC-009 CALL-089 the password form sends derived keys only after the new password is strong, and only once', async () => {
  const { update, view, fill, change, rating } = passwordForm()
  update.submit()
  await fill('old', 'weak', 2)
  expect(view().canSubmit).toBe(false)
  update.submit()
  update.edit({ next: 'a long new one' })
  expect(view().canSubmit).toBe(false)
  await rating.answer(E.right(3))
  expect(view().canSubmit).toBe(true)
  update.submit()
  update.submit()
  await change.answer(E.right(undefined))
  update.submit()
  expect(change.inputs).toEqual([
    { oldHashedPassword: 'derived(old)', hashedPassword: 'derived(a long new one)', salt: 'salt' },
  ])
})

it('SEC-007 SEC-008 the password form shows "Required" only at fields that the user has cleared', async () => {
  const { update, view, fill } = passwordForm()
  expect([view().current.error, view().next.error]).toEqual([null, null])
  await fill('old', 'a long new one', 4)
  update.edit({ current: '' })
  expect([view().current.error, view().next.error, view().canSubmit]).toEqual(['Required', null, false])
  update.edit({ current: 'old', next: '' })
  expect([view().current.error, view().next.error, view().canSubmit]).toEqual([null, 'Required', false])
})

it('SEC-012 the strength estimator receives the user’s name and email, whole and in parts, as words that are easy to guess', async () => {
  const { update, rating } = passwordForm()
  update.edit({ next: 'x' })
  expect(rating.inputs).toHaveLength(1)
  expect(rating.inputs[0]?.words).toEqual(
    expect.arrayContaining(['Ada Norris', 'ada@example.com', 'Ada', 'Norris', 'ada', 'example']),
  )
})

it('SEC-012 the password form runs only one strength estimate at a time, and ignores estimates of earlier texts', async () => {
  const { update, view, rating } = passwordForm()
  update.edit({ current: 'old' })
  for (const next of ['c', 'co', 'cor', 'correct']) update.edit({ next })
  expect(rating.inputs.map(({ password }) => password)).toEqual(['c'])
  await rating.answer(E.right(4))
  expect(view().canSubmit).toBe(false)
  expect(rating.inputs.map(({ password }) => password)).toEqual(['c', 'correct'])
  await rating.answer(E.right(3))
  expect([view().strength?.label, view().canSubmit]).toEqual(['Strong', true])
})

it('SEC-008 SEC-009 the password form ignores the strength estimate of a text that the user has deleted', async () => {
  const { update, view, change, rating } = passwordForm()
  update.edit({ current: 'old', next: 'a long new one' })
  update.edit({ next: '' })
  await rating.answer(E.right(4))
  expect([view().strength, view().next.error, view().canSubmit]).toEqual([null, 'Required', false])
  update.submit()
  await settle()
  expect(change.inputs).toEqual([])
})

it('SEC-010 SEC-011 the password form shows a strength only while the field for the new password is not empty', async () => {
  const { update, view, fill } = passwordForm()
  expect(view().strength).toBeNull()
  await fill('old', 'better', 2)
  expect(view().strength).toEqual({ label: 'Moderate', percent: 50, isEnough: false })
  update.edit({ next: '' })
  expect(view().strength).toBeNull()
})

it('SEC-009 before any input, the password form states that the new password must be strong', () => {
  const { hint } = passwordForm().view().next
  expectSentences({ hint })
  expect(hint).toContain('strong')
})

it('if a strength estimate fails, the password form shows a message, and the next edit starts a new estimate', async () => {
  const { update, view, rating, warnings } = passwordForm()
  update.edit({ current: 'old', next: 'a' })
  await rating.answer(E.left(unreachable))
  expect(view().alert?.text).toMatch(/check the strength/)
  expect([view().canSubmit, warnings.length]).toEqual([false, 1])
  update.edit({ next: 'a long new one' })
  await rating.answer(E.right(4))
  expect([view().alert, view().canSubmit]).toEqual([null, true])
})

const wrong = 'The current password is wrong.'
const weak = "The new password doesn't meet the requirements."

it.each([
  [rejected(400, wrong), 'current', wrong],
  [rejected(400, wrong, null, 'oldHashedPassword'), 'current', wrong],
  [rejected(400, weak, null, 'hashedPassword'), 'next', weak],
] as const)(
  'ERR-005 the field whose value the provider rejected shows the reason until the next edit (%#)',
  async (fault, field, text) => {
    const { update, view, fill, change, modal, advance } = passwordForm()
    update.open()
    await fill('old', 'a long new one', 4)
    update.submit()
    await change.answer(E.left(fault))
    await advance(5000)
    const { current, next, alert, canSubmit } = view()
    const errors = { current: null, next: null, [field]: text }
    expect([{ current: current.error, next: next.error }, alert]).toEqual([errors, null])
    expect([current.value, next.value, canSubmit, modal()]).toEqual(['old', 'a long new one', true, 'update-password'])
    update.submit()
    expect([view().current.error, view().next.error]).toEqual([null, null])
    await change.answer(E.left(fault))
    update.edit({ current: 'other' })
    expect([view().current.error, view().next.error]).toEqual([null, null])
  },
)

const refusals: ReadonlyArray<readonly [string, Fault, string]> = [
  ['ERR-005', rejected(400, 'Not today.', null, 'salt'), 'Not today.'],
  ['ERR-006', rejected(429, 'Too many attempts.', 60), 'Too many attempts.'],
  ['ERR-007', rejected(500, 'stack'), 'An unexpected error has occurred.'],
  [
    'F5 ERR-007',
    unreachable,
    "An unexpected error has occurred. We didn't get a response, so your password may have changed. Try again. To sign in, try the new password, then the old one.",
  ],
]

it.each(refusals)(
  '%s if a password change fails, the password form shows an alert until the next edit, and keeps the typed text',
  async (_id, fault, text) => {
    const { update, view, fill, change, modal, advance } = passwordForm()
    update.open()
    await fill('old', 'a long new one', 4)
    update.submit()
    await change.answer(E.left(fault))
    expect(view().alert).toEqual({ tone: 'caution', text })
    await advance(5000)
    expect([view().alert?.text, view().status, modal()]).toEqual([text, null, 'update-password'])
    expect([view().current.value, view().next.value, view().canSubmit]).toEqual(['old', 'a long new one', true])
    update.edit({ current: 'other' })
    expect(view().alert).toBeNull()
  },
)

it('closing the password dialog discards the typed text; a response that arrives later has no effect', async () => {
  const { update, view, fill, change, modal, ports, advance } = passwordForm()
  update.open()
  await fill('old', 'a long new one', 4)
  update.submit()
  update.leave()
  ports.modals.open({ name: 'what-are-passkeys' })
  await change.answer(E.left(rejected(400, 'The current password is wrong.')))
  await advance(2000)
  expect([view().current.value, view().next.value, view().alert, modal()]).toEqual(['', '', null, 'what-are-passkeys'])
})

it('A5 the password form states that passkeys stay valid; if the user chose so, it removes them after the change', async () => {
  const { update, view, fill, change, count, removal, modal, advance } = passwordForm()
  update.open()
  expect(view().passkeys).toBeNull()
  count.update(() => 1)
  expect(view().passkeys).toEqual({
    text: 'You can still sign in with your passkey.',
    remove: 'Remove passkeys too',
    isOn: false,
  })
  count.update(() => 2)
  expect(view().passkeys?.text).toBe('You can still sign in with your 2 passkeys.')
  update.togglePasskeyRemoval()
  expect(view().passkeys?.isOn).toBe(true)
  await fill('old', 'a long new one', 3)
  update.submit()
  expect(removal.inputs).toHaveLength(0)
  await change.answer(E.right(undefined))
  expect(removal.inputs).toHaveLength(1)
  await removal.answer(E.right(undefined))
  expect(view().alert?.tone).toBe('success')
  await advance(1000)
  expect(modal()).toBeNull()
})

it('A5 passkeys that the user chose to remove stay if the dialog is reopened, the choice undone, or the change rejected', async () => {
  const { update, fill, change, count, removal, view } = passwordForm()
  update.open()
  count.update(() => 2)
  update.togglePasskeyRemoval()
  update.leave()
  update.open()
  expect(view().passkeys?.isOn).toBe(false)
  await fill('old', 'a long new one', 3)
  update.submit()
  await change.answer(E.right(undefined))
  update.open()
  update.togglePasskeyRemoval()
  update.togglePasskeyRemoval()
  await fill('old', 'a long new one', 3)
  update.submit()
  await change.answer(E.right(undefined))
  update.open()
  update.togglePasskeyRemoval()
  await fill('old', 'a long new one', 3)
  update.submit()
  await change.answer(E.left(rejected(400, 'The current password is wrong.')))
  expect(removal.inputs).toEqual([])
})

it('A5 if the passkeys cannot be removed, the password dialog stays open with a message', async () => {
  const { update, view, fill, change, count, removal, modal, advance } = passwordForm()
  update.open()
  count.update(() => 2)
  update.togglePasskeyRemoval()
  await fill('old', 'a long new one', 3)
  update.submit()
  await change.answer(E.right(undefined))
  await removal.answer(E.left(unreachable))
  expect(view().alert?.tone).toBe('caution')
  expectSentences({ alert: view().alert?.text })
  await advance(5000)
  expect(modal()).toBe('update-password')
})

it('A5 passkeys that the user chose to remove are removed even if the dialog closes during the request', async () => {
  const { update, view, fill, change, count, removal, warnings } = passwordForm()
  update.open()
  count.update(() => 2)
  update.togglePasskeyRemoval()
  await fill('old', 'a long new one', 3)
  update.submit()
  update.leave()
  await change.answer(E.right(undefined))
  expect(removal.inputs).toHaveLength(1)
  update.open()
  await removal.answer(E.left(unreachable))
  expect(view().alert).toBeNull()
  expect(warnings).toEqual(['Passkeys could not be removed with the old password: no answer'])
})

it('A5 no passkeys are removed if the user signs out during the password change', async () => {
  const { update, fill, change, count, removal, stores } = passwordForm()
  update.open()
  count.update(() => 2)
  update.togglePasskeyRemoval()
  await fill('old', 'a long new one', 3)
  update.submit()
  stores.resetAll()
  await change.answer(E.right(undefined))
  expect(removal.inputs).toEqual([])
})
