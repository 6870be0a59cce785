import { either as E } from 'fp-ts'
import type { Fault } from '../../core/kernel/fault.ts'
import { constant, makeStores } from '../../core/kernel/store.ts'
import type { ModalName } from '../../core/platform/ports.ts'
import {
  makePasswordUpdate,
  makeSecurity,
  makeTwoFactor,
  type PasswordChange,
  type SecuritySettings,
  type StrengthScore,
} from '../../core/security/index.ts'
import { fakeClock, settle } from '../../core/testing.ts'

type Answer<A> = E.Either<Fault, A>

/** A port's method that waits until the test answers it. */
const asking = <I, A>() => {
  const asked: Array<I> = []
  const waiting: Array<(answer: Answer<A>) => void> = []
  return {
    asked,
    ask: (input: I) => (): Promise<Answer<A>> => {
      asked.push(input)
      return new Promise((done) => waiting.push(done))
    },
    /** Answers what has waited longest. */
    answer: async (answer: Answer<A>): Promise<void> => {
      await settle()
      const next = waiting.shift()
      if (next === undefined) throw new Error('Nobody has asked')
      next(answer)
      await settle()
    },
  }
}

/** The one modal slot. */
const slot = () => {
  let open: ModalName | null = null
  const opened: Array<{ readonly name: ModalName; readonly backdropCloses?: boolean }> = []
  return {
    opened,
    now: () => open,
    modals: {
      open: (request: { readonly name: ModalName; readonly backdropCloses?: boolean }): void => {
        opened.push(request)
        open = request.name
      },
      close: (name: ModalName): void => {
        if (open === name) open = null
      },
    },
  }
}

const renewal = () => {
  const renewed = { times: 0 }
  return {
    renewed,
    renew: async (): Promise<Answer<void>> => {
      renewed.times += 1
      return E.right(undefined)
    },
  }
}

/** The password form over ports that the test answers for. */
export const passwordForm = () => {
  const clock = fakeClock(1_700_000_000_000)
  const rating = asking<{ readonly password: string; readonly words: ReadonlyArray<string> }, StrengthScore>()
  const change = asking<PasswordChange, void>()
  const modal = slot()
  const session = renewal()
  const warnings: Array<string> = []
  const update = makePasswordUpdate({
    stores: makeStores(),
    clock,
    log: { warn: (message) => void warnings.push(message), error: (message) => void warnings.push(message) },
    passwords: { derive: (password) => async () => `derived(${password})` },
    randomness: { hex: () => () => 'salt' },
    records: { change: change.ask },
    strength: { of: rating.ask },
    owner: constant({ fullName: 'Ada Norris', email: 'ada@example.com' }),
    renew: session.renew,
    modals: modal.modals,
  })
  /** Types both, and has the new one found as strong as told. */
  const fill = async (current: string, next: string, score: StrengthScore): Promise<void> => {
    update.edit({ current })()
    update.edit({ next })()
    await rating.answer(E.right(score))
  }
  return {
    update,
    view: () => update.view.get(),
    fill,
    rating,
    change,
    modal,
    session,
    warnings,
    advance: clock.advance,
  }
}

const off: SecuritySettings = { otpEnabled: false, otpAuthKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', otpEmail: null }
const on: SecuritySettings = { otpEnabled: true, otpAuthKey: null, otpEmail: null }
export const settingsWhen = { off, on } as const

/** Two-factor over ports that the test answers for; the settings are as `settings` says whenever they are asked for. */
export const twoFactor = async (start: 'off' | 'on') => {
  const clock = fakeClock(1_700_000_000_000)
  const toggle = asking<{ readonly code: string }, void>()
  const generate = asking<{ readonly code: string }, ReadonlyArray<string>>()
  const modal = slot()
  const session = renewal()
  const saved: Array<{ readonly name: string; readonly text: string }> = []
  const settings: { now: Answer<SecuritySettings> } = { now: E.right(settingsWhen[start]) }
  const stores = makeStores()
  const security = makeSecurity({
    stores,
    log: { warn: () => undefined, error: () => undefined },
    protection: { settings: async () => settings.now },
  })
  await security.reload()
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
  })
  return { factor, toggle, generate, modal, session, saved, settings, stores, advance: clock.advance }
}
