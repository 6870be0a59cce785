import { latePart } from '../../di/late-part.ts'
import type { TransactionPageProps } from './TransactionPage.tsx'

const code = () => import('./TransactionPage.tsx')

/** Page of one transaction. */
export const TransactionPage = latePart<Awaited<ReturnType<typeof code>>, TransactionPageProps>(
  ['cardTransaction'],
  code,
  (part) => part.TransactionPage,
)
