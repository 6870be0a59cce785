import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeForm } from '../../kernel/form.ts'
import { makeTryPassword } from '../../kernel/password-text.ts'
import { makeScope, sessionCheck } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Log, Passwords, Randomness } from '../../platform/ports.ts'
import { toggleReset } from '../../platform/timings.ts'
import { failureText, refusedField } from '../../presentation/failure-text.ts'
import type { PasskeyRemoval, PasswordRating, PasswordUpdateModal, TypedPasswords } from './model.ts'
import type { PasswordPasskeys, PasswordRecords, PasswordStrength } from './ports.ts'
import { guessableWords, isRatedStrong } from './rules.ts'
import { passwordFailures, refusedPasswords } from './tables.ts'
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
  readonly passkeys: PasswordPasskeys
  readonly modals: ClosableModals<PasswordUpdateModal>
}

/** The password being changed. */
export interface PasswordUpdate {
  readonly view: Live<PasswordUpdateView>
  /** Opens the dialog. */
  readonly open: () => void
  /** What stands in the fields that are given now; of the new one the strength is asked for. */
  readonly edit: (typed: Partial<TypedPasswords>) => void
  /** Whether the passkeys go with the old password: turned on, and off again. */
  readonly switchPasskeys: () => void
  /** Does nothing while the form is not right. */
  readonly submit: () => void
  /** Forgets what was typed. */
  readonly leave: () => void
}

const unrated: PasswordRating = { score: null, estimate: 'done' }

/** The strength of the new password, asked for as it is typed. */
const makeRating = ({ stores, log, strength, owner }: PasswordUpdatePorts, present: () => string) => {
  const rating = stores.make(unrated)
  let isAsking = false
  /** One question at a time: what is typed meanwhile is asked next, and only the answer to what stands there counts. */
  const ask = async (): Promise<void> => {
    rating.update((now) => ({ ...now, estimate: 'waiting' }))
    if (isAsking) return
    isAsking = true
    const password = present()
    const answer = await strength.of({ password, words: guessableWords(owner.get()) })()
    isAsking = false
    if (present() !== password) {
      if (present() !== '') void ask()
      return
    }
    if (E.isLeft(answer)) {
      log.warn(`The strength of a password could not be estimated: ${describeFault(answer.left)}`)
      rating.update(() => ({ score: null, estimate: 'failed' }))
    } else rating.update(() => ({ score: answer.right, estimate: 'done' }))
  }
  return {
    live: rating,
    rate: (): void => void ask(),
    forget: (): void => rating.update(() => unrated),
  }
}

/** Nothing is asked for until something is typed. Nothing typed outlives the dialog. */
export const makePasswordUpdate = (ports: PasswordUpdatePorts): PasswordUpdate => {
  const { stores, clock, log, renew, passkeys, modals } = ports
  const removal = stores.make<PasskeyRemoval>('keep')
  const change = makeChangePassword(ports)
  // Renewed with each opening of the dialog, since it remembers a typed password.
  let tryPassword = makeTryPassword()
  const rating = makeRating(ports, () => form.get().values.next)
  const scope = makeScope(stores, clock)
  /**
   * What is wished when the change is sent is done after it, also where the dialog was closed meanwhile, but not for whoever
   * has signed in since. The password is changed by then: a failure is told, and is none of the change.
   */
  const removingPasskeys = (): T.Task<void> => {
    if (removal.get() !== 'remove') return T.of(undefined)
    const isOver = sessionCheck(stores)
    const tell = scope.whileOpen<void>(() => removal.update(() => 'failed'))
    return async () => {
      if (isOver()) return
      const answer = await passkeys.removeAll()
      if (E.isRight(answer)) return
      log.warn(`Passkeys could not be removed with the old password: ${describeFault(answer.left)}`)
      tell()
    }
  }
  const closeUnlessKept = (): void => {
    if (removal.get() !== 'failed') modals.close('update-password')
  }
  const form = makeForm<TypedPasswords, Fault, void>({
    stores,
    clock,
    blank: { current: '', next: '' },
    isReady: (typed) => isRatedStrong(typed, rating.live.get()),
    send: (typed) => {
      const removePasskeys = removingPasskeys()
      return F.pipe(
        change(typed, tryPassword),
        TE.tapTask(() => renew),
        TE.tapTask(() => removePasskeys),
      )
    },
    refusalOf: (fault) => failureText(passwordFailures, fault),
    refusedOf: (fault) => refusedField<keyof TypedPasswords>(refusedPasswords, fault),
    resetAfter: { success: toggleReset, failed: toggleReset },
    leave: { after: toggleReset, act: closeUnlessKept },
  })
  const leave = (): void => {
    scope.renew()
    tryPassword = makeTryPassword()
    form.close()
    removal.update(() => 'keep')
    rating.forget()
  }
  return {
    view: project(combine({ form, rating: rating.live, removal, passkeys: passkeys.count }), passwordUpdateView),
    open: () => {
      leave()
      modals.open({ name: 'update-password' })
    },
    edit: (typed) => {
      const { next } = form.get().values
      if (typed.current !== undefined) form.touch('current')
      if (typed.next !== undefined) form.touch('next')
      form.edit(typed)
      if (typed.next === undefined || typed.next === next) return
      if (typed.next === '') rating.forget()
      else rating.rate()
    },
    switchPasskeys: () => removal.update((now) => (now === 'keep' ? 'remove' : 'keep')),
    submit: form.submit,
    leave,
  }
}
