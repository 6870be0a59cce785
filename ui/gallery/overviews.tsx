import { ChartFrame, type ChartMonth } from '../kit/ChartFrame.tsx'
import { ChartLooks } from '../kit/ChartLooks.tsx'
import { CheckMenu, type CheckMenuProps } from '../kit/CheckMenu.tsx'
import { ExportPanel, type ExportPanelProps } from '../kit/ExportPanel.tsx'
import { FigureTable } from '../kit/FigureTable.tsx'
import { FilterBar, type FilterDropdown } from '../kit/FilterBar.tsx'
import { FilterFields, FilterRanges, type FilterRangesProps, FilterSelect } from '../kit/FilterFields.tsx'
import { type Exhibit, exhibit } from './exhibit.tsx'

const nothing = (): void => undefined

const month = (short: string, name: string, value: number, isRunning = false): ChartMonth => ({
  short,
  name,
  value,
  label: `$${value.toLocaleString('en-US')}`,
  count: String(Math.round(value / 37)),
  amount: `$${value.toLocaleString('en-US')}.00`,
  isRunning,
})

const months = [
  month('Jan', 'January 2026', 431),
  month('Feb', 'February 2026', 1_250),
  month('Mar', 'March 2026', 0),
  month('Apr', 'April 2026', 872),
  month('May', 'May 2026', 988),
  month('Jun', 'June 2026', 364, true),
]

const categories = {
  caption: 'By category',
  columns: ['Category', 'Purchases', 'Spent', 'Share'],
  rows: [
    ['Groceries', '41', '$1,204.18', '31%'],
    ['Entertainment', '7', '$163.00', '4%'],
    ['Fees', '0', '$2.95', '<1%'],
  ] as const,
}

const spending = {
  heading: 'Spending by month',
  sum: '$3,905.00',
  note: 'in 6 months',
  months,
  summary: 'Spending from January to June 2026: most in February, $1,250.00.',
  running: 'June is not over yet.',
  columns: ['Month', 'Purchases', 'Spent'],
  look: 'chart',
  onLook: nothing,
  looks: { label: 'Show as', chart: 'Chart', table: 'Table' },
} as const

const options = (...labels: ReadonlyArray<string>) => labels.map((label) => ({ value: label, label }))

const type = {
  label: 'Type',
  options: options('Payments', 'Payouts', 'Donations'),
  value: 'Payments',
  onChange: nothing,
}
const dates = { label: 'Dates', options: options('3M', '6M', '1Y', 'All'), value: '3M', onChange: nothing }
const search = {
  label: 'Search',
  placeholder: 'Merchant or order id',
  value: '',
  onChange: nothing,
  clear: 'Clear search',
}
const status: FilterDropdown = {
  label: 'Status',
  options: options('All statuses', 'Completed', 'Failed'),
  value: 'All statuses',
  onChange: nothing,
}
const coin: FilterDropdown = {
  label: 'Coin',
  options: options('All coins', 'Bitcoin'),
  value: 'All coins',
  onChange: nothing,
}

const kinds: CheckMenuProps = {
  label: 'Kinds',
  text: 'All kinds',
  isSet: false,
  options: [
    { value: 'payments', label: 'Payments', isChosen: false, count: 12 },
    { value: 'bills', label: 'Bills', isChosen: false, count: 3 },
    { value: 'security', label: 'Security', isChosen: false, count: null },
  ],
  onChange: nothing,
}

const ranges: FilterRangesProps = {
  amounts: { from: { label: 'Amount from', value: '' }, to: { label: 'Amount to', value: '' }, problem: null },
  days: {
    from: { label: 'First day', value: '2026-03-10' },
    to: { label: 'Last day', value: '' },
    problem: null,
    latest: '2026-03-12',
  },
  onNarrow: nothing,
}
const crossing: FilterRangesProps['amounts'] = {
  from: { label: 'Amount from', value: '20' },
  to: { label: 'Amount to', value: '10' },
  problem: 'The first amount is above the second.',
}
const exported = (busy: number | null): ExportPanelProps => ({
  heading: 'Export Payouts to CSV',
  years: [2026, 2025, 2024].map((year) => ({
    year,
    label: year === 2026 ? 'Year to date transactions' : `${year} Transaction History`,
    isBusy: busy === year,
    isDisabled: busy !== null && busy !== year,
  })),
  earlier: { label: 'Earlier years', years: [] },
  progress: busy === null ? '' : `Collecting the payouts of ${busy}. The download starts by itself.`,
  notice: null,
  isStacked: true,
  onChoose: nothing,
})

/** Exhibits of the controls above and below long lists. */
export const overviews: ReadonlyArray<Exhibit> = [
  exhibit(
    FilterBar,
    {
      plain: { label: 'Filter payments', type, dates, search, dropdowns: [status, coin], result: null },
      narrowed: {
        label: 'Filter donations',
        type: { ...type, value: 'Donations' },
        dates,
        search: { ...search, value: 'river' },
        dropdowns: [{ ...status, value: 'Completed' }, coin],
        result: { text: '2 of 9 donations match.', clear: 'Clear all', onClear: nothing },
      },
      'with what is on or off': {
        label: 'Filter transactions',
        search,
        toggles: [{ label: '30 Days', isOn: true, onPress: nothing }],
        dropdowns: [coin],
        further: { label: 'More filters', isSet: false, children: 'What is chosen less often.' },
        result: null,
      },
      'with more that is set': {
        label: 'Filter transactions',
        search,
        further: { label: 'More filters', isSet: true, children: 'What is chosen less often.' },
        result: null,
      },
    },
    { room: 'all' },
  ),
  exhibit(FilterSelect, { plain: status }),
  exhibit(CheckMenu, {
    all: kinds,
    'one of three': {
      ...kinds,
      text: 'Bills',
      isSet: true,
      options: kinds.options.map((kind) => ({ ...kind, isChosen: kind.value === 'bills' })),
    },
  }),
  exhibit(FilterRanges, { plain: ranges, 'that cross': { ...ranges, amounts: crossing } }),
  exhibit(
    FilterFields,
    {
      plain: {
        children: (
          <>
            <FilterSelect {...status} />
            <FilterRanges {...ranges} />
          </>
        ),
      },
    },
    { room: 'all' },
  ),
  exhibit(ExportPanel, {
    'at rest': exported(null),
    busy: exported(2025),
    'with nothing to save': {
      ...exported(null),
      notice: { tone: 'wait', text: "We couldn't find any payouts transactions for 2024." },
    },
    'in one line': { ...exported(null), isStacked: false, earlier: null },
  }),
  exhibit(
    ChartFrame,
    {
      chart: spending,
      table: { ...spending, look: 'table' },
      'two months': { ...spending, months: months.slice(4), sum: '$1,352.00', note: 'in 2 months' },
      'one month': { ...spending, months: months.slice(5), sum: '$364.00', note: 'in June' },
    },
    { kept: ['look', 'onLook'] },
  ),
  exhibit(
    ChartLooks,
    {
      chart: { look: 'chart', looks: spending.looks, onLook: nothing },
      table: { look: 'table', looks: spending.looks, onLook: nothing },
    },
    { kept: ['look', 'onLook'] },
  ),
  exhibit(FigureTable, {
    plain: categories,
    'with its caption': { ...categories, isCaptionShown: true },
  }),
]
