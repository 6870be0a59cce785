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

/** Ports of the password form. */
export interface PasswordUpdatePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly passwords: Passwords
  readonly randomness: Randomness
  readonly passwordRecords: PasswordRecords
  readonly passwordStrength: PasswordStrength
  /** Name and email of the user. */
  readonly owner: Live<{ readonly fullName: string | null; readonly email: string | null }>
  /** Renews session and tokens, since a change replaces the session. */
  readonly renew: TE.TaskEither<Fault, void>
  readonly passkeys: PasswordPasskeys
  readonly modals: ClosableModals<PasswordUpdateModal>
}

/** Form that changes the password. */
export interface PasswordUpdate {
  readonly view: Live<PasswordUpdateView>
  /** Opens the dialog with an empty form. */
  readonly open: () => void
  /** Sets the given fields. A new password starts an estimate of its strength. */
  readonly edit: (typed: Partial<TypedPasswords>) => void
  /** Toggles the choice that the password change also removes all passkeys. */
  readonly togglePasskeyRemoval: () => void
  /** Sends the form; does nothing while the form is invalid. */
  readonly submit: () => void
  /** Clears the form when the dialog closes. */
  readonly leave: () => void
}

const unrated: PasswordRating = { score: null, estimate: 'done' }

/** Estimates the strength of the new password while the user types. */
const makeRating = (
  { stores, log, passwordStrength: strength, owner }: PasswordUpdatePorts,
  currentText: () => string,
) => {
  const rating = stores.make(unrated)
  let isEstimating = false
  /**
   * Runs one estimate at a time. If the text changes during an estimate, the score is ignored, and the new text is
   * estimated.
   */
  const estimate = async (): Promise<void> => {
    rating.update((now) => ({ ...now, estimate: 'waiting' }))
    if (isEstimating) return
    isEstimating = true
    const password = currentText()
    const result = await strength.of({ password, words: guessableWords(owner.get()) })()
    isEstimating = false
    if (currentText() !== password) {
      if (currentText() !== '') void estimate()
      return
    }
    if (E.isLeft(result)) {
      log.warn(`The strength of a password could not be estimated: ${describeFault(result.left)}`)
      rating.update(() => ({ score: null, estimate: 'failed' }))
    } else rating.update(() => ({ score: result.right, estimate: 'done' }))
  }
  return {
    live: rating,
    rate: (): void => void estimate(),
    forget: (): void => rating.update(() => unrated),
  }
}

/**
 * Makes the password form; estimates nothing before the first input. Closing the dialog discards all input.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const { passwordUpdate } = makePaydeck(ports)
 * passwordUpdate.open()
 * passwordUpdate.edit({ current: 'my password' })
 * passwordUpdate.view.get().current.value // 'my password'
 * passwordUpdate.view.get().canSubmit // false
 */
export const makePasswordUpdate = (ports: PasswordUpdatePorts): PasswordUpdate => {
  const { stores, clock, log, renew, passkeys, modals } = ports
  const removal = stores.make<PasskeyRemoval>('keep')
  const change = makeChangePassword(ports)
  // The function remembers a rejected password, so each opening of the dialog gets a new function.
  let tryPassword = makeTryPassword()
  const rating = makeRating(ports, () => form.get().values.next)
  const scope = makeScope(stores, clock)
  /**
   * Returns a task that removes the passkeys if the user has chosen the removal at submit. The task runs even if the user
   * has closed the dialog in the meantime, but not in another user's session. Since the password is already changed, a
   * failed removal is reported without failing the change.
   */
  const makePasskeyRemoval = (): T.Task<void> => {
    if (removal.get() !== 'remove') return T.of(undefined)
    const isOver = sessionCheck(stores)
    const reportFailure = scope.whileOpen<void>(() => removal.update(() => 'failed'))
    return async () => {
      if (isOver()) return
      const result = await passkeys.removeAll()
      if (E.isRight(result)) return
      log.warn(`Passkeys could not be removed with the old password: ${describeFault(result.left)}`)
      reportFailure()
    }
  }
  const closeUnlessRemovalFailed = (): void => {
    if (removal.get() !== 'failed') modals.close('update-password')
  }
  const form = makeForm<TypedPasswords, Fault, void>({
    stores,
    clock,
    blank: { current: '', next: '' },
    isReady: (typed) => isRatedStrong(typed, rating.live.get()),
    send: (typed) => {
      const removePasskeys = makePasskeyRemoval()
      return F.pipe(
        change(typed, tryPassword),
        TE.tapTask(() => renew),
        TE.tapTask(() => removePasskeys),
      )
    },
    refusalOf: (fault) => failureText(passwordFailures, fault),
    refusedOf: (fault) => refusedField<keyof TypedPasswords>(refusedPasswords, fault),
    resetAfter: { success: toggleReset, failed: toggleReset },
    leave: { after: toggleReset, act: closeUnlessRemovalFailed },
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
    togglePasskeyRemoval: () => removal.update((now) => (now === 'keep' ? 'remove' : 'keep')),
    submit: form.submit,
    leave,
  }
}
