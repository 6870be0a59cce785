import { lazyPart } from '../../di/lazy-part.ts'
import type { TransactionPageProps } from './TransactionPage.tsx'

const code = () => import('./TransactionPage.tsx')

/** Page of one transaction. */
export const TransactionPage = lazyPart<Awaited<ReturnType<typeof code>>, TransactionPageProps>(
  ['cardTransaction'],
  code,
  (part) => part.TransactionPage,
)
