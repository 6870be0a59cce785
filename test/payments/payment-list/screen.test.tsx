import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageView, rowOf, searchFields } from './page-views.ts'
import { panel, panels, press, shown } from './page.tsx'

it('PAY-001 PAY-003 PAY-007 the filter has a button for each list and period, marks the selected ones, and reports presses', async () => {
  const { act } = await shown(pageView())
  const [types, dates] = [screen.getByRole('group', { name: 'Type' }), screen.getByRole('group', { name: 'Dates' })]
  const pills = (group: HTMLElement) =>
    within(group)
      .getAllByRole<HTMLInputElement>('radio')
      .map((pill) => [pill.labels?.[0]?.textContent, pill.checked])
  expect(pills(types)).toEqual([
    ['Payments', true],
    ['Payouts', false],
    ['Donations', false],
  ])
  expect(pills(dates)).toEqual([
    ['3M', true],
    ['6M', false],
    ['1Y', false],
    ['All', false],
  ])
  await userEvent.click(within(types).getByLabelText('Donations'))
  await userEvent.click(within(dates).getByLabelText('1Y'))
  expect(act.narrow.mock.calls).toEqual([[{ list: 'donations' }], [{ pill: '1y' }]])
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('the filter marks no period while the list is filtered by single days', async () => {
  const view = pageView()
  const pills = view.filter.dates.pills.map((pill) => ({ ...pill, isOn: false }))
  await shown({ ...view, filter: { ...view.filter, dates: { ...view.filter.dates, pills } } })
  expect(within(screen.getByRole('group', { name: 'Dates' })).queryByRole('radio', { checked: true })).toBeNull()
})

it('PAY-009 PAY-010 PAY-012 unconfirmed payments have a separate panel; a press on a row opens the slide of this row', async () => {
  const { act } = await shown(
    pageView({
      confirming: {
        title: 'Confirming',
        note: null,
        rows: [rowOf('new', { status: { text: 'Confirming', tone: 'wait' } })],
        tail: { kind: 'more', shown: '1 of 2 shown', label: 'Load More', isLoading: false },
      },
      recent: {
        ...pageView().recent,
        rows: [
          rowOf('old'),
          rowOf('bill', { slide: 'bill-payment', note: 'Bill payment, 3 bills', status: null, mark: null }),
        ],
      },
    }),
  )
  expect(panels()).toEqual(['Confirming', 'Recent Activity', 'What the statuses mean'])
  expect(panel('Confirming').getAttribute('aria-busy')).toBe('false')
  expect(within(panel('Confirming')).getAllByRole('listitem')).toHaveLength(1)
  expect(within(panel('Confirming')).getByText('Confirming', { selector: 'span' })).toBeTruthy()
  const bill = within(panel('Recent Activity')).getByRole('button', { name: 'Shop bill' })
  const row = bill.closest('li')
  expect(row?.textContent).toBe('Shop bill−$64.00Nov 18, 2026 · Bill payment, 3 bills0.000682 BTC')
  expect(row && within(row).queryByRole('img')).toBeNull()
  await userEvent.click(bill)
  await press('Shop new')
  expect(act.open.mock.calls).toEqual([
    ['bill-payment', 'bill'],
    ['invoice', 'new'],
  ])
  await press('Load More', panel('Confirming'))
  expect([act.moreConfirming.mock.calls.length, act.more.mock.calls.length]).toEqual([1, 0])
})

it('PAY-008 the page shows how many rows the list has; the button “Load More” loads further rows and keeps the focus', async () => {
  const tail = { kind: 'more', shown: '10 of 30 shown', label: 'Load More', isLoading: false } as const
  const view = pageView()
  const { act, show } = await shown({ ...view, recent: { ...view.recent, tail } })
  expect(screen.getByText('10 of 30 shown').getAttribute('role')).toBe('status')
  const more = screen.getByRole('button', { name: 'Load More' })
  await userEvent.click(more)
  show({ ...view, recent: { ...view.recent, tail: { ...tail, isLoading: true } } })
  expect(document.activeElement).toBe(more)
  expect([more.getAttribute('aria-disabled'), more.getAttribute('aria-busy')]).toEqual(['true', 'true'])
  await userEvent.click(more)
  expect(act.more).toHaveBeenCalledTimes(1)
})

it('PAY-017 if the next page fails, the list keeps its rows and offers a retry', async () => {
  const view = pageView()
  const tail = { kind: 'failed', text: "We couldn't load more payments.", label: 'Try Again' } as const
  const { act } = await shown({ ...view, recent: { ...view.recent, tail } })
  expect(within(panel('Recent Activity')).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toBe("We couldn't load more payments.Try Again")
  await press('Try Again')
  expect(act.tryAgain).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
})

it('while the first items load, the list is empty and marked as busy; after a long wait, a message explains the delay', async () => {
  const view = pageView()
  const loading = { ...view, recent: { ...view.recent, rows: [], tail: { kind: 'loading', skeletons: 6 } as const } }
  const { show } = await shown(loading)
  expect(panel('Recent Activity').getAttribute('aria-busy')).toBe('true')
  expect(within(panel('Recent Activity')).queryByRole('list')).toBeNull()
  expect(within(panel('Recent Activity')).getByText(/^Still waiting for your payments\./)).toBeTruthy()
  // While rows are visible, the page shows no message about a slow load of the next page.
  show({ ...loading, recent: { ...loading.recent, rows: view.recent.rows } })
  expect(screen.queryByText(/^Still waiting/)).toBeNull()
})

it('PAY-011 an empty list shows a ghost-town picture and offers all dates', async () => {
  const change = { pill: 'all' } as const
  const view = pageView()
  const { act } = await shown({
    ...view,
    recent: {
      ...view.recent,
      rows: [],
      empty: {
        kind: 'none',
        text: "Uh oh, it's a ghost town in here!",
        actions: [{ label: 'Show all dates', change }],
      },
    },
  })
  await screen.findByRole('button', { name: 'Show all dates' })
  expect(panel('Recent Activity').textContent).toBe("Recent ActivityUh oh, it's a ghost town in here!Show all dates")
  await press('Show all dates')
  expect(act.narrow.mock.calls).toEqual([[change]])
})

it('if the provider supports search, the filter has text, status, coin, amounts and days; the page shows how many rows match', async () => {
  const view = pageView()
  const cleared = { text: '' }
  const { act } = await shown({
    ...view,
    filter: { ...view.filter, search: { ...searchFields, text: { ...searchFields.text, value: 'river' } } },
    result: { text: '2 of 9 payments match.', clear: 'Clear all', change: cleared },
  })
  expect(screen.getByText('2 of 9 payments match.').getAttribute('role')).toBe('status')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '!')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Complete')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Coin' }), 'Bitcoin')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Coin' }), 'All coins')
  expect(screen.getByRole('button', { name: 'More filters' }).getAttribute('aria-expanded')).toBe('false')
  await press('More filters')
  await userEvent.type(await screen.findByLabelText('Amount from'), '5')
  await userEvent.type(screen.getByLabelText('Amount to'), '9')
  await press('Clear all')
  expect(act.narrow.mock.calls).toEqual([
    [{ text: 'river!' }],
    [{ status: 'complete' }],
    [{ coin: 'BTC' }],
    [{ coin: null }],
    [{ least: '5' }],
    [{ most: '9' }],
    [cleared],
  ])
  expect(screen.getByLabelText('Last day').getAttribute('max')).toBe('2026-11-22')
})

it('if a search has no matches, the page shows the reason, and not the ghost-town picture', async () => {
  const view = pageView()
  const text = 'No payments from the last 3 months match “glashouse”.'
  const actions = [
    { label: 'Clear search', change: {} },
    { label: 'Search all dates', change: {} },
  ]
  await shown({ ...view, recent: { ...view.recent, rows: [], empty: { kind: 'no-match', text, actions } } })
  await screen.findByText(text)
  expect(panel('Recent Activity').textContent).toBe(`Recent Activity${text}Clear searchSearch all dates`)
  expect(panel('Recent Activity').querySelector('svg')).toBeNull()
})

it('the page announces a completed payment; for a hidden amount, screen readers read a label instead of dots', async () => {
  const { show } = await shown(pageView())
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said().filter((text) => text !== '')).toEqual([])
  show(
    pageView({
      announcement: { text: 'Glasshouse Coffee is complete', count: 1 },
      hiddenAmount: 'Amount hidden',
      confirming: {
        title: 'Confirming',
        note: null,
        rows: [rowOf('two', { amount: '••••••', coin: null })],
        tail: { kind: 'loading', skeletons: 2 },
      },
      recent: { ...pageView().recent, rows: [rowOf('one', { amount: '••••••', coin: '••••••' })] },
    }),
  )
  expect(said().filter((text) => text !== '')).toEqual(['Glasshouse Coffee is complete'])
  const hidden = (name: string) => within(panel(name)).getAllByText('Amount hidden').length
  expect([hidden('Recent Activity'), hidden('Confirming')]).toEqual([2, 1])
  const busy = (name: string) => panel(name).getAttribute('aria-busy')
  expect([busy('Recent Activity'), busy('Confirming')]).toEqual(['false', 'true'])
  for (const dots of screen.getAllByText('••••••')) expect(dots.getAttribute('aria-hidden')).toBe('true')
})

it('PAY-014 a press on the refresh button starts a refresh and disables the button; a failure is shown', async () => {
  const refresh = { label: 'Refresh', isRefreshing: false, failure: null }
  const { act, show } = await shown(pageView({ refresh }))
  await press('Refresh')
  show(pageView({ refresh: { ...refresh, isRefreshing: true } }))
  await press('Refresh')
  expect(act.refresh).toHaveBeenCalledTimes(1)
  show(pageView({ refresh: { ...refresh, failure: 'The list could not be refreshed.' } }))
  expect(screen.getByRole('alert').textContent).toBe('The list could not be refreshed.')
})

it('the legend explains each status label of the list', async () => {
  await shown(pageView({ legend: 'payouts' }))
  const terms = within(panel('What the statuses mean')).getAllByRole('term')
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Confirming', "The payout is scheduled, or the network is still confirming it. You don't need to do anything."],
    ['Complete', 'The coins are in your wallet.'],
  ])
})

it('while another list loads, the panels stay with what the user has opened', async () => {
  const { show } = await shown(pageView())
  const details = panel('What the statuses mean').querySelector('details')
  expect(details).not.toBeNull()
  details?.setAttribute('open', '')
  const { recent } = pageView()
  show(pageView({ recent: { ...recent, rows: [], tail: { kind: 'loading', skeletons: 6 } } }))
  expect(panel('What the statuses mean').querySelector('details')).toBe(details)
  expect(details?.hasAttribute('open')).toBe(true)
})
