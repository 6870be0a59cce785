import 'reflect-metadata/lite'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BillWaiting } from '../../ui/bill-pay/bill-detail/BillWaiting.tsx'
import { BillPayWaiting } from '../../ui/bill-pay/bill-list/BillPayWaiting.tsx'
import { PaymentWaiting } from '../../ui/bill-pay/bill-payment/PaymentWaiting.tsx'
import { CardWaiting } from '../../ui/cards/card-page/Waiting.tsx'
import { PaymentsWaiting } from '../../ui/payments/PaymentsWaiting.tsx'
import { framed } from '../slice-bench/framed.tsx'

it.each([
  ['your bills', <BillPayWaiting key="bills" />],
  ['your bill', <BillWaiting key="bill" />],
  ['your bills', <PaymentWaiting key="payment" />],
  ['your payments', <PaymentsWaiting key="payments" />],
  ['your card', <CardWaiting key="card" />],
])('a page that waits for %s contains the message for slow loading', (what, waiting) => {
  render(waiting, framed())
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain(`Still waiting for ${what}.`)
})
