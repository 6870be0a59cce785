import { rejected } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { settingsWhen, twoFactor } from './bench.ts'

const codes = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(12))

describe('replaced two-factor dialogs', () => {
  it('SEC-028 a dialog does not contain the text that the user typed in the dialog that it replaces', async () => {
    const { factor } = await twoFactor('on')
    factor.offerBackupCodes()
    factor.switchKind()
    factor.type('abcDEF123456')
    factor.disable()
    expect(factor.disabling.get()).toMatchObject({ kind: 'authenticator', value: '', canSubmit: false })
  })

  it('SEC-048 a dialog does not show the backup codes of the dialog that it replaces', async () => {
    const { factor, generate } = await twoFactor('on')
    factor.offerBackupCodes()
    factor.type('123456')
    factor.submit()
    await generate.answer(E.right(codes))
    expect(factor.backup.get().codes).toEqual(codes)
    factor.offerBackupCodes()
    expect(factor.backup.get()).toMatchObject({ codes: null, form: { value: '', status: null, alert: null } })
  })

  it('SEC-039 the dialog for backup codes opens with an empty field, because a code from the app is valid only once', async () => {
    const { factor, toggle, modal, settings, advance } = await twoFactor('off')
    factor.enable()
    await settle()
    factor.type('123456')
    factor.touch()
    factor.submit()
    settings.now = E.right(settingsWhen.on)
    await toggle.answer(E.right(undefined))
    await advance(1000)
    expect(modal()).toBe('backup-codes')
    expect(factor.backup.get().form).toMatchObject({ value: '', error: null, canSubmit: false })
    expect(factor.enabling.get().enrolment).toBeNull()
  })
})

it('SEC-048 SEC-051 backup codes that arrive late replace the open dialog and the text that is typed in it', async () => {
  const { factor, generate } = await twoFactor('on')
  factor.offerBackupCodes()
  factor.type('123456')
  factor.submit()
  factor.leave('backup-codes')
  factor.disable()
  factor.type('654321')
  await generate.answer(E.right(codes))
  expect([factor.backup.get().codes, factor.backup.get().form.value, factor.disabling.get().value]).toEqual([
    codes,
    '',
    '',
  ])
})

describe('late setup keys of two-factor', () => {
  it('a setup key that arrives after its dialog has closed is discarded', async () => {
    const { factor } = await twoFactor('off')
    factor.enable()
    factor.leave('update-two-factor')
    await settle()
    expect(factor.enabling.get().enrolment).toBeNull()
  })

  it('SESS-021 a setup key that arrives late is not shown to the user who signs in next', async () => {
    const { factor, stores } = await twoFactor('off')
    factor.enable()
    stores.resetAll()
    await settle()
    expect(factor.enabling.get().enrolment).toBeNull()
  })
})

it('SEC-040 when the user submits a rejected code again, its error disappears', async () => {
  const { factor, toggle, advance } = await twoFactor('on')
  factor.disable()
  factor.type('123456')
  factor.submit()
  await toggle.answer(E.left(rejected(400, 'this code is not right')))
  await advance(1000)
  expect(factor.disabling.get().error).toBe('This code is not right.')
  factor.submit()
  expect(factor.disabling.get()).toMatchObject({ status: 'loading', error: null, alert: null })
})
