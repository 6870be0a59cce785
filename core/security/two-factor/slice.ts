import { either as E, function as F, type io as IO, taskEither as TE } from 'fp-ts'
import { formattedMessage } from '../../kernel/failure-text.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation, type Operation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { timings } from '../../kernel/timings.ts'
import type { Clock, ClosableModals, Configuration, Files, ModalRequest } from '../../platform/ports.ts'
import type { SecuritySettings, TwoFactorSettings } from '../security-settings/index.ts'
import type { CodeForm, Enrolment } from './model.ts'
import type { SecondFactor } from './ports.ts'
import { backupCodesFile, otpAddress, secondFactorMessage } from './rules.ts'
import { backupCodesFileName } from './tables.ts'
import {
  backupCodesView,
  type BackupCodesView,
  type CodeFormView,
  disablingView,
  enablingView,
  type EnablingView,
  twoFactorCard,
  type TwoFactorCard,
} from './view.ts'

/** What switching two-factor needs from outside. */
export interface TwoFactorPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly factor: SecondFactor
  readonly security: Pick<SecuritySettings, 'settings' | 'view' | 'tasks'>
  /** Session and tokens anew: a switch gives the session another id. */
  readonly renew: TE.TaskEither<Fault, void>
  /** The signed-in user's address, null until known. */
  readonly email: Live<string | null>
  /** Where the app runs, as in "localhost:4280" (SEC-024). */
  readonly host: string
  readonly configuration: Pick<Configuration, 'productName'>
  readonly files: Files
  readonly modals: ClosableModals
}

/** Two-factor being turned on or off, and its backup codes. One dialog is open at a time, so there is one form. */
export interface TwoFactor {
  /** Two-factor on the security page. */
  readonly card: Live<TwoFactorCard>
  readonly enabling: Live<EnablingView>
  readonly disabling: Live<CodeFormView>
  readonly backup: Live<BackupCodesView>
  /** Opens the dialog that turns it on, with a secret as new as there is. */
  readonly enable: IO.IO<void>
  /** Asks for that secret again, after a failure. */
  readonly prepare: IO.IO<void>
  /** Asks again how the account is protected, after a failure. */
  readonly reload: IO.IO<void>
  readonly disable: IO.IO<void>
  readonly offerBackupCodes: IO.IO<void>
  /** What stands in the field of the code now. */
  readonly type: (value: string) => IO.IO<void>
  /** The field was left. */
  readonly touch: IO.IO<void>
  readonly switchKind: IO.IO<void>
  /** On, or off where it is on; does nothing while the code is not one by its form. */
  readonly toggle: IO.IO<void>
  readonly generate: IO.IO<void>
  readonly download: IO.IO<void>
  /** Forgets what was typed and what was told. */
  readonly leave: IO.IO<void>
}

const blank: CodeForm = { kind: 'authenticator', value: '', isTouched: false, refusal: null }

/** Nothing is asked for until a dialog is opened. Secret and codes are forgotten when it is closed. */
export const makeTwoFactor = (ports: TwoFactorPorts): TwoFactor => {
  const { stores, clock, factor, security, renew, modals, files } = ports
  const form = stores.make(blank)
  const enrolment = stores.make<Enrolment | null>(null)
  const codes = stores.make<ReadonlyArray<string> | null>(null)
  const put = (part: Partial<CodeForm>): void => form.update((now) => ({ ...now, ...part }))
  const resetAfter = { success: timings.toggleReset, failed: timings.toggleReset }

  const newEnrolment = (settings: TwoFactorSettings | null): Enrolment | null => {
    if (settings === null || settings.otpAuthKey === null) return null
    const { host, configuration } = ports
    const address = otpAddress({ settings, email: ports.email.get() ?? '', host, ...configuration })
    return address === null ? null : { address, secret: settings.otpAuthKey }
  }
  const prepare = makeOperation<void, null, void>({
    stores,
    clock,
    // Asked for each time: another device may have used up the secret, or switched already.
    run: () =>
      F.pipe(
        security.tasks.reload,
        TE.mapLeft(() => null),
        TE.map(() => newEnrolment(security.settings.get())),
        TE.flatMapNullable(F.identity, () => null),
        TE.map((made) => enrolment.update(() => made)),
      ),
    resetAfter: { success: null, failed: null },
  })
  const toggle = makeOperation<string, Fault, void>({
    stores,
    clock,
    run: (code) =>
      F.pipe(
        factor.toggle({ code }),
        TE.tapTask(() => renew),
        TE.tapTask(() => security.tasks.reload),
      ),
    resetAfter,
  })
  const generate = makeOperation<string, Fault, ReadonlyArray<string>>({
    stores,
    clock,
    run: (code) => factor.newBackupCodes({ code }),
    resetAfter,
  })

  let visit = 0
  const leave = (): void => {
    visit += 1
    for (const operation of [prepare, toggle, generate]) operation.reset()
    form.update(() => blank)
    enrolment.update(() => null)
    codes.update(() => null)
  }
  const open = (request: ModalRequest): void => {
    leave()
    modals.open(request)
  }
  const offerBackupCodes = (): void => open({ name: 'backup-codes' })

  /**
   * Enters the code of the form. When the dialog was left meanwhile nobody is told of a failure; `then` learns of it.
   */
  const enter = async <A>(
    operation: Operation<string, Fault, A>,
    then: (answer: A, isLeft: boolean) => void,
  ): Promise<void> => {
    const { kind, value } = form.get()
    const { status } = operation.get()
    if (secondFactorMessage(kind, value) !== null || status === 'loading' || status === 'success') return
    put({ refusal: null })
    const mine = visit
    const epoch = stores.epoch()
    const answer = await operation.start(value)()
    if (epoch !== stores.epoch()) return
    if (E.isRight(answer)) then(answer.right, mine !== visit)
    else if (mine === visit) put({ refusal: formattedMessage(answer.left) })
  }
  /** Where another device has turned it on meanwhile there is nothing to do: the page then says that it is on. */
  const begin = async (): Promise<void> => {
    await prepare.start()()
    if (security.settings.get()?.otpEnabled === true) modals.close('update-two-factor')
  }
  /** Once the alert has been there for its time, unless the dialog was left by then. */
  const afterAlert = (act: IO.IO<void>): void => {
    const mine = visit
    clock.schedule(() => {
      if (mine === visit) act()
    }, timings.toggleReset.ms)
  }

  const state = combine({ form, enrolment, codes, prepare, toggle, generate })
  return {
    card: project(security.view, twoFactorCard),
    enabling: project(state, enablingView),
    disabling: project(state, disablingView),
    backup: project(state, backupCodesView),
    enable: () => {
      open({ name: 'update-two-factor', fullScreen: 'mobile' })
      void begin()
    },
    prepare: () => void begin(),
    reload: () => void security.tasks.reload(),
    disable: () => open({ name: 'disable-two-factor' }),
    offerBackupCodes,
    type: (value) => () => put({ value, refusal: null }),
    touch: () => put({ isTouched: form.get().value !== '' || form.get().isTouched }),
    switchKind: () => put({ ...blank, kind: form.get().kind === 'backup' ? 'authenticator' : 'backup' }),
    toggle: () => {
      const isOn = security.settings.get()?.otpEnabled === true
      void enter(toggle, (_, isLeft) => {
        if (isLeft) return
        afterAlert(() => {
          modals.close(isOn ? 'disable-two-factor' : 'update-two-factor')
          if (!isOn) offerBackupCodes()
        })
      })
    },
    generate: () =>
      // Shown also to somebody who has left: the set before is worth nothing by now (SEC-048).
      void enter(generate, (made) => {
        codes.update(() => made)
        // A stray press beside the dialog must not lose what is told this once.
        modals.open({ name: 'backup-codes', backdropCloses: false })
      }),
    download: () => {
      const set = codes.get()
      if (set !== null) files.save({ name: backupCodesFileName, text: backupCodesFile(set) })()
    },
    leave,
  }
}
