import { latePart } from '../di/late-part.ts'
import type { ModalContentProps } from '../di/modal-registry.ts'
import { late } from '../kit/late.tsx'

const nothing = () => null
/** Opened from the pages of Bill Pay alone, which have the slices behind them. */
const pages = () => import('../bill-pay/late.ts')
const payment = () => import('../bill-pay/bill-payment/late.ts')
const detail = () => import('../bill-pay/bill-detail/late.ts')

export const ConnectModal = late<ModalContentProps>(() => pages().then((part) => part.ConnectModal), nothing)

export const UnpayableBillModal = late<ModalContentProps>(
  () => pages().then((part) => part.UnpayableBillModal),
  nothing,
)

export const RemoveBillModal = latePart<Awaited<ReturnType<typeof detail>>, ModalContentProps>(
  ['billDetail'],
  detail,
  (part) => part.RemoveBillModal,
)

export const PaidModal = latePart<Awaited<ReturnType<typeof payment>>, ModalContentProps>(
  ['billPayment'],
  payment,
  (part) => part.PaidModal,
)
