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
import { backupCodesFileName, twoFactorTexts } from '../texts.ts'
import type { CodeForm, Enrolment, TwoFactorEvent, TwoFactorModal } from './model.ts'
import type { SecondFactor } from './ports.ts'
import { backupCodesFile, enrolmentOf, preparationEvent } from './rules.ts'
import { leavingEvents, refusedCode, twoFactorMachine } from './tables.ts'
import { makeToggleTwoFactor } from './use-cases.ts'
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

/** Ports of the two-factor slice. */
export interface TwoFactorPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly secondFactor: SecondFactor
  readonly security: Pick<SecuritySettings, 'settings' | 'view' | 'tasks'>
  /** Renews session and tokens, because turning two-factor on or off replaces the session. */
  readonly renew: TE.TaskEither<Fault, void>
  /** Email of the signed-in user; null until loaded. */
  readonly email: Live<string | null>
  /** Host of the page, such as "localhost:4280" (SEC-024). */
  readonly host: string
  readonly configuration: Pick<Configuration, 'productName'>
  readonly files: Files
  readonly modals: ClosableModals<TwoFactorModal>
  /** Asks the user for the password, which the provider may require to turn two-factor on (A7). */
  readonly askProof: AskProof
}

/**
 * Dialogs that turn two-factor on and off and generate backup codes. One dialog is open at a time, so they share one form.
 */
export interface TwoFactor {
  /** Two-factor card of the security page. */
  readonly card: Live<TwoFactorCard>
  readonly enabling: Live<EnablingView>
  readonly disabling: Live<CodeFormView>
  readonly backup: Live<BackupCodesView>
  /** Opens the dialog that turns two-factor on, and loads the secret for the authenticator app. */
  readonly enable: () => void
  /** Loads the secret again after a failure. */
  readonly prepare: () => void
  /** Loads the two-factor settings again after a failure. */
  readonly reload: () => void
  /** Opens the dialog that turns two-factor off. */
  readonly disable: () => void
  /** Opens the dialog that generates backup codes. */
  readonly offerBackupCodes: () => void
  /** Sets the content of the code field. */
  readonly type: (value: string) => void
  /** Marks the code field as left by the user. */
  readonly touch: () => void
  /** Switches to the other kind of code and clears the field. */
  readonly switchKind: () => void
  /** Sends the code of the open dialog to the provider; does nothing while the format of the code is wrong. */
  readonly submit: () => void
  /** Saves the displayed backup codes as a file. */
  readonly download: () => void
  /** Clears the state of a closed dialog; does nothing if another dialog is open. */
  readonly leave: (dialog: TwoFactorModal) => void
}

const noRefusal = { refusal: null, isRefused: false }
const blank: CodeForm = { kind: 'authenticator', value: '', isTouched: false, ...noRefusal }

/** Creates the stores of the dialogs. Closing a dialog clears its form, setup data and backup codes. */
const makeMemory = (stores: Stores) => {
  const form = stores.make(blank)
  const failure = stores.make<string | null>(null)
  const enrolment = stores.make<Enrolment | null>(null)
  const codes = stores.make<ReadonlyArray<string> | null>(null)
  const patch = (part: Partial<CodeForm>): void => form.update((now) => ({ ...now, ...part }))
  return {
    live: { form, failure, enrolment, codes },
    setEnrolment: (made: Enrolment | null): void => enrolment.update(() => made),
    refuse: (fault: Fault): void => {
      const text = withAdvice(formattedMessage(fault), fault, twoFactorTexts.advice)
      failure.update(() => text)
      patch({ refusal: text, isRefused: refusedField(refusedCode, fault) !== null })
    },
    setCodes: (made: ReadonlyArray<string>): void => codes.update(() => made),
    forget: (): void => {
      form.update(() => blank)
      enrolment.update(() => null)
      codes.update(() => null)
    },
    type: (value: string): void => patch({ value, ...noRefusal }),
    touch: (): void => patch({ isTouched: true }),
    switchKind: (): void => patch({ ...blank, kind: form.get().kind === 'backup' ? 'authenticator' : 'backup' }),
    /** Returns the code in the field; null while its format is wrong. */
    validCode: (): string | null => {
      const { kind, value } = form.get()
      return secondFactorMessage(kind, value) === null ? value : null
    },
    begin: (): void => patch(noRefusal),
  }
}

/** Creates the store of the current stage, and a scope for the requests and timers of this stage. */
const makePresentStage = ({ stores, clock }: Pick<TwoFactorPorts, 'stores' | 'clock'>) => {
  const stage = makeFlow(stores, twoFactorMachine, 'closed')
  const scope = makeScope(stores, clock)
  /**
   * Applies an event. If the event changes the stage, requests and timers of the previous stage no longer have an effect.
   */
  const advance = (event: TwoFactorEvent): boolean => {
    const isAccepted = stage.send(event)
    if (isAccepted) scope.renew()
    return isAccepted
  }
  const endMessageLater = (then: () => void = () => undefined): void =>
    scope.later(toggleReset, () => {
      advance('rest')
      then()
    })
  return { stage, scope, advance, restLater: endMessageLater }
}

/** Creates the actions that change the stage: opening a dialog, loading the secret, submitting and closing. */
const makeStages = (ports: TwoFactorPorts, memory: ReturnType<typeof makeMemory>) => {
  const { secondFactor: factor, security, modals, host, configuration } = ports
  const { stage, scope, advance, restLater } = makePresentStage(ports)
  const toggleTwoFactor = makeToggleTwoFactor({ ...ports, reload: security.tasks.reload })

  const open = (event: TwoFactorEvent, request: ModalRequest<TwoFactorModal>): void => {
    advance(event)
    memory.forget()
    modals.open(request)
  }
  // Loads the settings each time the dialog opens, because another device may have used the secret or turned two-factor on.
  const prepare = (): void => {
    const onLoaded = scope.whileOpen(() => {
      const settings = security.settings.get()
      memory.setEnrolment(enrolmentOf(settings, { email: ports.email.get() ?? '', host, ...configuration }))
      advance(preparationEvent(settings))
      // Another device has turned two-factor on, so the dialog closes and the page shows the new state.
      if (stage.get() === 'closed') modals.close('update-two-factor')
    })
    void security.tasks.reload().then(onLoaded)
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
  // Shows the codes even if the user has closed the dialog, because the previous set is already invalid (SEC-048).
  const show = (codes: ReadonlyArray<string>): void => {
    memory.forget()
    memory.setCodes(codes)
    advance('codes-made')
    if (stage.get() === 'generated') restLater()
    // A stray click beside the dialog must not lose codes that are shown only once.
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
      const code = memory.validCode()
      if (code === null || !advance('submit')) return
      memory.begin()
      if (stage.get() === 'generating') {
        const onCodes = scope.whileSignedIn((result: E.Either<Fault, ReadonlyArray<string>>, isOpen) => {
          if (E.isRight(result)) show(result.right)
          else if (isOpen) refuse(result.left)
        })
        void guarded(factor.newBackupCodes({ code }), F.identity<Fault>)().then(onCodes)
      } else scope.request(toggleTwoFactor(code), E.match(refuse, accept))
    },
    leave: (dialog: TwoFactorModal): void => {
      advance(leavingEvents[dialog])
      if (stage.get() === 'closed') memory.forget()
    },
  }
}

/**
 * Creates the two-factor slice. Sends no request until a dialog opens. Closing a dialog discards secret and codes.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.recipient })
 * const { securitySettings, twoFactor } = makePaydeck(ports)
 * await securitySettings.tasks.reload()
 * twoFactor.card.get().kind // 'on'
 * twoFactor.disable()
 * twoFactor.type('123456')
 * twoFactor.disabling.get().canSubmit // true
 */
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
