import { rejected, type Fault, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { expectLabels, expectSentences } from '../../laws/words.ts'
import { settingsWhen, twoFactor } from './bench.ts'

const refusal = rejected(400, ' this code is not right')
const formatted = 'This code is not right.'
const codes = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(12))

const enabling = async () => {
  const bench = await twoFactor('off')
  bench.factor.enable()
  await settle()
  bench.factor.type('123456')
  return bench
}

describe('turning two-factor on', () => {
  it('SEC-023 SEC-025 the dialog shows setup key and otpauth URL for an authenticator app', async () => {
    const { factor, modal } = await enabling()
    expect(modal()).toBe('update-two-factor')
    expect(factor.enabling.get().enrolment).toEqual({
      address: 'otpauth://totp/Local:ada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Local',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      grouped: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    })
  })

  it('SEC-026 SEC-039 the dialog shows the success, closes exactly 1 s later, and is followed by the offer of backup codes', async () => {
    const { factor, toggle, modal, session, settings, advance } = await enabling()
    factor.submit()
    factor.submit()
    await settle()
    expect(toggle.inputs).toEqual([{ code: '123456' }])
    settings.now = E.right(settingsWhen.on)
    await toggle.answer(E.right(undefined))
    expect(factor.enabling.get().form.alert).toEqual({ tone: 'success', text: 'Two-factor authentication is on.' })
    expect([factor.card.get().kind, session.renewed.times]).toEqual(['on', 1])
    // The setup key and QR code are shown until the next dialog opens.
    expect(factor.enabling.get().enrolment).not.toBeNull()
    await advance(999)
    expect(modal()).toBe('update-two-factor')
    await advance(1)
    expect(modal()).toBe('backup-codes')
    expect(factor.backup.get().codes).toBeNull()
  })

  it('A7 if the provider requires the password, the app asks for the password and then sends the typed code again', async () => {
    const { factor, toggle, proof, asked, modal } = await enabling()
    factor.submit()
    await toggle.answer(E.left(rejected(403, 'Enter your password first.', null, 'password')))
    expect([asked, modal(), factor.enabling.get().form.status]).toEqual([['password'], 'update-two-factor', 'loading'])
    proof.answer(true)
    await settle()
    expect(toggle.inputs).toEqual([{ code: '123456' }, { code: '123456' }])
    await toggle.answer(E.right(undefined))
    expect(factor.enabling.get().form.alert?.text).toBe('Two-factor authentication is on.')
  })

  it('A7 if the user does not enter the required password, the form shows a message and sends no further request', async () => {
    const { factor, toggle, proof } = await enabling()
    factor.submit()
    await toggle.answer(E.left(rejected(403, 'Enter your password first.', null, 'password')))
    proof.answer(false)
    await settle()
    expect(toggle.inputs).toHaveLength(1)
    expect(factor.enabling.get().form.alert).toEqual({ tone: 'caution', text: 'Enter your password first.' })
  })

  it('SEC-040 ERR-012 SEC-050 the form shows an error as an alert for 1 s, and at the field until the next edit', async () => {
    const { factor, toggle, modal, advance } = await enabling()
    factor.submit()
    await toggle.answer(E.left(refusal))
    const view = () => factor.enabling.get().form
    expect(view().alert).toEqual({ tone: 'caution', text: formatted })
    // The server rejected the code in this field, so the error also appears at the field, immediately.
    expect(view().error).toBe(formatted)
    await advance(999)
    expect([view().status, view().alert?.text]).toEqual(['failed', formatted])
    await advance(1)
    expect([view().status, view().alert, view().error]).toEqual([null, null, formatted])
    expect([modal(), view().value, view().canSubmit]).toEqual(['update-two-factor', '123456', true])
    factor.type('12345')
    expect(view().error).toBeNull()
  })

  it('ERR-015 the dialog shows that the setup key failed to load, and can load it again', async () => {
    const { factor, settings } = await twoFactor('off')
    settings.now = E.left(unreachable)
    factor.enable()
    await settle()
    const text = 'An error occurred while fetching your two-factor authentication settings.'
    expect(factor.enabling.get()).toMatchObject({ failure: text, enrolment: null })
    expect(factor.card.get()).toEqual({ kind: 'failed', text })
    settings.now = E.right(settingsWhen.off)
    factor.prepare()
    await settle()
    expect(factor.enabling.get()).toMatchObject({ failure: null, enrolment: { secret: settingsWhen.off.otpAuthKey } })
  })

  it('SEC-049 the dialog closes if another device has already turned two-factor on: a code would turn two-factor off', async () => {
    const { factor, modal, settings } = await twoFactor('off')
    settings.now = E.right(settingsWhen.on)
    factor.enable()
    await settle()
    expect([modal(), factor.card.get().kind]).toEqual([null, 'on'])
  })
})

describe('turning two-factor off', () => {
  it('SEC-029 the dialog closes 1 s after two-factor was turned off', async () => {
    const { factor, toggle, modal, settings, advance } = await twoFactor('on')
    factor.disable()
    factor.type('123456')
    factor.submit()
    settings.now = E.right(settingsWhen.off)
    await toggle.answer(E.right(undefined))
    expect(factor.disabling.get()).toMatchObject({ status: 'success', alert: { tone: 'success' } })
    expectSentences({ alert: factor.disabling.get().alert?.text })
    await advance(999)
    expect([factor.disabling.get().status, modal()]).toEqual(['success', 'disable-two-factor'])
    await advance(1)
    expect([factor.disabling.get().status, modal(), factor.card.get().kind]).toEqual([null, null, 'off'])
  })

  it('SEC-030 ERR-012 after a failure, the dialog shows an alert for 1 s and stays open', async () => {
    const { factor, toggle, modal, advance } = await twoFactor('on')
    factor.disable()
    factor.type('123456')
    factor.submit()
    await toggle.answer(E.left(refusal))
    expect(factor.disabling.get().alert).toEqual({ tone: 'caution', text: formatted })
    await advance(999)
    expect(factor.disabling.get().alert).not.toBeNull()
    await advance(1)
    expect(factor.disabling.get().alert).toBeNull()
    await advance(5000)
    expect([modal(), factor.card.get().kind]).toEqual(['disable-two-factor', 'on'])
  })

  it('SEC-032 SEC-033 SEC-034 the form accepts six digits or, after the user has switched to backup codes, twelve characters', async () => {
    const { factor, toggle } = await twoFactor('on')
    factor.disable()
    const form = () => factor.disabling.get()
    expect([form().kind, form().rule]).toEqual(['authenticator', { length: 6, letters: false }])
    expect(form().error).toBeNull()
    factor.touch()
    expect(form().error).toBe('Required')
    factor.switchKind()
    expect([form().kind, form().error]).toEqual(['backup', null])
    factor.touch()
    expect(form().error).toBe('Required')
    factor.switchKind()
    factor.type('12345')
    expect([form().error, form().canSubmit]).toEqual([null, false])
    factor.touch()
    expect(form().error).toBe('Required')
    factor.submit()
    factor.switchKind()
    expect(form()).toMatchObject({ kind: 'backup', value: '', error: null, rule: { length: 12, letters: true } })
    factor.type('abcDEF12345')
    expect(form().canSubmit).toBe(false)
    factor.type('abcDEF123456')
    expect(form().canSubmit).toBe(true)
    factor.submit()
    await settle()
    expect(toggle.inputs).toEqual([{ code: 'abcDEF123456' }])
    factor.leave('disable-two-factor')
    factor.switchKind()
    factor.switchKind()
    expect(form().kind).toBe('authenticator')
  })
})

it('the two-factor card states "On" or "Off" and explains this state', async () => {
  const cards = [(await twoFactor('on')).factor.card.get(), (await twoFactor('off')).factor.card.get()]
  expect(cards).toMatchObject([
    { kind: 'on', pill: 'On' },
    { kind: 'off', pill: 'Off' },
  ])
  expectSentences(Object.fromEntries(cards.map((card) => [card.kind, 'text' in card ? card.text : ''])))
})

it('SEC-032 the form states which kind of code it accepts, and offers to switch to the other kind', async () => {
  const { factor } = await twoFactor('on')
  factor.disable()
  const digits = factor.disabling.get()
  factor.switchKind()
  const backup = factor.disabling.get()
  expect([digits.label, backup.label]).toEqual(['6-digit code', 'Backup code'])
  expect(digits.other.toLowerCase()).toContain(backup.label.toLowerCase())
  expect(backup.other.toLowerCase()).toContain(digits.label.toLowerCase())
  expectLabels({ digits: digits.other, backup: backup.other })
  expectSentences({ digits: digits.hint, backup: backup.hint })
})

describe('backup codes', () => {
  it('SEC-044 SEC-046 SEC-047 after the form has sent a code, it shows backup codes and, for 1 s, a success alert', async () => {
    const { factor, generate, opened, advance } = await twoFactor('on')
    factor.offerBackupCodes()
    factor.type('123456')
    factor.submit()
    expect(generate.inputs).toEqual([{ code: '123456' }])
    await generate.answer(E.right(codes))
    const view = () => factor.backup.get()
    expect(view()).toMatchObject({ codes, form: { status: 'success', alert: { tone: 'success' } } })
    expectSentences({ alert: view().form.alert?.text })
    await advance(999)
    expect(view().form.status).toBe('success')
    await advance(1)
    expect([view().form.status, view().form.alert, view().codes]).toEqual([null, null, codes])
    // The backdrop does not close the dialog, since its content is shown only once.
    expect(opened.at(-1)).toEqual({ name: 'backup-codes', backdropCloses: false })
  })

  const failures: ReadonlyArray<readonly [Fault, string]> = [
    [refusal, formatted],
    [
      unreachable,
      "Something went wrong. We didn't get a response, and your code may have been used. Try again with a new code.",
    ],
  ]
  it.each(failures)(
    'SEC-045 ERR-013 ERR-014 after an error, the form shows an alert and no codes, and can be sent again 1 s later (%j)',
    async (fault, text) => {
      const { factor, generate, advance } = await twoFactor('on')
      factor.offerBackupCodes()
      factor.type('123456')
      factor.submit()
      await generate.answer(E.left(fault))
      expect(factor.backup.get()).toMatchObject({
        codes: null,
        form: { status: 'failed', alert: { tone: 'caution', text }, error: fault === refusal ? text : null },
      })
      await advance(1000)
      expect(factor.backup.get().form).toMatchObject({ status: null, alert: null, error: text })
    },
  )

  it('SEC-043 backup codes can be downloaded as a text file with one code per line', async () => {
    const { factor, generate, saved } = await twoFactor('on')
    factor.download()
    factor.offerBackupCodes()
    factor.type('123456')
    factor.submit()
    await generate.answer(E.right(codes))
    factor.download()
    expect(saved).toEqual([{ name: 'backup-codes.txt', text: codes.map((code) => `${code}\n`).join('') }])
  })

  it('closing the dialog discards backup codes and typed text; a failure that arrives later is not shown', async () => {
    const { factor, generate, modal, ports } = await twoFactor('on')
    const begin = (): void => {
      factor.offerBackupCodes()
      factor.type('123456')
      factor.submit()
    }
    const left = (): void => {
      factor.leave('backup-codes')
      ports.modals.close('backup-codes')
    }
    begin()
    await generate.answer(E.right(codes))
    left()
    expect([factor.backup.get().codes, factor.backup.get().form.value, modal()]).toEqual([null, '', null])
    begin()
    left()
    await generate.answer(E.left(refusal))
    expect([factor.backup.get().form.error, modal()]).toEqual([null, null])
  })

  it('SEC-048 new codes are shown even if their dialog has closed, because the previous codes are no longer valid', async () => {
    const { factor, generate, opened, ports } = await twoFactor('on')
    factor.offerBackupCodes()
    factor.type('123456')
    factor.submit()
    factor.leave('backup-codes')
    ports.modals.close('backup-codes')
    await generate.answer(E.right(codes))
    expect(factor.backup.get().codes).toEqual(codes)
    expect(opened.at(-1)).toEqual({ name: 'backup-codes', backdropCloses: false })
  })

  it('SESS-021 backup codes that arrive late are not shown to the user who signs in next', async () => {
    const { factor, generate, modal, ports, stores } = await twoFactor('on')
    factor.offerBackupCodes()
    factor.type('123456')
    factor.submit()
    ports.modals.close('backup-codes')
    stores.resetAll()
    await generate.answer(E.right(codes))
    expect([factor.backup.get().codes, modal()]).toEqual([null, null])
  })
})
