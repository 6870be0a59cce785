import { rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { passwordForm } from './bench.ts'

it('SEC-009 a password is not sent while its strength estimate is pending, even if an earlier text was strong', async () => {
  const { update, view, fill, change, rating } = passwordForm()
  update.open()
  await fill('old', 'a long new one', 4)
  expect(view().canSubmit).toBe(true)
  update.edit({ next: 'a' })
  expect(view().canSubmit).toBe(false)
  update.submit()
  await rating.answer(E.right(0))
  update.submit()
  await settle()
  expect([view().canSubmit, change.inputs]).toEqual([false, []])
})

it('SEC-008 SEC-009 a reopened password dialog has no strength estimate and cannot be submitted', async () => {
  const { update, view, fill, change } = passwordForm()
  update.open()
  await fill('old', 'a long new one', 4)
  update.leave()
  update.open()
  update.edit({ current: 'old' })
  update.submit()
  await settle()
  expect([view().strength, view().canSubmit, change.inputs]).toEqual([null, false, []])
})

it('a reopened password dialog does not show that a strength estimate failed before the dialog was closed', async () => {
  const { update, view, rating } = passwordForm()
  update.open()
  update.edit({ current: 'old', next: 'a' })
  await rating.answer(E.left(unreachable))
  expect(view().alert?.tone).toBe('caution')
  update.leave()
  update.open()
  expect(view().alert).toBeNull()
})

it('SEC-018 a password dialog reopened after a success does not show this success, and does not close', async () => {
  const { update, view, fill, change, modal, advance } = passwordForm()
  update.open()
  await fill('old', 'a long new one', 4)
  update.submit()
  await change.answer(E.right(undefined))
  await advance(500)
  update.open()
  expect(view()).toMatchObject({ status: null, alert: null, strength: null, current: { value: '', error: null } })
  await advance(5000)
  expect(modal()).toBe('update-password')
})

it('SEC-017 after a rejection, a reopened password dialog starts again with the normalised password', async () => {
  const { update, fill, change } = passwordForm()
  const submit = async () => {
    update.submit()
    await change.answer(E.left(rejected(400)))
  }
  update.open()
  await fill('a\u0308', 'a long new one', 4)
  await submit()
  update.leave()
  update.open()
  await fill('a\u0308', 'a long new one', 4)
  await submit()
  await submit()
  const [canonical, typed] = ['derived(\u00e4)', 'derived(a\u0308)']
  expect(change.inputs.map(({ oldHashedPassword }) => oldHashedPassword)).toEqual([canonical, canonical, typed])
})
