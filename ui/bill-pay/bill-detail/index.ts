import { latePart } from '../../di/late-part.ts'
import type { BillScreenProps } from './BillScreen.tsx'
import { BillWaiting } from './BillWaiting.tsx'

const code = () => import('./late.ts')

/** One bill; its code comes when it is first shown. */
export const Bill = latePart<Awaited<ReturnType<typeof code>>, BillScreenProps>(
  ['billDetail'],
  code,
  (part) => part.BillScreen,
  BillWaiting,
)
