import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import { guarded } from '../../kernel/attempt.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeFlow } from '../../kernel/machine.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Configuration, Files, ModalRequest } from '../../platform/ports.ts'
import { toggleReset } from '../../platform/timings.ts'
import { formattedMessage, refusedField, withAdvice } from '../../presentation/failure-text.ts'
import type { AskProof } from '../recent-factor/index.ts'
import { secondFactorMessage } from '../second-factor/index.ts'
import type { SecuritySettings } from '../security-settings/index.ts'
import type { CodeForm, Enrolment, TwoFactorEvent, TwoFactorModal } from './model.ts'
import type { SecondFactor } from './ports.ts'
import { backupCodesFile, enrolmentOf, preparedBy } from './rules.ts'
import { backupCodesFileName, leavingEvents, refusedCode, twoFactorTexts, twoFactorMachine } from './tables.ts'
import { makeSwitch } from './use-cases.ts'
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
  readonly modals: ClosableModals<TwoFactorModal>
  /** Asks for the password that turning two-factor on may want first (A7). */
  readonly askProof: AskProof
}

/** Two-factor being turned on or off, and its backup codes. One dialog is open at a time, so there is one form. */
export interface TwoFactor {
  /** Two-factor on the security page. */
  readonly card: Live<TwoFactorCard>
  readonly enabling: Live<EnablingView>
  readonly disabling: Live<CodeFormView>
  readonly backup: Live<BackupCodesView>
  /** Opens the dialog that turns it on, with a secret as new as there is. */
  readonly enable: () => void
  /** Asks for that secret again, after a failure. */
  readonly prepare: () => void
  /** Asks again how the account is protected, after a failure. */
  readonly reload: () => void
  /** Opens the dialog that turns it off. */
  readonly disable: () => void
  /** Opens the dialog that makes backup codes. */
  readonly offerBackupCodes: () => void
  /** What stands in the field of the code now. */
  readonly type: (value: string) => void
  /** The field was left. */
  readonly touch: () => void
  /** Asks for the other kind of code; what was typed goes. */
  readonly switchKind: () => void
  /** Sends the code, to what its dialog is about; does nothing while it is not one by its form. */
  readonly submit: () => void
  /** Saves the codes that are shown as a file. */
  readonly download: () => void
  /** Forgets what was typed and told in a dialog that has closed; does nothing once another one is open. */
  readonly leave: (dialog: TwoFactorModal) => void
}

const untold = { refusal: null, isRefused: false }
const blank: CodeForm = { kind: 'authenticator', value: '', isTouched: false, ...untold }

/** The form, what an app is set up with, and the codes: what is forgotten when a dialog closes. */
const makeMemory = (stores: Stores) => {
  const form = stores.make(blank)
  const failure = stores.make<string | null>(null)
  const enrolment = stores.make<Enrolment | null>(null)
  const codes = stores.make<ReadonlyArray<string> | null>(null)
  const put = (part: Partial<CodeForm>): void => form.update((now) => ({ ...now, ...part }))
  return {
    live: { form, failure, enrolment, codes },
    prepared: (made: Enrolment | null): void => enrolment.update(() => made),
    refuse: (fault: Fault): void => {
      const text = withAdvice(formattedMessage(fault), fault, twoFactorTexts.advice)
      failure.update(() => text)
      put({ refusal: text, isRefused: refusedField(refusedCode, fault) !== null })
    },
    keepCodes: (made: ReadonlyArray<string>): void => codes.update(() => made),
    forget: (): void => {
      form.update(() => blank)
      enrolment.update(() => null)
      codes.update(() => null)
    },
    type: (value: string): void => put({ value, ...untold }),
    touch: (): void => put({ isTouched: true }),
    switchKind: (): void => put({ ...blank, kind: form.get().kind === 'backup' ? 'authenticator' : 'backup' }),
    /** Returns the code that stands in the field; null while it is not one by its form. */
    takeCode: (): string | null => {
      const { kind, value } = form.get()
      return secondFactorMessage(kind, value) === null ? value : null
    },
    begin: (): void => put(untold),
  }
}

/** The present stage, and how it is left. */
const makePresentStage = ({ stores, clock }: Pick<TwoFactorPorts, 'stores' | 'clock'>) => {
  const stage = makeFlow(stores, twoFactorMachine, 'closed')
  const scope = makeScope(stores, clock)
  /** What was asked for or planned in the stage before changes nothing any more. */
  const advance = (event: TwoFactorEvent): boolean => {
    const isAccepted = stage.send(event)
    if (isAccepted) scope.renew()
    return isAccepted
  }
  const restLater = (then: () => void = () => undefined): void =>
    scope.later(toggleReset, () => {
      advance('rest')
      then()
    })
  return { stage, scope, advance, restLater }
}

/** The stages and what happens in them: what is opened, asked for, told and left. */
const makeStages = (ports: TwoFactorPorts, memory: ReturnType<typeof makeMemory>) => {
  const { factor, security, modals, host, configuration } = ports
  const { stage, scope, advance, restLater } = makePresentStage(ports)
  const switchBy = makeSwitch({ ...ports, reload: security.tasks.reload })

  const open = (event: TwoFactorEvent, request: ModalRequest<TwoFactorModal>): void => {
    advance(event)
    memory.forget()
    modals.open(request)
  }
  // Asked for each time: another device may have used up the secret, or switched already.
  const prepare = (): void => {
    const settle = scope.whileOpen(() => {
      const settings = security.settings.get()
      memory.prepared(enrolmentOf(settings, { email: ports.email.get() ?? '', host, ...configuration }))
      advance(preparedBy(settings))
      // Turned on meanwhile: there is nothing to do, and the page says that it is on.
      if (stage.get() === 'closed') modals.close('update-two-factor')
    })
    void security.tasks.reload().then(settle)
  }
  const refuse = (fault: Fault): void => {
    memory.refuse(fault)
    advance('refused')
    restLater()
  }
  const accept = (): void => {
    advance('accepted')
    const isOn = stage.get() === 'switched-on'
    restLater(() => {
      modals.close(isOn ? 'update-two-factor' : 'disable-two-factor')
      memory.forget()
      if (isOn) modals.open({ name: 'backup-codes' })
    })
  }
  // Shown also where the dialog was left meanwhile: the set before is worth nothing by now (SEC-048).
  const show = (codes: ReadonlyArray<string>): void => {
    memory.forget()
    memory.keepCodes(codes)
    advance('codes-made')
    if (stage.get() === 'generated') restLater()
    // A stray press beside the dialog must not lose what is told this once.
    modals.open({ name: 'backup-codes', backdropCloses: false })
  }

  return {
    stage,
    open,
    prepare,
    prepareAgain: (): void => {
      if (advance('prepare')) prepare()
    },
    submit: (): void => {
      const code = memory.takeCode()
      if (code === null || !advance('submit')) return
      memory.begin()
      if (stage.get() === 'generating') {
        const settle = scope.whileSignedIn((answer: E.Either<Fault, ReadonlyArray<string>>, isOpen) => {
          if (E.isRight(answer)) show(answer.right)
          else if (isOpen) refuse(answer.left)
        })
        void guarded(factor.newBackupCodes({ code }), F.identity<Fault>)().then(settle)
      } else scope.request(switchBy(code), E.match(refuse, accept))
    },
    leave: (dialog: TwoFactorModal): void => {
      advance(leavingEvents[dialog])
      if (stage.get() === 'closed') memory.forget()
    },
  }
}

/** Nothing is asked for until a dialog is opened. Secret and codes are forgotten when it is closed. */
export const makeTwoFactor = (ports: TwoFactorPorts): TwoFactor => {
  const { security, files } = ports
  const memory = makeMemory(ports.stores)
  const { type, touch, switchKind } = memory
  const { stage, open, prepare, prepareAgain, submit, leave } = makeStages(ports, memory)
  const state = combine({ stage, ...memory.live })
  return {
    card: project(security.view, twoFactorCard),
    enabling: project(state, enablingView),
    disabling: project(state, disablingView),
    backup: project(state, backupCodesView),
    enable: () => {
      open('enable', { name: 'update-two-factor', fullScreen: 'mobile' })
      prepare()
    },
    prepare: prepareAgain,
    reload: () => void security.tasks.reload(),
    disable: () => open('disable', { name: 'disable-two-factor' }),
    offerBackupCodes: () => open('offer', { name: 'backup-codes' }),
    type,
    touch,
    switchKind,
    submit,
    download: () => {
      const codes = memory.live.codes.get()
      if (codes !== null) files.save({ name: backupCodesFileName, text: backupCodesFile(codes) })()
    },
    leave,
  }
}
