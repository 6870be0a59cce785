import { makeScope } from '../kernel/scope.ts'
import { type Live, project, type Stores } from '../kernel/store.ts'
import type { Clock, Toast, Toasts } from '../platform/ports.ts'
import type { ToastHold } from './model.ts'
import { shownToast, withoutToast, withToast } from './rules.ts'
import { toastStay, toastTones } from './tables.ts'
import { toastView, type ToastView } from './view.ts'

/** The toast slot, which shows one toast at a time. */
export interface ToastSlot extends Toasts {
  readonly view: Live<ToastView | null>
  /** Closes the shown toast. */
  readonly close: () => void
  /** Runs the action of the shown toast, and closes the toast. */
  readonly act: () => void
  /** Prevents the shown toast from disappearing, for the reason `why`. The reason 'away' also applies to later toasts. */
  readonly hold: (why: ToastHold) => void
  /** Removes a reason that was set with `hold`. Once no reason is left, the toast disappears after its remaining time. */
  readonly release: (why: ToastHold) => void
}

const none: ReadonlyArray<Toast> = []

/**
 * Makes an empty toast slot.
 * @example
 * const toasts = makeToastSlot({ stores: makeStores(), clock: fakeClock() })
 * toasts.show({ id: 'a', tone: 'done', text: 'Saved.' })
 * toasts.view.get().text // 'Saved.'
 * toasts.close()
 * toasts.view.get() // null
 */
export const makeToastSlot = ({ stores, clock }: { readonly stores: Stores; readonly clock: Clock }): ToastSlot => {
  const toasts = stores.make(none)
  const shown = project(toasts, shownToast)
  /** Scope that ends when the shown toast is replaced or removed. */
  const stay = makeScope(stores, clock)
  const holds = new Set<ToastHold>()
  let left = 0
  let since = 0

  const withdraw = (id: string): void => toasts.update((now) => withoutToast(now, id))
  const close = (): void => {
    const toast = shown.get()
    if (toast !== null) withdraw(toast.id)
  }
  const run = (): void => {
    const toast = shown.get()
    if (toast === null || !toastTones[toast.tone].leaves || holds.size > 0) return
    since = clock.now()
    stay.later({ ...toastStay, ms: left }, close)
  }
  shown.changes$.subscribe(() => {
    stay.renew()
    // A removed toast emits no blur event, and the next toast does not have the focus.
    holds.delete('focus')
    if (shown.get() === null) holds.delete('pointer')
    left = toastStay.ms
    run()
  })
  return {
    view: project(shown, toastView),
    show: (toast) => toasts.update((now) => withToast(now, toast)),
    withdraw,
    close,
    act: () => {
      const toast = shown.get()
      close()
      toast?.action?.act()
    },
    hold: (why) => {
      if (holds.size === 0) left = Math.max(1, left - Math.abs(clock.now() - since))
      holds.add(why)
      stay.renew()
    },
    release: (why) => {
      if (holds.delete(why) && holds.size === 0) run()
    },
  }
}
