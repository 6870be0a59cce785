import { rejected, type Fault } from '@paydeck/core/kernel'
import { makeSecuritySettings, type TwoFactorSettings } from '@paydeck/core/security'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

const settings: TwoFactorSettings = { otpEnabled: true, otpAuthKey: null, otpEmail: 'ada@example.com' }

const securityWith = (answers: Array<E.Either<Fault, TwoFactorSettings>>) =>
  makeSecuritySettings({
    ...makeSurroundings().ports,
    accountProtection: { settings: async () => answers.shift() ?? E.left(rejected(500)) },
  })

it('if the security settings fail to load, the app still starts, and shows this failure', async () => {
  const security = securityWith([])
  const effect = await security.steps.securitySettings()
  expect(security.view.get().failure).toBeNull()
  if (E.isRight(effect)) effect.right()
  expect(security.view.get()).toEqual({
    twoFactorEnabled: null,
    failure: 'An error occurred while fetching your two-factor authentication settings.',
  })
})

it('if the security settings load successfully after a failure, this failure is no longer shown', async () => {
  const security = securityWith([E.left(rejected(500)), E.right(settings)])
  await security.tasks.reload()
  await security.tasks.reload()
  expect(security.view.get()).toEqual({ twoFactorEnabled: true, failure: null })
  expect(security.settings.get()).toEqual(settings)
})

it('the security settings ignore a late response to an earlier request', async () => {
  const { ask, calls } = questions<void, TwoFactorSettings>()
  const security = makeSecuritySettings({
    ...makeSurroundings().ports,
    accountProtection: { settings: ask() },
  })
  void security.tasks.reload()
  void security.tasks.reload()
  await settle()
  await calls[1]?.answer(E.right(settings))
  await calls[0]?.answer(E.right({ ...settings, otpEnabled: false }))
  expect([security.settings.get(), security.view.get().failure]).toEqual([settings, null])
})
