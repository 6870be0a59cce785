import { lazyPart } from '../di/lazy-part.ts'
import type { ModalContentProps } from '../di/modal-registry.ts'
import { lazy } from '../kit/lazy.tsx'

const nothing = () => null
/** Loads modals that only Bill Pay pages open. These pages have already loaded the slices of the modals. */
const pages = () => import('../bill-pay/lazy.ts')
const payment = () => import('../bill-pay/bill-payment/lazy.ts')
const detail = () => import('../bill-pay/bill-detail/lazy.ts')

export const ConnectModal = lazy<ModalContentProps>(() => pages().then((part) => part.ConnectModal), nothing)

export const UnpayableBillModal = lazy<ModalContentProps>(
  () => pages().then((part) => part.UnpayableBillModal),
  nothing,
)

export const RemoveBillModal = lazyPart<Awaited<ReturnType<typeof detail>>, ModalContentProps>(
  ['billDetail'],
  detail,
  (part) => part.RemoveBillModal,
)

export const PaidModal = lazyPart<Awaited<ReturnType<typeof payment>>, ModalContentProps>(
  ['billPayment'],
  payment,
  (part) => part.PaidModal,
)
