import 'reflect-metadata/lite'
import { makeStores } from '@paydeck/core'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BillWaiting } from '../../ui/bill-pay/bill-detail/BillWaiting.tsx'
import { BillPayWaiting } from '../../ui/bill-pay/bill-list/BillPayWaiting.tsx'
import { PaymentWaiting } from '../../ui/bill-pay/bill-payment/PaymentWaiting.tsx'
import { CardWaiting } from '../../ui/cards/card-page/Waiting.tsx'
import { makeContainer } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { port } from '../../ui/di/tokens.ts'
import { PaymentsWaiting } from '../../ui/payments/PaymentsWaiting.tsx'

it.each([
  ['your bills', <BillPayWaiting key="bills" />],
  ['your bill', <BillWaiting key="bill" />],
  ['your bills', <PaymentWaiting key="payment" />],
  ['your payments', <PaymentsWaiting key="payments" />],
  ['your card', <CardWaiting key="card" />],
])('has words for a wait for %s that takes long', (what, waiting) => {
  const container = makeContainer([])
  const device = {
    width: makeStores().make(1280),
    isOnline: makeStores().make(true),
    timeZone: () => 'UTC',
    userAgent: '',
  }
  container.bind(port('device')).toConstantValue(device)
  render(<ContainerProvider container={container}>{waiting}</ContainerProvider>)
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain(`Still waiting for ${what}.`)
})
