import 'reflect-metadata/lite'
import { type BillPayPageView, constant } from '@paydeck/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BillPayHome } from '../../../ui/bill-pay/bill-list/BillPayHome.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { countReads } from '../count-reads.ts'
import { home } from './screen-views.ts'

const renderHome = (view: BillPayPageView, width = 1280) => {
  const act = { chooseOrder: vi.fn(), more: vi.fn(), refresh: vi.fn(), learnMore: vi.fn(), connect: vi.fn() }
  const page = (now: BillPayPageView) => (
    <BillPayHome view={now} act={act} beside={<button type="button">Hide amounts</button>} />
  )
  const { rerender } = render(page(view), framed({ ports: { device: { width: constant(width) } } }))
  return { act, show: (now: BillPayPageView) => rerender(page(now)) }
}

const panel = (name: string) => screen.getByRole('region', { name })
const panels = () => screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)
const cards = () => within(panel('Your bills')).getAllByRole('listitem')
const card = (name: RegExp) => {
  const [found] = cards().filter(({ textContent }) => name.test(textContent))
  if (found === undefined) throw new Error(`no card ${name.source}`)
  return found
}
const linksOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
const buttonsOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

describe('the head of the Bill Pay page', () => {
  it('BILL-005 BILL-086 BILL-087 the head shows a notice, the link "Pay All Bills", and the button "Add Another Bill"', async () => {
    const { act } = renderHome(home)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay Bills')
    expect(screen.getByText(home.notice)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Pay All Bills' }).getAttribute('href')).toBe('/bill-pay/pay')
    await userEvent.click(screen.getByRole('button', { name: 'Add Another Bill' }))
    expect(act.connect).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(/pause/i)).toBeNull()
  })

  it('while payments are paused, the head shows that they are paused, and the button "Pay All Bills" is disabled', () => {
    renderHome({
      ...home,
      paused: { title: 'Payments are paused.', text: 'They go on on Nov 24, 2026.' },
      actions: { ...home.actions, payAll: { label: 'Pay All Bills', to: null } },
    })
    expect(screen.queryByRole('link', { name: 'Pay All Bills' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Pay All Bills' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Payments are paused.').parentElement?.textContent).toBe(
      'Payments are paused. They go on on Nov 24, 2026.',
    )
    expect(screen.getByText(home.notice)).toBeTruthy()
  })
})

describe('the cards of the bills on the Bill Pay page', () => {
  it('BILL-085 BILL-096 BILL-098 BILL-105 each card links to the payment page of its bill and to the page of the bill', () => {
    renderHome(home)
    expect(cards()).toHaveLength(3)
    const cedar = card(/Cedar/)
    expect(linksOf(cedar)).toEqual(['/bill-pay/pay/cu', '/bill-pay?bill=cu'])
    expect(within(cedar).getByRole('link', { name: 'History: Cedar Union Bank' })).toBeTruthy()
    for (const text of [
      'Credit card ****2201',
      '$1,842.10',
      'Balance as of Nov 21, 2026 at 9:14 AM',
      'Due Nov 26, 2026',
    ])
      expect(within(cedar).getByText(text)).toBeTruthy()
    expect(buttonsOf(cedar)).toEqual([])
  })

  it('BILL-100 BILL-101 ERR-065 an unpayable bill shows its status, has no payment link, and has the button Learn More', async () => {
    const { act } = renderHome(home)
    const northshore = card(/Northshore/)
    expect(linksOf(northshore)).toEqual(['/bill-pay?bill=ns'])
    expect(within(northshore).getByText('Unable to pay bill')).toBeTruthy()
    expect(within(northshore).getByText('Balance status currently unavailable')).toBeTruthy()
    expect(northshore.textContent).not.toMatch(/\$|Due/)
    expect(buttonsOf(northshore)).toEqual(['Learn More'])
    await userEvent.click(within(northshore).getByRole('button'))
    expect(act.learnMore.mock.calls).toEqual([['ns']])
  })

  it('BILL-093 BILL-094 BILL-095 a shortened merchant name has a tooltip with the full name; initials replace a broken logo', () => {
    const [first, ...others] = home.bills.cards
    if (first === undefined) throw new Error('no cards')
    const withLogo = { ...first, icon: { initials: 'CU', src: '/logo.png' } }
    renderHome({ ...home, bills: { ...home.bills, cards: [withLogo, ...others] } })
    expect(screen.getByText('Northshore Student L…').title).toBe('Northshore Student Lending')
    const logo = card(/Cedar/).querySelector('img')
    expect(logo?.getAttribute('src')).toBe('/logo.png')
    expect(card(/Cedar/).textContent).not.toContain('CU')
    if (logo !== null) fireEvent.error(logo)
    expect(card(/Cedar/).querySelector('img')).toBeNull()
    expect(within(card(/Cedar/)).getByText('CU')).toBeTruthy()
  })

  it('the button Reconnect on a card opens the connection dialog', async () => {
    const { act } = renderHome(home)
    const hillside = card(/Hillside/)
    expect(within(hillside).getByText('Connect it again to keep its balance up to date.')).toBeTruthy()
    expect(buttonsOf(hillside)).toEqual(['Reconnect'])
    await userEvent.click(within(hillside).getByRole('button'))
    expect(act.connect).toHaveBeenCalledTimes(1)
  })

  it('BILL-109 choosing "Name" under "Sort by" calls `chooseOrder` with "alphabetical"', async () => {
    const { act } = renderHome(home)
    const order = screen.getByRole('combobox', { name: 'Sort by' })
    expect(
      within(order)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ text, selected }) => [text, selected]),
    ).toEqual([
      ['Due date', true],
      ['Name', false],
    ])
    await userEvent.selectOptions(order, 'Name')
    expect(act.chooseOrder.mock.calls).toEqual([['alphabetical']])
  })

  it('while amounts are hidden, each card has one label "Amount hidden" instead of its balance', () => {
    const cards = home.bills.cards.map((one) => (one.balance === null ? one : { ...one, balance: '••••••' }))
    renderHome({ ...home, hiddenAmount: 'Amount hidden', bills: { ...home.bills, cards } })
    expect(within(panel('Your bills')).getAllByText('Amount hidden')).toHaveLength(2)
    expect(panel('Your bills').textContent).not.toContain('$')
  })
})

describe('the payments on the Bill Pay page', () => {
  it('BILL-088 BILL-089 BILL-111 PAY-073 pending and recent payments are listed, and each payment links to its bill', async () => {
    const { act } = renderHome(home)
    expect(panels()).toEqual(['Your bills', 'Pending', 'Recent Activity'])
    const pending = within(panel('Pending'))
    expect(pending.getByRole('img', { name: 'Pending' })).toBeTruthy()
    for (const text of ['****0917 · Estimated Nov 24, 2026', 'Processing', '$100.00', 'Fee $1.00'])
      expect(pending.getByText(text)).toBeTruthy()
    expect(linksOf(panel('Pending'))).toEqual(['/bill-pay?bill=pa'])
    const recent = within(panel('Recent Activity'))
    expect(recent.queryByRole('img')).toBeNull()
    expect(panel('Recent Activity').textContent).not.toContain('Fee')
    expect(recent.getByText('1 of 2 shown')).toBeTruthy()
    await userEvent.click(recent.getByRole('button', { name: 'Load More' }))
    expect(act.more.mock.calls).toEqual([['recent']])
    expect(buttonsOf(panel('Pending'))).toEqual(['Refresh'])
  })

  it('BILL-090 BILL-091 the button Refresh ignores presses while it is busy; a failed refresh shows an error', async () => {
    const { act, show } = renderHome(home)
    const refresh = () => screen.getByRole('button', { name: 'Refresh' })
    await userEvent.click(refresh())
    expect(act.refresh).toHaveBeenCalledTimes(1)
    show({ ...home, refresh: { ...home.refresh, isRefreshing: true } })
    expect(refresh().getAttribute('aria-busy')).toBe('true')
    await userEvent.click(refresh())
    expect(act.refresh).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
    show({ ...home, refresh: { ...home.refresh, failure: 'Your payments could not be loaded again.' } })
    expect(screen.getByRole('alert').textContent).toContain('Your payments could not be loaded again.')
  })

  it('BILL-092 an empty list of pending or recent payments is hidden; if both lists are empty, a text is shown', () => {
    const none = { rows: [], tail: { kind: 'none' } } as const
    const text = "Uh oh, it's a ghost town in here!"
    const { show } = renderHome({
      ...home,
      pending: { ...home.pending, ...none },
      recent: { ...home.recent, ...none },
      empty: text,
    })
    expect(screen.getByText(text)).toBeTruthy()
    expect(panels()).toEqual(['Your bills', 'Pending'])
    expect(buttonsOf(panel('Pending'))).toEqual(['Refresh'])
    show({ ...home, pending: { ...home.pending, ...none } })
    expect(screen.queryByText(text)).toBeNull()
    expect(panels()).toEqual(['Your bills', 'Recent Activity'])
    expect(buttonsOf(panel('Recent Activity'))).toEqual(['Refresh', 'Load More'])
    show({ ...home, recent: { ...home.recent, ...none } })
    expect(panels()).toEqual(['Your bills', 'Pending'])
    expect(buttonsOf(panel('Pending'))).toEqual(['Refresh'])
  })
})

it('if one list of the page changes, only the changed rows and cards are rendered again', () => {
  const many = <T extends object>(items: ReadonlyArray<T>, count: number) =>
    items.slice(0, 1).flatMap((item) => Array.from({ length: count }, (_, index) => ({ ...item, id: `${index}` })))
  const cards = many(home.bills.cards, 50)
  const [before, after] = [countReads(cards, 'balanceStatus'), countReads(cards, 'balanceStatus')]
  const paid = countReads(many(home.pending.rows, 10), 'note')
  const viewWith = (rows: number) => ({
    ...home,
    bills: { ...home.bills, cards: before.counted },
    pending: { ...home.pending, rows: paid.counted.slice(0, rows) },
  })
  const { show } = renderHome(viewWith(5))
  expect([before.takeCount(), paid.takeCount()]).toEqual([50, 5])
  show(viewWith(10))
  expect([before.takeCount(), paid.takeCount()]).toEqual([0, 5])
  show({ ...viewWith(10), refresh: { ...home.refresh, isRefreshing: true } })
  const next = [...after.counted.slice(0, 1), ...before.counted.slice(1)]
  show({ ...viewWith(10), bills: { ...home.bills, cards: next } })
  expect([before.takeCount(), after.takeCount(), paid.takeCount()]).toEqual([0, 1, 0])
})
