import { latePart } from '../../di/late-part.ts'
import type { TransactionPageProps } from './TransactionPage.tsx'

const code = () => import('./TransactionPage.tsx')

/** One transaction of a card. */
export const TransactionPage = latePart<Awaited<ReturnType<typeof code>>, TransactionPageProps>(
  ['cardTransaction'],
  code,
  (part) => part.TransactionPage,
)
