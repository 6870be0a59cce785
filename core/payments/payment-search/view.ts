import { filled } from '../../kernel/text.ts'
import { chainName, currencyRow, displayCode } from '../../money/index.ts'
import { amountsRange } from '../../presentation/filter-amounts.ts'
import { daysRange, type FilterChoice, filterChoice, type FilterRange } from '../../presentation/filters.ts'
import { zonedIsoDay } from '../../presentation/zoned-days.ts'
import type { InvoiceCurrency } from '../model.ts'
import { type DatePill, datePills, listSkeletons, ListName, moreTail, type PaymentTail } from '../payment-list/index.ts'
import {
  paymentFilterTexts as texts,
  paymentListNames as listNames,
  paymentListTexts as listTexts,
  paymentSavingTexts as savingTexts,
} from '../texts.ts'
import { noNarrowing, type PaymentFilter, type PaymentSearchState, type SaveFormat } from './model.ts'
import { hasDays, isSearch, savedName, periodText } from './rules.ts'
import { listStatuses, statusFilters } from './tables.ts'

/** View of the search fields. Each control changes fields of `PaymentFilter`. */
export interface PaymentSearchFields {
  /** False while the app checks whether the provider supports search. */
  readonly isKnown: boolean
  /** Screen reader label of the filter bar. */
  readonly label: string
  /** Field for the text to find. It changes `text`. */
  readonly text: {
    readonly label: string
    readonly placeholder: string
    readonly value: string
    readonly clear: string
  }
  /** Choice of a status label of the selected list. It changes `status`. */
  readonly statuses: FilterChoice
  /** Choice of a coin. It changes `coin`. */
  readonly coins: FilterChoice
  /** Fields for the minimum and maximum amount. They change `least` and `most`. */
  readonly amounts: FilterRange
  /** Fields for the first and last day. They change `from` and `to`. `latest` is the last day that can be chosen. */
  readonly days: FilterRange & { readonly latest: string }
}

/** View of the filter bar above the lists. */
export interface PaymentFilterView {
  /** Current filter. */
  readonly values: PaymentFilter
  readonly types: {
    readonly label: string
    readonly pills: ReadonlyArray<{
      readonly value: PaymentFilter['list']
      readonly label: string
      readonly isOn: boolean
    }>
  }
  /** Period buttons. No period is selected while a day is chosen. */
  readonly dates: {
    readonly label: string
    readonly pills: ReadonlyArray<{
      readonly value: PaymentFilter['pill']
      readonly label: string
      readonly isOn: boolean
    }>
  }
  /** Null if the provider cannot search. */
  readonly search: PaymentSearchFields | null
}

/** View of a list without rows. */
export interface PaymentEmptyView {
  /** 'none': the list is empty. 'no-match': no item matches the search. */
  readonly kind: 'none' | 'no-match'
  readonly text: string
  /** Buttons that change the filter. */
  readonly actions: ReadonlyArray<{ readonly label: string; readonly change: Partial<PaymentFilter> }>
}

/** Number of matches, and a button that clears the search. */
export interface PaymentResultView {
  readonly text: string
  readonly clear: string
  readonly change: Partial<PaymentFilter>
}

/** View of the buttons that save the listed items as a file. */
export interface PaymentSavingView {
  readonly label: string
  readonly buttons: ReadonlyArray<{
    readonly format: SaveFormat
    readonly label: string
    readonly isBusy: boolean
    readonly isDisabled: boolean
  }>
  /** Text for screen readers during and after a save. Empty otherwise. */
  readonly progress: string
  /** Error of the last save. Null if there is none. */
  readonly failure: string | null
}

/** Input of the filter bar. */
export interface FilterSource {
  /** True if the provider can search. Null if unknown. */
  readonly isSupported: boolean | null
  readonly currencies: ReadonlyMap<string, InvoiceCurrency>
  /** True if hidden currencies can be chosen too (CUR-010, CUR-011). */
  readonly showHidden: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  /** IANA time zone, as in "Europe/Berlin". */
  readonly timeZone: string
}

const statusesOf = ({ list, status }: PaymentFilter): FilterChoice =>
  filterChoice(
    texts.statuses,
    listStatuses[list].map((value) => {
      const names: Readonly<Partial<Record<ListName | 'all', string>>> = statusFilters[value].names
      return { value, label: names[list] ?? statusFilters[value].names.all }
    }),
    status,
  )

/**
 * Returns the coin choices, labelled by name. If several coins share a name, their labels also have code and chain. A chosen
 * coin that is not among the offered coins is added.
 */
const coinsOf = (
  { coin }: PaymentFilter,
  { currencies, showHidden }: Pick<FilterSource, 'currencies' | 'showHidden'>,
): FilterChoice => {
  const all = [...currencies.values()].filter(({ code }) => showHidden || currencyRow(code)?.hidden !== true)
  const names = new Map<string, number>()
  for (const { name } of all) names.set(name, (names.get(name) ?? 0) + 1)
  const known = all.map(({ code, name, chain }) => {
    const isOne = name !== '' && names.get(name) === 1
    const on = chain === null ? '' : ` · ${chainName(chain)}`
    return { value: code, label: isOne ? name : `${name} ${displayCode(code)}${on}`.trim() }
  })
  const other =
    coin === null || all.some(({ code }) => code === coin) ? [] : [{ value: coin, label: displayCode(coin) }]
  return filterChoice(texts.coins, [...known, ...other], coin)
}

/** Makes the view of the filter bar. */
export const paymentFilterView = (values: PaymentFilter, source: FilterSource): PaymentFilterView => ({
  values,
  types: {
    label: texts.types,
    pills: Object.keys(listNames)
      .filter(ListName.is)
      .map((value) => ({ value, label: listNames[value].title, isOn: value === values.list })),
  },
  dates: {
    label: texts.dates,
    pills: (Object.keys(datePills) as ReadonlyArray<DatePill>).map((value) => ({
      value,
      label: datePills[value].label,
      isOn: value === values.pill && (source.isSupported === false || !hasDays(values)),
    })),
  },
  search:
    source.isSupported === false
      ? null
      : {
          isKnown: source.isSupported === true,
          label: texts.label,
          text: { ...texts.text, value: values.text },
          statuses: statusesOf(values),
          coins: coinsOf(values, source),
          amounts: amountsRange(values),
          days: { ...daysRange(values), latest: zonedIsoDay(source.now, source.timeZone) },
        },
})

const allDates = { pill: 'all', from: '', to: '' } as const
const clearAll = { label: texts.clearAll, change: { ...noNarrowing, from: '', to: '' } }

/** Makes the view of a list without rows. */
export const paymentEmptyView = (filter: PaymentFilter, isSearching: boolean): PaymentEmptyView => {
  const isNarrow = periodText(filter, 'of') !== null
  if (!isSearching) {
    const actions = filter.pill === 'all' ? [] : [{ label: listTexts.allDates, change: allDates }]
    return { kind: 'none', text: listTexts.empty, actions }
  }
  const text = filter.text.trim()
  const isChosen = isSearch({ ...filter, text: '', from: '', to: '' })
  const values = {
    items: listNames[filter.list].many,
    when: periodText(filter, 'of') ?? '',
    what: text === '' ? texts.chosen : filled(isChosen ? texts.textAndChosen : texts.textAlone, { text }),
  }
  const clear = text === '' ? clearAll : { label: texts.text.clear, change: { text: '' } }
  return {
    kind: 'no-match',
    text: filled(isNarrow ? texts.noMatchWhen : texts.noMatch, values),
    actions: [clear, ...(isNarrow ? [{ label: texts.searchAllDates, change: allDates }] : [])],
  }
}

/** Makes the view of the number of matches. Null without a search and before the first response. */
export const paymentResultView = ({ filter, activeQuery, total }: PaymentSearchState): PaymentResultView | null => {
  if (filter === null || activeQuery === null || total === null || !isSearch(filter)) return null
  const { one: item, many: items } = listNames[activeQuery.list]
  const text = texts.result[total === 1 ? 'one' : 'many']
  return { text: filled(text, { count: total, item, items }), clear: clearAll.label, change: clearAll.change }
}

/** Returns the part below the results. */
export const searchTail = ({ activeQuery, status, items, after, total }: PaymentSearchState): PaymentTail => {
  const names = { items: listNames[activeQuery?.list ?? 'payments'].many }
  if (status === 'error') {
    const text = filled(items.length === 0 ? texts.failed : listTexts.pageFailed, names)
    return { kind: 'failed', text, label: listTexts.tryAgain }
  }
  if (status === 'loading' && items.length === 0) return { kind: 'loading', skeletons: listSkeletons.first.value }
  return after === null ? { kind: 'none' } : moreTail(items.length, total, false, status === 'loading')
}

/** Makes the view of the buttons that save the listed items; `now` is in milliseconds since 1970. */
export const paymentSavingView = ({ filter, saving, outcome }: PaymentSearchState, now: number): PaymentSavingView => ({
  label: savingTexts.label,
  buttons: (['csv', 'json'] as const).map((format) => ({
    format,
    label: savingTexts[format],
    isBusy: saving === format,
    isDisabled: saving !== null && saving !== format,
  })),
  progress:
    saving === null
      ? outcome?.kind === 'saved'
        ? outcome.text
        : ''
      : filled(savingTexts.making, { file: savedName(filter ?? { list: 'payments' }, saving, now) }),
  failure: outcome?.kind === 'failed' ? outcome.text : null,
})
