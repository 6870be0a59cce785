import { either as E } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { filled } from '../../kernel/text.ts'
import type { ExportOutcome } from '../../platform/exports.ts'
import type { Clock, Files, Log } from '../../platform/ports.ts'
import { payoutExportTexts as texts } from '../texts.ts'
import { noPayoutExport, type PayoutExportState } from './model.ts'
import type { PayoutReports } from './ports.ts'
import { payoutYears } from './rules.ts'
import { makeExportPayouts } from './use-cases.ts'
import { type PayoutExportView, payoutExportView } from './view.ts'

/** Ports of the payout export. */
export interface PayoutExportPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly files: Files
  readonly payoutReports: PayoutReports
  /** Time of the first payout request, milliseconds since 1970. Null if there is none (PAY-103). */
  readonly firstPayout: Live<number | null>
}

/** Export of payouts: one CSV file for each year. */
export interface PayoutExport {
  /** Null if there was no payout yet (PAY-103). */
  readonly view: Live<PayoutExportView | null>
  /** Opens the page. The offered years depend on the current time. */
  readonly enter: () => void
  /** Requests the report of a year and saves the file (PAY-101, PAY-102). No effect while a report is loading. */
  readonly choose: (year: number) => void
  /** Leaves the page and ignores pending responses. */
  readonly leave: () => void
}

/**
 * Makes the slice. Sends no request before `choose`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.recipient })
 * const payouts = makePayoutExport({ ...ports, firstPayout: constant(Date.UTC(2025, 5, 1)) })
 * payouts.enter()
 * payouts.view.get().years.length // 2
 */
export const makePayoutExport = ({
  stores,
  clock,
  log,
  files,
  payoutReports: reports,
  firstPayout,
}: PayoutExportPorts): PayoutExport => {
  const state = stores.make(noPayoutExport)
  const scope = makeScope(stores, clock)
  const exportYear = makeExportPayouts(reports)
  const reset = (): void => {
    scope.renew()
    state.update(() => ({ ...noPayoutExport, now: clock.now() }))
  }
  const outcomeOf = (answer: E.Either<Fault, ExportOutcome>): PayoutExportState['outcome'] => {
    if (E.isLeft(answer)) return { kind: 'failed', text: texts.failed }
    if (answer.right.kind === 'empty') return answer.right
    const { file } = answer.right
    files.save(file)()
    return { kind: 'saved', text: filled(texts.saved, { file: file.name }) }
  }
  return {
    view: project(combine({ state, firstPayout }), payoutExportView),
    enter: reset,
    choose: (year) => {
      const now = clock.now()
      const isOffered = payoutYears(firstPayout.get(), now).some((known) => known.year === year)
      if (!isOffered || state.get().year !== null) return
      state.update(() => ({ now, year, outcome: null }))
      const finish = scope.whileOpen((answer: E.Either<Fault, ExportOutcome>) => {
        const outcome = outcomeOf(answer)
        state.update((last) => ({ ...last, year: null, outcome }))
      })
      void logged(log.error, 'A report of payouts could not be made')(exportYear({ year, now }))().then(finish)
    },
    leave: reset,
  }
}
