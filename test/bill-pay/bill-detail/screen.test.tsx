import 'reflect-metadata/lite'
import { type BillDetailView } from '@paydeck/core'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BillPage } from '../../../ui/bill-pay/bill-detail/BillPage.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { bill } from './screen-view.ts'

const shown = (view: BillDetailView, hidden: string | null = null) => {
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

describe('the head of a bill', () => {
  it('says whose it is and what is owed, and leads back, to its payment, and to its removal', async () => {
    const { act } = shown(bill)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Parkway Auto Finance')
    expect(links()).toEqual([
      ['Pay Bills', '/bill-pay'],
      ['Pay this bill', '/bill-pay/pay/pa'],
    ])
    for (const text of ['Auto loan ****0917', '$9,310.44', 'Balance as of Nov 21, 2026 at 9:14 AM', 'Due Dec 12, 2026'])
      expect(screen.getAllByText(text)).toBeTruthy()
    expect(within(panel('What is owed')).getByText('Minimum payment').nextSibling?.textContent).toBe('$218.20')
    expect(buttons()).toEqual(['Remove this bill', 'Receipt', 'Load More'])
    await press('Remove this bill')
    expect(act.openRemoval).toHaveBeenCalledTimes(1)
  })

  it('leads to no payment where there is none, and says why and what to do', async () => {
    const { act } = shown({
      ...bill,
      head: {
        ...bill.head,
        balance: null,
        due: null,
        unpayable: { status: 'Unable to pay bill', tone: 'bad', learnMore: 'Learn More' },
        connection: { text: 'Its data is not kept up.', tone: 'wait', reconnect: 'Connect Again' },
      },
      pay: null,
      remove: null,
    })
    expect(links()).toEqual([['Pay Bills', '/bill-pay']])
    expect(screen.getByText('Unable to pay bill')).toBeTruthy()
    expect(screen.getByText('Its data is not kept up.')).toBeTruthy()
    expect(buttons()).toEqual(['Learn More', 'Connect Again', 'Receipt', 'Load More'])
    await press('Learn More')
    await press('Connect Again')
    expect([act.learnMore.mock.calls, act.connect.mock.calls.length]).toEqual([[['pa']], 1])
  })
})

describe('the payments', () => {
  it('say how each stands, why, and what comes', () => {
    shown(bill)
    expect(payments().map(({ textContent }) => textContent)).toEqual([
      'Nov 21, 2026$100.00ProcessingEstimated Nov 24, 2026Fee $1.00The payment is on its way to the biller.It is credited to the bill by the estimated day.',
      'Oct 12, 2026$318.20CompletedThe biller has credited the payment.Receipt',
    ])
  })

  it('have a receipt each where there is one, fetched once at a time', async () => {
    const [first, second] = bill.payments.rows
    if (first === undefined || second === undefined) throw new Error('no payments')
    const withReceipt = (isLoading: boolean, failure: string | null): BillDetailView => ({
      ...bill,
      payments: { ...bill.payments, rows: [first, { ...second, receipt: { label: 'Receipt', isLoading, failure } }] },
    })
    const { act, show } = shown(bill)
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

  it('BILL-111 show more on demand, and nothing to press where all are shown', async () => {
    const { act, show } = shown(bill)
    expect(within(panel('Payments')).getByText('2 of 12 shown')).toBeTruthy()
    await press('Load More')
    expect(act.more).toHaveBeenCalledTimes(1)
    show({ ...bill, payments: { ...bill.payments, more: null } })
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
    expect(screen.queryByText(/shown$/)).toBeNull()
  })

  it('are on their way, none, or could not be loaded: each says so alone', async () => {
    const none = { ...bill.payments, rows: [], more: null }
    const { act, show } = shown({ ...bill, payments: { ...none, isLoading: true } })
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

describe('the balances', () => {
  const { balances } = bill

  it('are a line that says in words what it shows, and a table behind it, the newest first', async () => {
    shown(bill)
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

  it('are left out where the provider tells none, and say that they are on their way or could not be loaded', async () => {
    const { act, show } = shown({ ...bill, balances: null })
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
