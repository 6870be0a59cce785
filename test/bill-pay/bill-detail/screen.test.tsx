import 'reflect-metadata/lite'
import { type BillDetailView } from '@paydeck/core'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BillPage } from '../../../ui/bill-pay/bill-detail/BillPage.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { bill } from './screen-view.ts'

const renderBill = (view: BillDetailView, hidden: string | null = null) => {
  const act = {
    more: vi.fn(),
    tryAgain: vi.fn(),
    saveReceipt: vi.fn(),
    openRemoval: vi.fn(),
    connect: vi.fn(),
    learnMore: vi.fn(),
  }
  const page = (now: BillDetailView) => <BillPage view={now} act={act} hidden={hidden} />
  const { rerender } = render(page(view), framed())
  return { act, show: (now: BillDetailView) => rerender(page(now)) }
}

const panel = (name: string) => screen.getByRole('region', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const payments = () => within(panel('Payments')).queryAllByRole('listitem')

describe('the head of the page of a bill', () => {
  it('the head shows name, balance and due date, links to the payment page, and has the button "Remove this bill"', async () => {
    const { act } = renderBill(bill)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Parkway Auto Finance')
    expect(links()).toEqual([
      ['Pay Bills', '/bill-pay'],
      ['Pay this bill', '/bill-pay/pay/pa'],
    ])
    for (const text of ['Auto loan ****0917', '$9,310.44', 'Balance as of Nov 21, 2026 at 9:14 AM', 'Due Dec 12, 2026'])
      expect(screen.getAllByText(text)).toBeTruthy()
    expect(within(panel('What you owe')).getByText('Minimum payment').nextSibling?.textContent).toBe('$218.20')
    expect(buttons()).toEqual(['Remove this bill', 'Receipt', 'Load More'])
    await press('Remove this bill')
    expect(act.openRemoval).toHaveBeenCalledTimes(1)
  })

  it('the head of an unpayable bill has no payment link, but the buttons Learn More and Reconnect', async () => {
    const { act } = renderBill({
      ...bill,
      head: {
        ...bill.head,
        balance: null,
        due: null,
        unpayable: { status: 'Unable to pay bill', tone: 'bad', learnMore: 'Learn More' },
        connection: { text: 'Its data is not kept up.', tone: 'wait', reconnect: 'Reconnect' },
      },
      pay: null,
      remove: null,
    })
    expect(links()).toEqual([['Pay Bills', '/bill-pay']])
    expect(screen.getByText('Unable to pay bill')).toBeTruthy()
    expect(screen.getByText('Its data is not kept up.')).toBeTruthy()
    expect(buttons()).toEqual(['Learn More', 'Reconnect', 'Receipt', 'Load More'])
    await press('Learn More')
    await press('Reconnect')
    expect([act.learnMore.mock.calls, act.connect.mock.calls.length]).toEqual([[['pa']], 1])
  })
})

describe('the payments on the page of a bill', () => {
  it('each payment shows its date, amount, status, reason and next step', () => {
    renderBill(bill)
    expect(payments().map(({ textContent }) => textContent)).toEqual([
      'Nov 21, 2026$100.00ProcessingEstimated Nov 24, 2026Fee $1.00The payment is on its way to the biller.It is credited to the bill by the estimated day.',
      'Oct 12, 2026$318.20CompletedThe biller has credited the payment.Receipt',
    ])
  })

  it('a busy Receipt button ignores presses; after a failure, the payment shows an error, and the button works again', async () => {
    const [first, second] = bill.payments.rows
    if (first === undefined || second === undefined) throw new Error('no payments')
    const withReceipt = (isLoading: boolean, failure: string | null): BillDetailView => ({
      ...bill,
      payments: { ...bill.payments, rows: [first, { ...second, receipt: { label: 'Receipt', isLoading, failure } }] },
    })
    const { act, show } = renderBill(bill)
    await press('Receipt')
    expect(act.saveReceipt.mock.calls).toEqual([['p2']])
    show(withReceipt(true, null))
    expect(screen.getByRole('button', { name: 'Receipt' }).getAttribute('aria-busy')).toBe('true')
    await press('Receipt')
    expect(act.saveReceipt).toHaveBeenCalledTimes(1)
    show(withReceipt(false, 'The receipt could not be downloaded.'))
    expect(screen.getByRole('alert').textContent).toBe('The receipt could not be downloaded.')
    await press('Receipt')
    expect(act.saveReceipt).toHaveBeenCalledTimes(2)
  })

  it('BILL-111 the button "Load More" disappears when all payments are shown', async () => {
    const { act, show } = renderBill(bill)
    expect(within(panel('Payments')).getByText('2 of 12 shown')).toBeTruthy()
    await press('Load More')
    expect(act.more).toHaveBeenCalledTimes(1)
    show({ ...bill, payments: { ...bill.payments, more: null } })
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
    expect(screen.queryByText(/shown$/)).toBeNull()
  })

  it('the payments panel is busy while it loads; afterwards, a panel without payments shows the reason', async () => {
    const none = { ...bill.payments, rows: [], more: null }
    const { act, show } = renderBill({ ...bill, payments: { ...none, isLoading: true } })
    expect(panel('Payments').getAttribute('aria-busy')).toBe('true')
    expect(payments()).toEqual([])
    expect(panel('Payments').textContent).toBe('Payments')
    show({ ...bill, payments: { ...none, empty: 'Nothing was paid yet.' } })
    expect(panel('Payments').getAttribute('aria-busy')).toBe('false')
    expect(panel('Payments').textContent).toBe('PaymentsNothing was paid yet.')
    show({ ...bill, payments: { ...none, failure: { text: 'They could not be loaded.', label: 'Try Again' } } })
    expect(within(panel('Payments')).getByRole('alert').textContent).toBe('They could not be loaded.Try Again')
    await press('Try Again')
    expect(act.tryAgain).toHaveBeenCalledTimes(1)
  })
})

describe('the balance history on the page of a bill', () => {
  const { balances } = bill

  it('the page shows the balances as a labelled chart, and as a table with the newest balance first', async () => {
    renderBill(bill)
    const history = within(panel('Balance history'))
    expect(history.getByRole('img', { name: 'From $10,900.00 on Jun 1 down to $9,310.44 on Nov 1' })).toBeTruthy()
    await userEvent.click(history.getByText('Show as a table'))
    const table = within(history.getByRole('table', { name: 'Balance history' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Day', 'Balance'])
    expect(
      table
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .slice(1, 3),
    ).toEqual(['Nov 1, 2026$9,310.44', 'Oct 1, 2026$9,628.00'])
    expect(table.getAllByRole('row')).toHaveLength(7)
  })

  it('the panel "Balance history" is absent without balances; without a chart, it is busy or shows a text', async () => {
    const { act, show } = renderBill({ ...bill, balances: null })
    expect(screen.queryByRole('region', { name: 'Balance history' })).toBeNull()
    if (balances === null) throw new Error('no balances')
    show({ ...bill, balances: { ...balances, figure: null, isLoading: true } })
    expect(panel('Balance history').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('img')).toBeNull()
    show({ ...bill, balances: { ...balances, figure: null, text: 'There are too few to draw.' } })
    expect(panel('Balance history').textContent).toBe('Balance historyThere are too few to draw.')
    show({ ...bill, balances: { ...balances, figure: null, text: 'They could not be loaded.', tryAgain: 'Try Again' } })
    expect(panel('Balance history').textContent).toBe('Balance historyThey could not be loaded.Try Again')
    await press('Try Again')
    expect(act.tryAgain).toHaveBeenCalledTimes(1)
  })
})
