import { filled } from '../../../kernel/text.ts'
import { statementTexts, yearPackTexts as texts } from '../../texts.ts'
import type { MadePack, PackSource, PackState, PackSteps, PackSummary } from '../model.ts'
import { entryCount, type StatementContext, totalsView } from './amounts.ts'

/** Step of the pack, ready to render. */
export interface PackStepView {
  readonly id: string
  readonly name: string
  readonly state: 'waiting' | 'reading' | 'read' | 'failed'
  /** Number of entries, or the reason why there are none. */
  readonly note: string
}

/** Panel of the year pack, ready to render. */
export type PackView =
  | { readonly kind: 'idle'; readonly make: string }
  | { readonly kind: 'empty'; readonly heading: string; readonly text: string }
  | {
      readonly kind: 'making'
      readonly title: string
      /** Integer from 0 to 99. */
      readonly percent: number
      readonly steps: ReadonlyArray<PackStepView>
    }
  | {
      readonly kind: 'incomplete'
      readonly heading: string
      readonly steps: ReadonlyArray<PackStepView>
      readonly without: string
    }
  | {
      readonly kind: 'made'
      readonly text: string
      readonly missing: string | null
      readonly figures: ReadonlyArray<{ readonly label: string; readonly value: string }>
    }
  | { readonly kind: 'failed' }

const sources = ['cards', 'payments', 'bills', 'donations', 'payouts'] as const satisfies ReadonlyArray<PackSource>

const stepsView = (steps: PackSteps): ReadonlyArray<PackStepView> =>
  sources.map((source) => {
    const { state, count } = steps[source]
    const note = filled(texts.states[state], { count: count.toLocaleString('en-US') })
    return { id: source, name: texts.steps[source], state, note }
  })

const listOf = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/**
 * Returns names as in "Bills", "Bills and payouts" or "Crypto payments, bills and payouts".
 * @example
 * sourceNames(['bills', 'payouts']) // 'Bills and payouts'
 */
export const sourceNames = (missing: ReadonlyArray<PackSource>): string =>
  listOf(missing.map((source, index) => (index === 0 ? texts.steps[source] : texts.steps[source].toLowerCase())))

/**
 * Returns the size of a file in words.
 * @example
 * sizeText(2_048) // '2 KB'
 * sizeText(3_500_000) // '3.3 MB'
 */
export const sizeText = (bytes: number): string => {
  const { kilobytes, megabytes } = texts.sizes
  return bytes < 1024 * 1024
    ? filled(kilobytes, { size: Math.max(1, Math.round(bytes / 1024)) })
    : filled(megabytes, { size: (bytes / 1024 / 1024).toFixed(1) })
}

const cardsText = ({ cards }: PackSummary): string => {
  const count = cards.filter(({ check }) => check.kind === 'addsUp').length
  return count === cards.length ? texts.cards.all : filled(texts.cards.some, { count, all: cards.length })
}

const madeView = ({ name, size, summary }: MadePack, context: StatementContext): PackView => {
  const { entries, totals, missing, cards } = summary
  const shown = totalsView(totals, context)
  const { in: received, out, fees, moved } = statementTexts.figures
  return {
    kind: 'made',
    text: filled(texts.made, { file: name, size: sizeText(size), entries: entryCount(entries) }),
    missing: missing.length === 0 ? null : filled(texts.missing, { sources: sourceNames(missing).toLowerCase() }),
    figures: [
      { label: received, value: shown.in },
      { label: out, value: shown.out },
      { label: fees, value: shown.fees },
      { label: moved, value: shown.moved },
      ...(cards.length === 0 ? [] : [{ label: texts.cards.label, value: cardsText(summary) }]),
    ],
  }
}

/** Entries of the chosen year, for the panel. */
export interface PackYear {
  readonly year: number
  /** Number of entries of the year. */
  readonly count: number
}

/**
 * Returns the panel of the year pack. A pack that is being made is shown whatever year is chosen; its outcome is shown only for
 * its own year.
 */
export const packView = (pack: PackState, { year, count }: PackYear, context: StatementContext): PackView => {
  if (pack.kind === 'making') {
    const read = sources.reduce((sum, source) => sum + pack.steps[source].count, 0)
    const packing: PackStepView = {
      id: 'packing',
      name: texts.packing,
      state: pack.isPacking ? 'reading' : 'waiting',
      note: '',
    }
    return {
      kind: 'making',
      title: filled(texts.making, { year: pack.year }),
      percent: pack.isPacking ? 99 : Math.min(98, Math.floor((read * 98) / Math.max(count, 1))),
      steps: [...stepsView(pack.steps), packing],
    }
  }
  if (pack.kind === 'incomplete') {
    const missing = sources.filter((source) => pack.steps[source].state === 'failed')
    return {
      kind: 'incomplete',
      heading: filled(texts.incomplete, { sources: sourceNames(missing), year: pack.year }),
      steps: stepsView(pack.steps),
      without: filled(texts.without, { sources: listOf(missing.map((source) => texts.titles[source])) }),
    }
  }
  if (pack.kind !== 'idle' && pack.year === year)
    return pack.kind === 'made' ? madeView(pack.made, context) : { kind: 'failed' }
  const { heading, text } = texts.empty
  return count === 0
    ? { kind: 'empty', heading: filled(heading, { year }), text }
    : { kind: 'idle', make: filled(texts.make, { year }) }
}
