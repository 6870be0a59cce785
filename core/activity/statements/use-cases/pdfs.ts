import { either as E } from 'fp-ts'
import { type UnsupportedCall, unsupported } from '../../../kernel/capability.ts'
import { describeFault, type Fault } from '../../../kernel/fault.ts'
import { makeScope } from '../../../kernel/scope.ts'
import type { Store, Stores } from '../../../kernel/store.ts'
import type { Clock, FetchedFile, Log } from '../../../platform/ports.ts'
import type { StatementPdf, StatementsState } from '../model.ts'
import type { MonthStatements } from '../ports.ts'
import { isPdfMonth, pdfName, type StatementPeriod } from '../rules/index.ts'

/** Ports of the PDF files. */
export interface PdfPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly monthStatements: MonthStatements
}

/** Makes the actions that save the statement of a month as a PDF file of the provider (STMT-005). */
export const makePdfs = (
  { stores, clock, log, monthStatements }: PdfPorts,
  state: Store<StatementsState>,
  timeZone: () => string,
) => {
  const requests = makeScope(stores, clock)
  const update = (change: Partial<StatementPdf>): void =>
    state.update((now) => ({ ...now, pdf: { ...now.pdf, making: null, failed: null, toPrint: null, ...change } }))
  const take = (period: StatementPeriod, answer: E.Either<Fault, FetchedFile | UnsupportedCall>): void => {
    if (E.isLeft(answer)) {
      log.error(`The statement could not be loaded: ${describeFault(answer.left)}`)
      return update({ failed: period })
    }
    if (answer.right === unsupported) return update({ isOffered: false, toPrint: period })
    update({ isOffered: true })
    answer.right.save()
  }
  return {
    save: (period: StatementPeriod): void => {
      requests.renew()
      const zone = timeZone()
      if (!isPdfMonth(period, clock.now(), zone) || state.get().pdf.isOffered === false)
        return update({ toPrint: period })
      const [year = 0, month = 1] = period.split('-').map(Number)
      update({ making: period })
      const request = monthStatements.download({ year, month, timeZone: zone, name: pdfName(period, zone) })
      requests.request(request, (answer) => take(period, answer))
    },
    end: (): void => {
      requests.renew()
      update({})
    },
  }
}
