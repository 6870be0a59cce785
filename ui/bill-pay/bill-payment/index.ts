import { lazyPart } from '../../di/lazy-part.ts'
import type { PaymentScreenProps } from './PaymentScreen.tsx'
import { PaymentWaiting } from './PaymentWaiting.tsx'

const code = () => import('./lazy.ts')

/** Screen that pays one or more bills. Its code loads on first use. */
export const Payment = lazyPart<Awaited<ReturnType<typeof code>>, PaymentScreenProps>(
  ['billPayment'],
  code,
  (part) => part.PaymentScreen,
  PaymentWaiting,
)

/** Preloads the screen's code. A failed load is reported when the screen is shown. */
export const preloadPayment = (): void => void code().catch(() => undefined)
