import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ChartFrame, type ChartMonth } from '../../ui/kit/ChartFrame.tsx'
import type { ChartLook } from '../../ui/kit/ChartLooks.tsx'
import { FilterBar, type FilterBarProps } from '../../ui/kit/FilterBar.tsx'

const options = (...labels: ReadonlyArray<string>) => labels.map((label) => ({ value: label, label }))

const barOf = (props: Partial<FilterBarProps>) => (
  <FilterBar
    label="Filter payments"
    search={{ label: 'Search', placeholder: 'Merchant', value: '', onChange: () => undefined, clear: 'Clear search' }}
    result={null}
    {...props}
  />
)

describe('filter bar', () => {
  it('the filter bar is a search region with a name, and contains no filters except those that are passed to it', () => {
    render(barOf({}))
    const bar = within(screen.getByRole('search', { name: 'Filter payments' }))
    expect(bar.getByRole('searchbox', { name: 'Search' }).getAttribute('placeholder')).toBe('Merchant')
    expect([bar.queryAllByRole('button'), bar.queryAllByRole('radio'), bar.queryAllByRole('combobox')]).toEqual([
      [],
      [],
      [],
    ])
    expect(bar.getByRole('status').textContent).toBe('')
  })

  it('the filter bar calls `onChange` for changes of type, dates, search text, toggles and dropdowns', async () => {
    const onChange = vi.fn()
    const reporter = (what: string) => (value?: string) => void onChange(what, value)
    render(
      barOf({
        type: { label: 'Type', options: options('Payments', 'Payouts'), value: 'Payments', onChange: reporter('type') },
        dates: { label: 'Dates', options: options('3M', 'All'), value: '3M', onChange: reporter('dates') },
        search: { label: 'Search', placeholder: '', value: '', onChange: reporter('search'), clear: 'Clear' },
        toggles: [{ label: '30 Days', isOn: true, onPress: reporter('toggle') }],
        dropdowns: [
          { label: 'Coin', options: options('All coins', 'Bitcoin'), value: 'All coins', onChange: reporter('coin') },
        ],
      }),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Payouts' }))
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    await userEvent.type(screen.getByRole('searchbox'), 'r')
    const toggle = screen.getByRole('button', { name: '30 Days' })
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(toggle)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Coin' }), 'Bitcoin')
    expect(onChange.mock.calls).toEqual([
      ['type', 'Payouts'],
      ['dates', 'All'],
      ['search', 'r'],
      ['toggle', undefined],
      ['coin', 'Bitcoin'],
    ])
  })

  it('the filter bar marks each dropdown whose value differs from the dropdown’s default value', () => {
    const drop = (value: string) => ({
      label: value,
      options: options('All', 'One'),
      value,
      onChange: () => undefined,
    })
    render(barOf({ dropdowns: [drop('All'), drop('One')] }))
    const set = screen.getAllByRole('combobox').map((box) => box.parentElement?.getAttribute('data-set'))
    expect(set).toEqual(['false', 'true'])
  })

  it('a press on a clear button clears the search text or all filters, and moves the focus to the search field', async () => {
    const Tried = () => {
      const [value, setValue] = useState('river')
      const [isNarrow, setNarrow] = useState(true)
      const result = { text: '2 of 9 payments match.', clear: 'Clear all', onClear: () => setNarrow(false) }
      return barOf({
        search: { label: 'Search', placeholder: '', value, onChange: setValue, clear: 'Clear search' },
        result: isNarrow ? result : null,
      })
    }
    render(<Tried />)
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('2 of 9 payments match.')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    // The status element has not been replaced, so its event listeners still work.
    expect(screen.getByRole('status')).toBe(status)
    expect(status.textContent).toBe('')
  })

  it('a press on “More filters” shows or hides further filters; the button is marked if a further filter is set', async () => {
    const of = (isSet: boolean) => barOf({ further: { label: 'More filters', isSet, children: <p>Amounts</p> } })
    const { rerender } = render(of(false))
    const more = screen.getByRole('button', { name: 'More filters' })
    const seen = () => [
      more.getAttribute('aria-expanded'),
      screen.getByText('Amounts').closest('[hidden]') === null,
      more.dataset['set'],
    ]
    expect(seen()).toEqual(['false', false, 'false'])
    await userEvent.click(more)
    expect(seen()).toEqual(['true', true, 'false'])
    rerender(of(true))
    await userEvent.click(more)
    expect(seen()).toEqual(['false', false, 'true'])
  })
})

const month = (short: string, value: number, isRunning = false): ChartMonth => ({
  short,
  name: `${short} 2026`,
  value,
  label: `$${value}`,
  count: '3',
  amount: `$${value}.50`,
  isRunning,
})

const chartOf = (months: ReadonlyArray<ChartMonth>, look: ChartLook, onLook: (look: ChartLook) => void = () => {}) => (
  <ChartFrame
    heading="Spending by month"
    sum="$30.00"
    note="in 3 months"
    months={months}
    summary="Most in May, $20.50."
    running="June is not over yet."
    columns={['Month', 'Purchases', 'Spent']}
    look={look}
    onLook={onLook}
    looks={{ label: 'Show as', chart: 'Chart', table: 'Table' }}
  />
)

const months = [month('Apr', 10), month('May', 20), month('Jun', 5, true)]

describe('chart of months', () => {
  it('the chart has a bar and a value for each month, a hatched bar for the current month, and a text alternative', () => {
    render(chartOf(months, 'chart'))
    const picture = screen.getByRole('img', { name: 'Most in May, $20.50.' })
    expect(picture.textContent).toBe('$10Apr$20May$5Jun')
    const bars = [...picture.querySelectorAll('svg')]
    expect(bars.map((bar) => bar.querySelector('pattern') !== null)).toEqual([false, false, true])
    const heights = bars.map((bar) => getComputedStyle(bar).blockSize)
    expect(heights.map((height) => / \* ([\d.]+)\)/.exec(height)?.[1])).toEqual(['0.5', '1', '0.25'])
    expect(screen.getByText('June is not over yet.')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('the table that replaces the chart lists the newest month first', () => {
    render(chartOf(months, 'table'))
    const table = screen.getByRole('table', { name: 'Spending by month' })
    expect(
      [...table.querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Month', 'Purchases', 'Spent'],
      ['Jun 2026', '3', '$5.50'],
      ['May 2026', '3', '$20.50'],
      ['Apr 2026', '3', '$10.50'],
    ])
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('while the chart is shown, the button “Chart” is marked as pressed; a press on “Table” calls `onLook`', async () => {
    const onChoose = vi.fn()
    render(chartOf(months, 'chart', onChoose))
    const looks = within(screen.getByRole('group', { name: 'Show as' })).getAllByRole('button')
    expect(looks.map((look) => [look.getAttribute('aria-label'), look.getAttribute('aria-pressed')])).toEqual([
      ['Chart', 'true'],
      ['Table', 'false'],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Table' }))
    expect(onChoose.mock.calls).toEqual([['table']])
  })

  it.each([0, 1])('if the number of months is %d, the panel shows the total and no chart', (count) => {
    render(chartOf(months.slice(0, count), 'chart'))
    const panel = screen.getByRole('region', { name: 'Spending by month' })
    expect(panel.textContent).toBe('Spending by month$30.00in 3 months')
  })

  it('if the amount of a month is 0, its bar has the height 0', () => {
    render(chartOf([month('Apr', 0), month('May', 0)], 'chart'))
    const flat = [...screen.getByRole('img').querySelectorAll('svg')].map((bar) => getComputedStyle(bar).blockSize)
    expect(flat.every((height) => height.includes('* 0)'))).toBe(true)
  })
})
