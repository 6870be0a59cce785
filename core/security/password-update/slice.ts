import { either as E, function as F, type io as IO, taskEither as TE } from 'fp-ts'
import { failureText } from '../../kernel/failure-text.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { timings } from '../../kernel/timings.ts'
import type { Clock, ClosableModals, Log, Passwords, Randomness } from '../../platform/ports.ts'
import type { PasswordForm } from './model.ts'
import type { PasswordRecords, PasswordStrength } from './ports.ts'
import { guessableWords } from './rules.ts'
import { passwordFailures } from './tables.ts'
import { makeChangePassword } from './use-cases.ts'
import { passwordUpdateView, type PasswordUpdateView } from './view.ts'

/** What the password form needs from outside. */
export interface PasswordUpdatePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly passwords: Passwords
  readonly randomness: Randomness
  readonly records: PasswordRecords
  readonly strength: PasswordStrength
  /** Whose password it is. */
  readonly owner: Live<{ readonly fullName: string | null; readonly email: string | null }>
  /** Session and tokens anew: a change gives the session another id. */
  readonly renew: TE.TaskEither<Fault, void>
  readonly modals: ClosableModals
}

/** The password being changed. */
export interface PasswordUpdate {
  readonly view: Live<PasswordUpdateView>
  /** Opens the dialog. */
  readonly open: IO.IO<void>
  /** What stands in the fields that are given now; of the new one the strength is asked for. */
  readonly edit: (typed: { readonly current?: string; readonly next?: string }) => IO.IO<void>
  /** Does nothing while the form is not right. */
  readonly submit: IO.IO<void>
  /** Forgets what was typed. */
  readonly leave: IO.IO<void>
}

const blank: PasswordForm = {
  current: '',
  next: '',
  edited: { current: false, next: false },
  score: null,
  estimate: 'done',
  refusal: null,
}

/** Nothing is asked for until somebody types. Nothing typed outlives the dialog. */
export const makePasswordUpdate = (ports: PasswordUpdatePorts): PasswordUpdate => {
  const { stores, clock, log, strength, owner, renew, modals } = ports
  const form = stores.make(blank)
  const put = (part: Partial<PasswordForm>): void => form.update((now) => ({ ...now, ...part }))
  const change = makeOperation<PasswordForm, Fault, void>({
    stores,
    clock,
    run: (typed) =>
      F.pipe(
        makeChangePassword(ports)(typed),
        TE.tapTask(() => renew),
      ),
    resetAfter: { success: timings.toggleReset, failed: timings.toggleReset },
  })
  const view = project(combine({ form, change }), passwordUpdateView)

  let isAsking = false
  /** One question at a time: what is typed meanwhile is asked next, and only the answer to what stands there counts. */
  const rate = async (): Promise<void> => {
    put({ estimate: 'waiting' })
    if (isAsking) return
    isAsking = true
    const password = form.get().next
    const answer = await strength.of({ password, words: guessableWords(owner.get()) })()
    isAsking = false
    const { next } = form.get()
    if (next !== password) {
      if (next !== '') void rate()
      return
    }
    if (E.isRight(answer)) put({ score: answer.right, estimate: 'done' })
    else {
      log.warn(`The strength of a password could not be estimated: ${describeFault(answer.left)}`)
      put({ score: null, estimate: 'failed' })
    }
  }

  let visit = 0
  /** What comes of it when the dialog was left meanwhile concerns nobody. */
  const send = async (): Promise<void> => {
    const mine = visit
    const answer = await change.start(form.get())()
    if (mine !== visit) return
    if (E.isLeft(answer)) put({ refusal: failureText(passwordFailures, answer.left) })
    else clock.schedule(() => modals.close('update-password'), timings.toggleReset.ms)
  }

  const leave = (): void => {
    visit += 1
    change.reset()
    form.update(() => blank)
  }

  return {
    view,
    open: () => {
      leave()
      modals.open({ name: 'update-password' })
    },
    edit: (typed) => () => {
      const { edited, next } = form.get()
      put({
        ...typed,
        edited: {
          current: edited.current || typed.current !== undefined,
          next: edited.next || typed.next !== undefined,
        },
        refusal: null,
      })
      if (typed.next === undefined || typed.next === next) return
      if (typed.next === '') put({ score: null, estimate: 'done' })
      else void rate()
    },
    submit: () => {
      if (!view.get().canSubmit) return
      put({ refusal: null })
      void send()
    },
    leave,
  }
}
