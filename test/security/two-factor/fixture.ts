import { constant, makeStores } from '@paydeck/core/kernel'
import { makeSecuritySettings, makeTwoFactor, type TwoFactorSettings, type WantedProof } from '@paydeck/core/security'
import { fakeClock } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { makeQuestion } from '../../../core/kernel/question.ts'
import { type Answer, asking, renewal, slot } from '../fixture.ts'

const off: TwoFactorSettings = { otpEnabled: false, otpAuthKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', otpEmail: null }
const on: TwoFactorSettings = { otpEnabled: true, otpAuthKey: null, otpEmail: null }
export const settingsWhen = { off, on } as const

/** Two-factor over ports that the test answers for; the settings are as `settings` says whenever they are asked for. */
export const twoFactor = async (start: 'off' | 'on') => {
  const clock = fakeClock(1_700_000_000_000)
  const toggle = asking<{ readonly code: string }, void>()
  const generate = asking<{ readonly code: string }, ReadonlyArray<string>>()
  const modal = slot()
  const proof = makeQuestion()
  const asked: Array<WantedProof> = []
  const session = renewal()
  const saved: Array<{ readonly name: string; readonly text: string }> = []
  const settings: { now: Answer<TwoFactorSettings> } = { now: E.right(settingsWhen[start]) }
  const stores = makeStores()
  const security = makeSecuritySettings({
    stores,
    log: { warn: () => undefined, error: () => undefined },
    protection: { settings: async () => settings.now },
  })
  await security.tasks.reload()
  const factor = makeTwoFactor({
    stores,
    clock,
    factor: { toggle: toggle.ask, newBackupCodes: generate.ask },
    security,
    renew: session.renew,
    email: constant('ada@example.com'),
    host: 'localhost:4280',
    configuration: { productName: 'Paydeck' },
    files: { save: (file) => () => void saved.push(file) },
    modals: modal.modals,
    askProof: (wanted) => proof.ask(() => void asked.push(wanted)),
  })
  return { proof, asked, factor, toggle, generate, modal, session, saved, settings, stores, advance: clock.advance }
}
