import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { readableCards } from '../../cards/index.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { inSession, makeScope } from '../../kernel/scope.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { PaymentLists } from '../../payments/index.ts'
import type { Clock, Configuration, Device, Files, Log, TextStorage } from '../../platform/ports.ts'
import { makeStoredSwitch, type StoredSwitch } from '../../platform/stored-switch.ts'
import { activityCsv } from '../activity-export/index.ts'
import {
  type MadePack,
  noStatements,
  type PackFacts,
  type PackSteps,
  type PackState,
  type StatementsState,
} from './model.ts'
import type { MonthStatements, YearPack, YearPacks } from './ports.ts'
import { entriesOfPeriod, shownYear, statementFileName, type StatementPeriod } from './rules/index.ts'
import { utcStatementsKey } from './tables.ts'
import {
  fillPack,
  firstSteps,
  type HistoryPorts,
  makePdfs,
  makeReadHistory,
  missingIn,
  statementCard,
} from './use-cases/index.ts'

/** Ports of the statements. */
export interface StatementsPorts extends HistoryPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly configuration: Pick<Configuration, 'productName'>
  readonly device: Pick<Device, 'timeZone'>
  readonly files: Files
  readonly paymentLists: PaymentLists
  readonly storage: TextStorage
  readonly yearPacks: YearPacks
  readonly monthStatements: MonthStatements
}

/** Statements of months and years, and the year pack. */
export interface Statements {
  readonly state: Live<StatementsState>
  /** True if days begin in UTC, not in the user's zone. The browser stores the choice (STMT-003). */
  readonly utc: StoredSwitch
  /** Opens the page, or chooses a year. Null is the running year. */
  readonly show: (year: number | null) => void
  /** Loads the entries again. Has no effect unless a request failed. */
  readonly tryAgain: () => void
  /** Saves the entries of a period as a CSV file. */
  readonly saveCsv: (period: StatementPeriod) => void
  /**
   * Saves the statement of a month as a PDF file of the provider. For a year, and if the provider makes no statements, sets
   * `toPrint` instead (STMT-005). Replaces an unfinished request.
   */
  readonly savePdf: (period: StatementPeriod) => void
  /** Cancels the request for a PDF file, or confirms that the period was printed. */
  readonly endPdf: () => void
  /** Makes the pack of the chosen year, and saves it once it is complete (STMT-008). Replaces an earlier pack. */
  readonly makePack: () => void
  /** Completes the pack without the sources that failed, and saves it (STMT-009). */
  readonly finishPack: () => void
  /** Cancels the pack, or forgets it. */
  readonly cancelPack: () => void
  /** Saves the complete pack again. */
  readonly savePack: () => void
  /** Leaves the page. A pack is still made. */
  readonly leave: () => void
}

/** Makes the actions of the year pack. Its lifetime is not that of the page (STMT-008). */
const makePacks = (ports: StatementsPorts, onState: (pack: PackState) => void) => {
  const { stores, clock, log, configuration, cardAccounts, paymentLists, yearPacks } = ports
  const runs = makeScope(stores, clock)
  /** Pack that is open and its steps. */
  let open: { readonly pack: YearPack; readonly steps: PackSteps; readonly year: number } | null = null
  const stop = (): void => {
    runs.renew()
    open?.pack.cancel()
    open = null
  }
  const fail = (year: number, fault: Fault): void => {
    stop()
    log.error(`The year pack could not be made: ${describeFault(fault)}`)
    onState({ kind: 'failed', year })
  }
  const finish = (): void => {
    if (open === null) return
    const { pack, steps, year } = open
    onState({ kind: 'making', year, steps, isPacking: true })
    runs.request(pack.finish(missingIn(steps)), (answer: E.Either<Fault, MadePack>) => {
      if (E.isLeft(answer)) return fail(year, answer.left)
      open = null
      answer.right.save()
      onState({ kind: 'made', year, made: answer.right })
    })
  }
  const begin = ({ year, timeZone }: Pick<PackFacts, 'year' | 'timeZone'>): void => {
    stop()
    const now = clock.now()
    const onSteps = runs.whileOpen((steps: PackSteps) => {
      if (open !== null) open = { ...open, steps }
      onState({ kind: 'making', year, steps, isPacking: false })
    })
    const isWanted = runs.isOpen()
    const listCards = inSession(stores)(cardAccounts.list)
    onSteps(firstSteps)
    const filled = F.pipe(
      paymentLists.currencies,
      TE.flatMap((currencies) => async () => {
        const listed = await listCards()
        if (!isWanted()) return E.right(firstSteps)
        const cards = E.isRight(listed) ? readableCards(listed.right) : null
        const facts: PackFacts = {
          year,
          timeZone,
          now,
          product: configuration.productName,
          cards: (cards ?? []).map((card) => statementCard(card, now)),
          currencies,
        }
        const pack = yearPacks.begin(facts)
        open = { pack, steps: firstSteps, year }
        return fillPack(ports, { pack, facts, cards, onSteps, isWanted })()
      }),
    )
    runs.request(filled, (answer: E.Either<Fault, PackSteps>) => {
      if (E.isLeft(answer)) return fail(year, answer.left)
      if (missingIn(answer.right).length === 0) return finish()
      onState({ kind: 'incomplete', year, steps: answer.right })
    })
  }
  return { begin, finish, stop }
}

/**
 * Makes the statements. Sends no request before `show`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const { statements } = makePaydeck(ports)
 * statements.show(null)
 * await settle()
 * statements.state.get().status // 'success'
 */
export const makeStatements = (ports: StatementsPorts): Statements => {
  const { stores, clock, log, device, files, storage } = ports
  const state = stores.make<StatementsState>(noStatements)
  const update = (change: Partial<StatementsState>): void => state.update((now) => ({ ...now, ...change }))
  const visits = makeScope(stores, clock)
  const utc = makeStoredSwitch(storage, utcStatementsKey)
  const timeZone = (): string => (utc.isOn.get() ? 'UTC' : device.timeZone())
  const packs = makePacks(ports, (pack) => update({ pack }))
  // A sign-out resets the state, too. The pack contains the entries of the user, so it ends with the session (SESS-021).
  project(state, ({ pack }) => pack.kind === 'idle').changes$.subscribe((isIdle) => {
    if (isIdle) packs.stop()
  })
  const pdfs = makePdfs(ports, state, timeZone)
  const readHistory = makeReadHistory(ports)
  const load = (): void => {
    visits.renew()
    update({ status: 'loading' })
    const reading = readHistory({ now: clock.now(), timeZone: device.timeZone(), isWanted: visits.isOpen() })
    visits.request(reading, (answer) => {
      if (E.isRight(answer)) return update({ status: 'success', history: answer.right })
      log.error(`The statements could not be loaded: ${describeFault(answer.left)}`)
      update({ status: 'failed' })
    })
  }
  return {
    state,
    utc,
    show: (year) => {
      update({ year })
      if (state.get().status === null) load()
    },
    tryAgain: () => {
      const { status, history } = state.get()
      if (status === 'failed' || (status === 'success' && history?.missing.length !== 0)) load()
    },
    saveCsv: (period) => {
      const { history } = state.get()
      if (history === null) return
      const zone = timeZone()
      const entries = entriesOfPeriod(history.entries, period, zone)
      files.save({ name: statementFileName(period, zone), text: activityCsv(entries, zone) })()
    },
    savePdf: pdfs.save,
    endPdf: pdfs.end,
    makePack: () => packs.begin({ year: shownYear(state.get(), clock.now(), timeZone()), timeZone: timeZone() }),
    finishPack: () => {
      if (state.get().pack.kind === 'incomplete') packs.finish()
    },
    cancelPack: () => update({ pack: { kind: 'idle' } }),
    savePack: () => {
      const { pack } = state.get()
      if (pack.kind === 'made') pack.made.save()
    },
    leave: () => {
      visits.renew()
      pdfs.end()
      update({ year: null, status: null, history: null })
    },
  }
}
