import { lazyPart } from '../../di/lazy-part.ts'
import type { PaymentScreenProps } from './PaymentScreen.tsx'
import { PaymentWaiting } from './PaymentWaiting.tsx'

const code = () => import('./lazy.ts')

/** Pays one bill, or several at once; its code comes when it is first shown. */
export const Payment = lazyPart<Awaited<ReturnType<typeof code>>, PaymentScreenProps>(
  ['billPayment'],
  code,
  (part) => part.PaymentScreen,
  PaymentWaiting,
)

/** Fetches it ahead; a failure is met when it is shown. */
export const preloadPayment = (): void => void code().catch(() => undefined)
