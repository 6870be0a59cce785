import { either as E, type taskEither as TE } from 'fp-ts'
import type { SchedulerLike } from 'rxjs'
import type { Malformed } from './fault.ts'
import { makeOperation, type OperationSpec, type Remote } from './remote.ts'
import { makeScope } from './scope.ts'
import { combine, type Live, project, type Stores } from './store.ts'
import type { Delay } from './timings.ts'

/** State of a form: its values, its messages, and the status of the submit. */
export interface FormState<V, E> extends Remote<E> {
  readonly values: V
  /** Fields that show their error messages. */
  readonly touched: ReadonlyArray<keyof V>
  /** Error of the last submit; null if there is none, or if a value has changed since the submit. */
  readonly refusal: string | null
  /** Field that caused `refusal`, while the field still has the rejected value; otherwise null. */
  readonly refused: keyof V | null
}

/** Form that the user fills in and sends. Closing the form discards the values and the outcome of a submit in flight. */
export interface Form<V, E> extends Live<FormState<V, E>> {
  /** Opens the form with these values, or with blank values. */
  readonly open: (values?: V) => void
  /** Changes values of the form and removes the error of the last submit. */
  readonly edit: (change: Partial<V>) => void
  /** Marks a field as touched, so that its error messages are shown. */
  readonly touch: (field: keyof V) => void
  /** Sends the form. Does nothing if the values are not ready to send, while a submit is in flight, or after a success. */
  readonly submit: () => void
  /** Discards the values. The outcome of a submit in flight is ignored. */
  readonly close: () => void
}

/** Rules and ports of a form. */
export interface FormSpec<V, E, A> extends Pick<OperationSpec<V, E, A>, 'resetAfter'> {
  readonly stores: Stores
  readonly clock: SchedulerLike
  readonly blank: V
  /** True if the values may be sent. */
  readonly isReady: (values: V) => boolean
  readonly send: (values: V) => TE.TaskEither<E, A>
  /** Returns the message for a failure; null if the form shows no message for it. */
  readonly refusalOf: (fault: E | Malformed) => string | null
  /**
   * Returns the field that caused a failure; null if no single field did. If this function is omitted, no field is named.
   */
  readonly refusedOf?: (fault: E | Malformed) => keyof V | null
  /** Runs after a success, even if the form was closed during the submit, but not after sign-out. */
  readonly onSent?: (answer: A, isOpen: boolean) => void
  /** Action that runs some time after a success, if the form is still open then. */
  readonly leave?: { readonly after: Delay; readonly act: () => void }
}

/** Returns the error of the last submit for a field; null if there is none. */
export const refusalAt = <V>(
  { refusal, refused }: Pick<FormState<V, unknown>, 'refusal' | 'refused'>,
  field: keyof V,
): string | null => (refused === field ? refusal : null)

/**
 * Makes a form.
 * @example
 * const form = makeForm({
 *   stores: makeStores(), clock: fakeClock(), blank: { name: '' }, isReady: ({ name }) => name !== '',
 *   send: () => TE.left(rejected(400, 'Taken')), refusalOf: messageOf, resetAfter: { success: null, failed: null },
 * })
 * form.edit({ name: 'Ada' })
 * form.submit()
 * await settle()
 * form.get().refusal // 'Taken'
 */
export const makeForm = <V extends object, E, A>(spec: FormSpec<V, E, A>): Form<V, E | Malformed> => {
  const { stores, clock, blank, isReady, send, refusalOf, refusedOf, resetAfter, onSent, leave } = spec
  type Filled = Omit<FormState<V, E>, keyof Remote<E>>
  const noRefusal = { refusal: null, refused: null }
  const untouched: Filled = { values: blank, touched: [], ...noRefusal }
  const form = stores.make(untouched)
  const sending = makeOperation<V, E, A>({ stores, clock, run: send, resetAfter })
  const scope = makeScope(stores, clock)

  const begin = (values: V): void => {
    scope.renew()
    sending.reset()
    form.update(() => ({ ...untouched, values }))
  }
  const refuse = (fault: E | Malformed, sent: V): void => {
    const refused = refusedOf?.(fault) ?? null
    form.update((now) => ({
      ...now,
      refusal: refusalOf(fault),
      // If the user has changed the value since the submit, the provider has not rejected the new value.
      refused: refused !== null && now.values[refused] === sent[refused] ? refused : null,
    }))
  }
  const settle =
    (sent: V) =>
    (answer: E.Either<E | Malformed, A>, isOpen: boolean): void => {
      if (E.isRight(answer)) {
        onSent?.(answer.right, isOpen)
        if (isOpen && leave !== undefined) scope.later(leave.after, leave.act)
      } else if (isOpen) refuse(answer.left, sent)
    }
  return {
    ...project(combine({ form, sending }), (now): FormState<V, E | Malformed> => ({ ...now.form, ...now.sending })),
    open: (values = blank) => begin(values),
    edit: (change) => form.update((now) => ({ ...now, values: { ...now.values, ...change }, ...noRefusal })),
    touch: (field) =>
      form.update((now) => (now.touched.includes(field) ? now : { ...now, touched: [...now.touched, field] })),
    submit: () => {
      const { values } = form.get()
      const { status } = sending.get()
      if (!isReady(values) || status === 'loading' || status === 'success') return
      form.update((now) => ({ ...now, ...noRefusal }))
      void sending
        .start(values)()
        .then(scope.whileSignedIn(settle(values)))
    },
    close: () => begin(blank),
  }
}
