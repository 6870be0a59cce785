import 'reflect-metadata/lite'
import { type Activity, constant, type Fault, type Invoice, paymentDetailsView, unreachable } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeContainer } from '../../../ui/di/container.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../../ui/di/tokens.ts'
import { DetailSlide } from '../../../ui/payments/payment-details/DetailSlide.tsx'
import { listed, payment, places, txId } from './fixture.ts'

/** The slide of one item, over a clipboard that the test answers for. */
const shown = (item: Activity, over: { readonly isHidden?: boolean; readonly copies?: E.Either<Fault, void> } = {}) => {
  const clock = fakeClock()
  const copied: Array<string> = []
  const container = makeContainer([])
  const view = paymentDetailsView(places)({
    items: [item],
    listed: [{ ...listed, id: item.id, slide: item.kind === 'payout' ? 'payout' : 'invoice' }],
    hidden: over.isHidden === true ? { text: '••••', label: 'Amount hidden' } : null,
  })
  container.bind(slice('paymentDetails')).toConstantValue({ view: constant(view) })
  container.bind(port('clock')).toConstantValue(clock)
  container.bind(port('clipboard')).toConstantValue({
    write: (text) => async () => {
      copied.push(text)
      return over.copies ?? E.right(undefined)
    },
  })
  const { container: element } = render(
    <ContainerProvider container={container}>
      <DetailSlide id={item.id} />
    </ContainerProvider>,
  )
  return { copied, element, advance: (ms: number) => act(() => clock.advance(ms)) }
}

const value = (name: string): HTMLElement => {
  const row = screen.getByText(name, { selector: 'dt' }).parentElement
  if (row === null) throw new Error('no row')
  return within(row).getByRole('definition')
}

it('PAY-083 PAY-084 PAY-088 shows the payment, its id as a link to the explorer in a new tab', () => {
  shown(payment)
  expect(screen.getByRole('heading', { level: 3, name: 'Copperline Records' })).toBeTruthy()
  expect(value('Price').textContent).toBe('$108.85')
  expect(value('Paid from').textContent).toBe('Ben’s Wallet')
  const link = screen.getByRole('link', { name: '3f9ac41e77d2 , Open in the block explorer' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(screen.getByText('Nov 22, 2026, 9:04 AM UTC').getAttribute('datetime')).toBe('2026-11-22T09:04:00.000Z')
  const now = screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step')
  expect(now.map((step) => step.textContent)).toEqual(['Confirming'])
})

it('SHELL-075 copies the whole of an id, and says so for 3 s', async () => {
  const { copied, advance } = shown(payment)
  await userEvent.click(screen.getByRole('button', { name: 'Copy transaction id' }))
  expect(copied).toEqual([txId])
  expect(within(value('Transaction id')).getByText('Copied')).toBeTruthy()
  expect(within(value('Order id')).queryByText('Copied')).toBeNull()
  await advance(3000)
  expect(screen.queryByText('Copied')).toBeNull()
})

it('says what to do when the browser does not copy', async () => {
  shown(payment, { copies: E.left(unreachable) })
  await userEvent.click(screen.getByRole('button', { name: 'Copy order id' }))
  expect(within(value('Order id')).getByRole('alert').textContent).toBe(
    'Your browser did not copy it. Select the text instead.',
  )
})

it('hides every amount but what a coin costs, and says so to those who listen', () => {
  const { element } = shown({ ...payment, exceptionStatus: 'paidPartial', underpaidAmount: 8_500n }, { isHidden: true })
  expect(element.textContent).not.toMatch(/108\.85|0\.00\d+ BTC/)
  for (const name of ['Price', 'Subtotal', 'Network cost', 'Underpaid by']) {
    expect(value(name).textContent).toBe('••••Amount hidden')
  }
  expect(value('Exchange rate').textContent).toBe('1 BTC = $96,498.23')
})

it('shows what there is of a payment of which hardly anything is known, whatever it is called', () => {
  const bare: Invoice = {
    ...payment,
    merchantName: '<img src=x onerror=alert(1)>\u202E',
    status: null,
    txCurrency: null,
    price: null,
    exchangeRate: null,
    paymentSubtotal: null,
    networkCost: null,
    orderId: null,
    txId: null,
    selectedWallet: null,
  }
  const { element } = shown(bare)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('<img src=x onerror=alert(1)>')
  expect(element.querySelector('img, dl, ol')).toBeNull()
  expect(element.textContent).not.toMatch(/undefined|null|NaN/)
})

it('shows nothing of an item that is no longer there', () => {
  const { element } = shown(payment)
  expect(element.querySelector('article')).not.toBeNull()
  const container = makeContainer([])
  container.bind(slice('paymentDetails')).toConstantValue({ view: constant({ details: [] }) })
  const gone = render(
    <ContainerProvider container={container}>
      <DetailSlide id="i1" />
    </ContainerProvider>,
  )
  expect(gone.container.innerHTML).toBe('')
})
