import {
  type StatementPaper,
  statementPaper,
  type StatementPeriod,
  type Statements,
  type StatementsContext,
  statementsView,
  type StatementsView,
} from '../activity/index.ts'
import { hiddenAmount } from '../home/index.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import type { Clock, Device } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'

/** Slices of the page. */
type Parts = Pick<Slices, 'amountPrivacy' | 'statements'>

/** Ports of the page. */
export interface StatementsPagePorts {
  readonly clock: Clock
  readonly device: Pick<Device, 'timeZone'>
}

/** Statements page with its actions. */
export interface StatementsPage
  extends
    Live<StatementsView>,
    Pick<
      Statements,
      | 'show'
      | 'tryAgain'
      | 'saveCsv'
      | 'savePdf'
      | 'endPdf'
      | 'makePack'
      | 'finishPack'
      | 'cancelPack'
      | 'savePack'
      | 'leave'
    > {
  /** Chooses the zone in which days begin. */
  readonly setZone: (zone: StatementsView['zone']) => void
  /** Returns the printed statement of a period. Null before the entries are loaded. */
  readonly paperOf: (period: StatementPeriod) => StatementPaper | null
}

/**
 * Makes the statements page. Nothing loads before `show`. Amounts are hidden while amount privacy is on.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const page = statementsPageOf(makePaydeck(ports), ports)
 * page.show(null)
 * await settle()
 * page.get().months[0].name // 'March'
 */
export const statementsPageOf = (
  { amountPrivacy, statements }: Parts,
  { clock, device }: StatementsPagePorts,
): StatementsPage => {
  const { state, utc, show, tryAgain, saveCsv, savePdf, endPdf, makePack, finishPack, cancelPack, savePack, leave } =
    statements
  const contextOf = (isUtc: boolean, isHidden: boolean): StatementsContext => {
    const ownZone = device.timeZone()
    return {
      ownZone,
      isUtc,
      timeZone: isUtc ? 'UTC' : ownZone,
      now: clock.now(),
      hidden: isHidden ? hiddenAmount : null,
    }
  }
  const view = project(
    combine({ state, isUtc: utc.isOn, isHidden: amountPrivacy.isOn }),
    ({ state: now, isUtc, isHidden }) => statementsView(now, contextOf(isUtc, isHidden)),
  )
  return {
    ...view,
    show,
    tryAgain,
    saveCsv,
    savePdf,
    endPdf,
    makePack,
    finishPack,
    cancelPack,
    savePack,
    leave,
    setZone: (zone) => utc.set(zone === 'utc'),
    paperOf: (period) => {
      const { history } = state.get()
      return history === null
        ? null
        : statementPaper(history, period, clock.now(), contextOf(utc.isOn.get(), amountPrivacy.isOn.get()))
    },
  }
}
