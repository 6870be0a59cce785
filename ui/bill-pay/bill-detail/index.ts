import { latePart } from '../../di/late-part.ts'
import type { BillScreenProps } from './BillScreen.tsx'
import { BillWaiting } from './BillWaiting.tsx'

const code = () => import('./late.ts')

/** Page of a bill, whose code loads on its first use. */
export const Bill = latePart<Awaited<ReturnType<typeof code>>, BillScreenProps>(
  ['billDetail'],
  code,
  (part) => part.BillScreen,
  BillWaiting,
)
