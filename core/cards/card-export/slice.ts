import { either as E, type io as IO } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { filled } from '../../kernel/text.ts'
import type { ExportFile, ExportOutcome } from '../../platform/exports.ts'
import type { Clock, Files, Log, Modals } from '../../platform/ports.ts'
import type { ShownActivity } from '../activity-items/index.ts'
import type { CardList } from '../card-list/index.ts'
import { visibleCards } from '../rules.ts'
import { cardExportTexts } from '../texts.ts'
import { type CardExportModal, noExport, type ReportRequest } from './model.ts'
import type { CardReports } from './ports.ts'
import { cardExportFailureText, exportYears, shownFile } from './rules.ts'
import { cardExportOperations } from './tables.ts'
import { makeExportYear } from './use-cases.ts'
import { type CardExportView, cardExportView } from './view.ts'

/** Ports of the slice `cardExport`. */
export interface CardExportPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: Modals<CardExportModal>
  readonly files: Files
  readonly cardReports: CardReports
  readonly cards: Pick<CardList, 'state'>
  /** Number of transactions shown in the lists. */
  readonly shownCount: Live<number>
  /** Transactions shown in the lists. */
  readonly shown: IO.IO<ShownActivity>
}

/** Files that the user can save: yearly reports of a card, and the rows of its lists. */
export interface CardExport {
  readonly view: Live<CardExportView>
  /**
   * Shows the exports of a card. If the card is a different one, the state is reset, and a report in progress is dropped.
   */
  readonly show: (cardId: string) => void
  /** Makes the report of a year and saves it (CARD-170). Does nothing while another report is being made. */
  readonly choose: (year: number) => void
  /** Saves the visible rows of the lists as a file. */
  readonly saveShown: () => void
  /** Resets the state when the user leaves the card, and drops a report in progress. */
  readonly leave: () => void
}

/**
 * Makes the slice `cardExport`. The slice sends no request until the user chooses a year.
 * @example
 * const clock = fakeClock(Date.UTC(2026, 2, 10))
 * const { ports, effects } = makeMemoryProvider({ clock, persona: personas.cardholder })
 * const { cardList, cardExport } = makePaydeck(ports)
 * await cardList.tasks.reload()
 * cardExport.show(cardList.state.get().cards[0].id)
 * cardExport.choose(2026)
 * await settle()
 * effects.files[0].name // 'card-4417-2026.csv'
 */
export const makeCardExport = (ports: CardExportPorts): CardExport => {
  const { stores, clock, log, modals, files, cardReports: reports, cards } = ports
  const state = stores.make(noExport)
  const exportYear = makeExportYear(reports)
  const making = makeOperation<ReportRequest, Fault, ExportOutcome>({
    stores,
    clock,
    run: (request) => logged(log.error, 'A report of a card could not be made')(exportYear(request)),
    resetAfter: cardExportOperations.export,
  })
  const scope = makeScope(stores, clock)

  const begin = (cardId: string | null): void => {
    scope.renew()
    making.reset()
    state.update(() => ({ ...noExport, cardId, now: clock.now() }))
  }
  const cardOf = (cardId: string | null) => visibleCards(cards.state.get().cards).find(({ id }) => id === cardId)
  const save = (file: ExportFile): void => {
    files.save(file)()
    state.update((now) => ({
      ...now,
      result: { kind: 'saved', text: filled(cardExportTexts.saved, { file: file.name }) },
    }))
  }
  const onResult = (answer: E.Either<Fault, ExportOutcome>): void => {
    state.update((now) => ({ ...now, year: null }))
    if (E.isLeft(answer)) return modals.open({ name: 'card-export-failed', text: cardExportFailureText(answer.left) })
    const outcome = answer.right
    if (outcome.kind === 'file') save(outcome.file)
    else state.update((now) => ({ ...now, result: outcome }))
  }
  return {
    view: project(combine({ state, cards: cards.state, making, shown: ports.shownCount }), cardExportView),
    show: (cardId) => {
      if (state.get().cardId !== cardId) begin(cardId)
    },
    choose: (year) => {
      const { cardId, year: chosen } = state.get()
      const now = clock.now()
      const card = cardOf(cardId)
      if (card === undefined || chosen !== null || !exportYears(card, now).some((known) => known.year === year)) return
      state.update((last) => ({ ...last, now, year, result: null }))
      const { id, provider, lastFourDigits: lastFour } = card
      void making.start({ cardId: id, provider, lastFour, year, now })().then(scope.whileOpen(onResult))
    },
    saveShown: () => {
      const { cardId } = state.get()
      const card = cardOf(cardId)
      const shown = ports.shown()
      if (card === undefined || shown.cardId !== cardId || shown.pending.length + shown.settled.length === 0) return
      save(shownFile(card, shown, clock.now()))
    },
    leave: () => begin(null),
  }
}
