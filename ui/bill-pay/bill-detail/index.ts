import { lazyPart } from '../../di/lazy-part.ts'
import type { BillScreenProps } from './BillScreen.tsx'
import { BillWaiting } from './BillWaiting.tsx'

const code = () => import('./lazy.ts')

/** Page of a bill, whose code loads on its first use. */
export const Bill = lazyPart<Awaited<ReturnType<typeof code>>, BillScreenProps>(
  ['billDetail'],
  code,
  (part) => part.BillScreen,
  BillWaiting,
)
