import { function as F, taskEither as TE } from 'fp-ts'
import { notOffered } from '../../kernel/capability.ts'
import { type Fault, messageOf, unreachable } from '../../kernel/fault.ts'
import { makeForm } from '../../kernel/form.ts'
import { logged } from '../../kernel/logged.ts'
import type { Question } from '../../kernel/question.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import { toggleReset } from '../../platform/timings.ts'
import { secondFactorMessage } from '../second-factor/index.ts'
import type { RecentFactorForm, RecentFactorModal } from './model.ts'
import type { RecentFactorCheck } from './ports.ts'
import { recentFactorTexts } from './tables.ts'
import { recentFactorView, type RecentFactorView } from './view.ts'

/** What the dialog needs from outside. */
export interface RecentFactorPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly check: RecentFactorCheck
  /** Of what waits for the factor: answered with whether it was given. */
  readonly question: Pick<Question, 'answer'>
  readonly modals: ClosableModals<RecentFactorModal>
}

/** A second factor that is given ahead of a change whose call carries none (CALL-065, CALL-066). */
export interface RecentFactor {
  readonly view: Live<RecentFactorView>
  /** What stands in the field now. */
  readonly type: (value: string) => void
  /** The field was left. */
  readonly touch: () => void
  /** Asks for the other kind of code, backup or authenticator. */
  readonly switchKind: () => void
  /** Gives it: what waited for it goes on, and the dialog closes. */
  readonly submit: () => void
  /** The dialog was left: what waited for it is not done, unless the factor was given. */
  readonly leave: () => void
}

const blank: RecentFactorForm = { kind: 'authenticator', value: '' }

/** Nothing is sent before `submit`. */
export const makeRecentFactor = (ports: RecentFactorPorts): RecentFactor => {
  const { stores, clock, log, check, question, modals } = ports
  const form = makeForm<RecentFactorForm, Fault, void>({
    stores,
    clock,
    blank,
    isReady: ({ kind, value }) => secondFactorMessage(kind, value) === null,
    send: ({ value }) =>
      F.pipe(
        check.give({ code: value }),
        TE.filterOrElse(
          (answer) => answer !== notOffered,
          (): Fault => unreachable,
        ),
        TE.asUnit,
        logged(log.error, 'A second factor was not taken'),
      ),
    refusalOf: (fault) => messageOf(fault) ?? recentFactorTexts.failed,
    onSent: () => {
      question.answer(true)
      modals.close('recent-factor')
    },
    resetAfter: { success: null, failed: toggleReset },
  })
  return {
    view: project(form, recentFactorView),
    type: (value) => form.edit({ value }),
    touch: () => form.touch('value'),
    switchKind: () => form.open({ ...blank, kind: form.get().values.kind === 'backup' ? 'authenticator' : 'backup' }),
    submit: form.submit,
    leave: () => {
      question.answer(false)
      form.close()
    },
  }
}
