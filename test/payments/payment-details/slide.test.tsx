import 'reflect-metadata/lite'
import { type Invoice, unreachable } from '@paydeck/core'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { expect, it, vi } from 'vitest'
import { payment, recordOf, txId, whole } from './bench.ts'
import { shown, value } from './screen.tsx'

it('PAY-083 PAY-084 PAY-088 the slide shows the fields of the payment, and opens the explorer in a new tab', async () => {
  await shown(payment)
  expect(screen.getByRole('heading', { level: 3, name: 'Copperline Records' })).toBeTruthy()
  expect(value('Price').textContent).toBe('$108.85')
  expect(value('Paid from').textContent).toBe('Ben’s Wallet')
  const link = screen.getByRole('link', { name: '3f9ac41e77d2 , Open in the block explorer' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(screen.getByText('Nov 22, 2026, 9:04 AM UTC').getAttribute('datetime')).toBe('2026-11-22T09:04:00.000Z')
  const now = screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step')
  expect(now.map((step) => step.textContent)).toEqual(['Confirming'])
})

it('SHELL-075 a press on the copy button copies the whole id, and a confirmation appears for 3 s', async () => {
  const { copied, advance } = await shown(payment)
  await userEvent.click(screen.getByRole('button', { name: 'Copy transaction id' }))
  expect(copied).toEqual([txId])
  expect(within(value('Transaction id')).getByText('Copied')).toBeTruthy()
  expect(within(value('Order id')).queryByText('Copied')).toBeNull()
  await advance(3000)
  expect(screen.queryByText('Copied')).toBeNull()
})

it('if the browser cannot copy an id, the copy button tells the user what to do instead', async () => {
  await shown(payment, { copyResult: E.left(unreachable) })
  await userEvent.click(screen.getByRole('button', { name: 'Copy order id' }))
  expect(within(value('Order id')).getByRole('alert').textContent).toBe(
    "Your browser couldn't copy this. Select the text and copy it yourself.",
  )
})

it('while amounts are hidden, the slide still shows the exchange rate; screen readers read a label instead of an amount', async () => {
  const { element } = await shown(
    { ...payment, exceptionStatus: 'paidPartial', underpaidAmount: 8_500n },
    { isHidden: true },
  )
  expect(element.textContent).not.toMatch(/108\.85|0\.00\d+ BTC/)
  for (const name of ['Price', 'Subtotal', 'Network cost', 'Underpaid by']) {
    expect(value(name).textContent).toBe('••••Amount hidden')
  }
  expect(value('Exchange rate').textContent).toBe('1 BTC = $96,498.23')
})

it('the slide omits the unknown fields of a payment, and shows HTML in a merchant’s name as plain text', async () => {
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
  const { element } = await shown(bare)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('<img src=x onerror=alert(1)>')
  expect(element.querySelector('img, dl, ol')).toBeNull()
  expect(element.textContent).not.toMatch(/undefined|null|NaN/)
})

it('the slide is empty if no list contains its item', async () => {
  const { element, requests } = await shown(payment, { isListed: false })
  expect([element.innerHTML, requests]).toEqual(['', ['i1']])
})

it('PAY-094 once the invoice of a listed payment has loaded, the slide also shows the fields of the invoice', async () => {
  const listed = { ...payment, selectedWallet: null }
  const record = recordOf({ ...whole, selectedWallet: null }, { swapInfoCode: 'USDC', walletName: 'Harbour Wallet' })
  const { requests } = await shown(listed, { record })
  expect(requests).toEqual(['i1'])
  expect([value('Swap code').textContent, value('Paid from').textContent]).toEqual(['USDC', 'Harbour Wallet'])
})

it('the slide shows a wallet icon if the wallet’s picture fails to load', async () => {
  await shown(payment)
  const picture = value('Paid from').querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/wallet.svg')
  await act(async () => picture?.dispatchEvent(new Event('error')))
  expect(value('Paid from').querySelectorAll('img, svg').length).toBe(1)
  expect(value('Paid from').querySelector('svg')).not.toBeNull()
})

it('a press on "Print receipt" prints the slide as a receipt that contains whole ids', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await shown(payment)
  expect(screen.getByText('Paydeck receipt')).toBeTruthy()
  expect(within(value('Transaction id')).getByText(txId)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }))
  expect(print).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

const complete = { ...payment, status: 'complete' } as const
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

it('if no list announces a status change, the slide itself announces the change', async () => {
  const { tell } = await shown(payment)
  const [announcement, status] = screen.getAllByRole('status')
  expect(said()).toEqual(['Confirming'])
  await tell({ items: [complete] })
  expect(said()).toEqual(['Complete'])
  expect([announcement?.isConnected, status?.isConnected]).toEqual([true, true])
})

it('if the page announces a status change, the slide announces the page’s text, and not the new status as well', async () => {
  const { tell, element } = await shown(payment)
  await tell({ announcement: { text: '', count: 0 } })
  expect(said()).toEqual([])
  await tell({ items: [complete], announcement: { text: 'Birch is complete.', count: 1 } })
  expect(said()).toEqual(['Birch is complete.'])
  expect(within(element).getAllByText('Complete').length).toBeGreaterThan(0)
})
