import { lazyPart } from '../di/lazy-part.ts'
import type { ModalContentProps } from '../di/modal-registry.ts'
import { lazy } from '../kit/lazy.tsx'

const nothing = () => null
/** Modals that only Bill Pay pages open, where the slices of the modals are loaded. */
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
