import type { ComponentType } from 'react'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { lazyPart } from '../di/lazy-part.ts'
import type { SinceProps } from '../di/panel-registry.ts'

export const CardWaitlist = lazyPart(
  ['waitlist'],
  () => import('../waitlist/lazy.ts'),
  (part) => part.CardWaitlist,
)

/** Panel of the bills that are due soon. Its code is a separate chunk, so that home does not load the code of Bill Pay. */
export const BillReminders = lazyPart(
  ['billReminders'],
  () => import('../bill-pay/bill-reminders/lazy.ts'),
  (part) => part.Reminders,
)

const Since = lazyPart(
  ['since'],
  () => import('../since/lazy.ts'),
  (part) => part.SincePanel,
)

/** Loads the strip "Since your last visit" completely, so that it is part of the first paint of the home page. */
export const loadSince = async (bindings: LazyBindings): Promise<ComponentType<SinceProps>> => {
  // The strip loads the bills as soon as it is shown.
  void bindings(['billReminders']).catch(() => undefined)
  await Since.preload(bindings)
  return Since
}
