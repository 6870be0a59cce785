import { type Fault, messageOf } from '../../kernel/fault.ts'
import { makeForm } from '../../kernel/form.ts'
import { logged } from '../../kernel/logged.ts'
import { makeTryPassword } from '../../kernel/password-text.ts'
import { makeQuestion } from '../../kernel/question.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Log, Passwords } from '../../platform/ports.ts'
import { toggleReset } from '../../platform/timings.ts'
import { recentFactorTexts } from '../texts.ts'
import type { RecentFactorForm, RecentFactorModal, WantedProof } from './model.ts'
import type { RecentFactorCheck } from './ports.ts'
import { proofMessage } from './rules.ts'
import { wantedProofs } from './tables.ts'
import { type AskProof, makeGiveProof } from './use-cases.ts'
import { recentFactorView, type RecentFactorView } from './view.ts'

/** Ports of the dialog. */
export interface RecentFactorPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly passwords: Passwords
  readonly recentFactorCheck: RecentFactorCheck
  /** Port that opens this dialog over the open modal. The open modal may contain the change that requires the proof. */
  readonly modals: ClosableModals<RecentFactorModal>
  /** The modal that is open now, whatever its name; null if no modal is open. */
  readonly modal: Live<{ readonly name: string } | null>
}

/** Dialog in which the user proves their identity before a change whose call carries no proof (A7, A12). */
export interface RecentFactor {
  readonly view: Live<RecentFactorView>
  /** Sets the content of the field. */
  readonly type: (value: string) => void
  /** Marks the field as touched after the user has left the field. */
  readonly touch: () => void
  /** Switches between authenticator and backup code. Has no effect if the provider requires the password. */
  readonly switchKind: () => void
  /** Sends the proof. Once the provider accepts it, the pending change continues and the dialog closes. */
  readonly submit: () => void
  /** Handles the closing of the dialog. Cancels the pending change, unless the provider has accepted the proof. */
  readonly leave: () => void
  readonly tasks: {
    /**
     * Opens this dialog over the open modal. Resolves to true once the provider has accepted the proof, or to false if the
     * dialog closes before that.
     */
    readonly ask: AskProof
  }
}

const dialog: RecentFactorModal = 'recent-factor'

/**
 * Makes the dialog. Sends no request before `submit`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const { recentFactor } = makePaydeck(ports)
 * const answered = recentFactor.tasks.ask('password')()
 * recentFactor.type('my password')
 * recentFactor.view.get().canSubmit // true
 * recentFactor.leave()
 * answered // false
 */
export const makeRecentFactor = (ports: RecentFactorPorts): RecentFactor => {
  const { stores, clock, log, modals, modal } = ports
  const question = makeQuestion()
  const wanted = stores.make<WantedProof>('twoFactorCode')
  const giveProof = makeGiveProof(ports)
  // The function remembers a rejected password, so each opening of the dialog gets a new function.
  let tryPassword = makeTryPassword()
  const form = makeForm<RecentFactorForm, Fault, void>({
    stores,
    clock,
    blank: wantedProofs.twoFactorCode.blank,
    isReady: (values) => proofMessage(values) === null,
    send: (values) => logged(log.error, 'A proof of identity was not accepted')(giveProof(values, tryPassword)),
    refusalOf: (fault) => messageOf(fault) ?? recentFactorTexts.failed,
    onSent: () => {
      question.answer(true)
      modals.close(dialog)
    },
    resetAfter: { success: null, failed: toggleReset },
  })
  // The dialog may close before its component is loaded. Then no component calls `leave`.
  modal.changes$.subscribe((now) => {
    if (now?.name === dialog) return
    question.answer(false)
    tryPassword = makeTryPassword()
  })
  return {
    view: project(combine({ form, wanted }), recentFactorView),
    type: (value) => form.edit({ value }),
    touch: () => form.touch('value'),
    switchKind: () => {
      const { kind } = form.get().values
      if (kind !== 'password') form.open({ kind: kind === 'backup' ? 'authenticator' : 'backup', value: '' })
    },
    submit: form.submit,
    leave: () => {
      question.answer(false)
      form.close()
    },
    tasks: {
      ask: (proof) =>
        question.ask(() => {
          wanted.update(() => proof)
          form.open(wantedProofs[proof].blank)
          modals.open({ name: dialog })
        }),
    },
  }
}
