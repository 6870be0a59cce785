import { either as E, type taskEither as TE } from 'fp-ts'
import type { SchedulerLike } from 'rxjs'
import type { Malformed } from './fault.ts'
import { makeOperation, type OperationSpec, type Remote } from './remote.ts'
import { makeScope } from './scope.ts'
import { combine, type Live, project, type Stores } from './store.ts'
import type { Delay } from './timings.ts'

/** What is filled in, what is told of it, and how sending it stands. */
export interface FormState<V, E> extends Remote<E> {
  readonly values: V
  /** The fields whose messages show. */
  readonly touched: ReadonlyArray<keyof V>
  /** Told of the last try until something is changed; null: nothing. */
  readonly refusal: string | null
  /** The field that the refusal is about, as long as it holds what was refused; null: it is about none. */
  readonly refused: keyof V | null
}

/** A form that is filled in and sent. Nothing of it outlives its opening but what the provider has made of it. */
export interface Form<V, E> extends Live<FormState<V, E>> {
  /** Opens it anew, with these values or as it is at first. */
  readonly open: (values?: V) => void
  /** Changes values; what was told of the last try goes. */
  readonly edit: (change: Partial<V>) => void
  /** Shows the messages of a field from now on. */
  readonly touch: (field: keyof V) => void
  /** Sends it; does nothing while the values will not do, and while or after it is sent. */
  readonly submit: () => void
  /** Forgets what was filled in; what is on its way tells nothing any more. */
  readonly close: () => void
}

/** What a form is made of. */
export interface FormSpec<V, E, A> extends Pick<OperationSpec<V, E, A>, 'resetAfter'> {
  readonly stores: Stores
  readonly clock: SchedulerLike
  readonly blank: V
  /** Whether the values may be sent. */
  readonly isReady: (values: V) => boolean
  readonly send: (values: V) => TE.TaskEither<E, A>
  /** Returns what is told of a failure; null: nothing beside the status. */
  readonly refusalOf: (fault: E | Malformed) => string | null
  /** Returns the field that a failure is about; null, or left out: about none of them. */
  readonly refusedOf?: (fault: E | Malformed) => keyof V | null
  /** Follows a success at once, also one that comes after the form was closed, but not after a sign-out. */
  readonly onSent?: (answer: A, isOpen: boolean) => void
  /** Follows a success after a moment, while the form is open. */
  readonly leave?: { readonly after: Delay; readonly act: () => void }
}

/** What is told of the last try at a field; null: nothing, or it is about another. */
export const refusalAt = <V>(
  { refusal, refused }: Pick<FormState<V, unknown>, 'refusal' | 'refused'>,
  field: keyof V,
): string | null => (refused === field ? refusal : null)

/** Nothing is sent before `submit`. */
export const makeForm = <V extends object, E, A>(spec: FormSpec<V, E, A>): Form<V, E | Malformed> => {
  const { stores, clock, blank, isReady, send, refusalOf, refusedOf, resetAfter, onSent, leave } = spec
  type Filled = Omit<FormState<V, E>, keyof Remote<E>>
  const untold = { refusal: null, refused: null }
  const untouched: Filled = { values: blank, touched: [], ...untold }
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
      // What has been changed meanwhile was not refused.
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
    edit: (change) => form.update((now) => ({ ...now, values: { ...now.values, ...change }, ...untold })),
    touch: (field) =>
      form.update((now) => (now.touched.includes(field) ? now : { ...now, touched: [...now.touched, field] })),
    submit: () => {
      const { values } = form.get()
      const { status } = sending.get()
      if (!isReady(values) || status === 'loading' || status === 'success') return
      form.update((now) => ({ ...now, ...untold }))
      void sending
        .start(values)()
        .then(scope.whileSignedIn(settle(values)))
    },
    close: () => begin(blank),
  }
}
