import { constant, type Fault } from '@paydeck/core/kernel'
import { makeSecuritySettings, makeTwoFactor, type TwoFactorSettings, type WantedProof } from '@paydeck/core/security'
import { either as E } from 'fp-ts'
import { makeQuestion } from '../../../core/kernel/question.ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'
import { renewal } from '../bench.ts'

const off: TwoFactorSettings = { otpEnabled: false, otpAuthKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', otpEmail: null }
const on: TwoFactorSettings = { otpEnabled: true, otpAuthKey: null, otpEmail: null }
export const settingsWhen = { off, on } as const

/**
 * Creates the two-factor slice with a fake provider, with two-factor on or off at the start. Each load of the settings
 * returns the current `settings`.
 */
export const twoFactor = async (start: 'off' | 'on') => {
  const { ports, seen } = makeSurroundings(1_700_000_000_000)
  const toggle = questions<{ readonly code: string }, void>()
  const generate = questions<{ readonly code: string }, ReadonlyArray<string>>()
  const proof = makeQuestion()
  const asked: Array<WantedProof> = []
  const session = renewal()
  const settings: { now: E.Either<Fault, TwoFactorSettings> } = { now: E.right(settingsWhen[start]) }
  const security = makeSecuritySettings({
    ...ports,
    accountProtection: { settings: async () => settings.now },
  })
  await security.tasks.reload()
  const factor = makeTwoFactor({
    ...ports,
    secondFactor: { toggle: toggle.ask, newBackupCodes: generate.ask },
    security,
    renew: session.renew,
    email: constant('ada@example.com'),
    host: 'localhost:4280',
    configuration: { productName: 'Paydeck' },
    askProof: (wanted) => proof.ask(() => void asked.push(wanted)),
  })
  return { ...seen, ports, proof, asked, factor, toggle, generate, session, settings }
}
