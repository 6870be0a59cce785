import { either as E, function as F } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { type Form, makeForm } from '../../kernel/form.ts'
import { logged } from '../../kernel/logged.ts'
import { makeOperation, type Operation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { ClosableModals, Clock, Log } from '../../platform/ports.ts'
import { type CardList, isLocked } from '../card-list/index.ts'
import { blankCardName, type CardNameForm, type CardSettingsModal, type LockStatuses } from './model.ts'
import type { CardChanges } from './ports.ts'
import { canLock, cardFailureText, cardNameError, isUncertain, shownCard, withCard } from './rules.ts'
import { cardName, cardSettingsOperations } from './tables.ts'
import { makeRenameCard, makeToggleLock } from './use-cases.ts'
import { type CardSettingsView, cardSettingsView } from './view.ts'

/** Ports of the card settings. */
export interface CardSettingsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<CardSettingsModal>
  readonly cardChanges: CardChanges
  /**
   * List of cards. The slice updates the list after a change, so that every picture of the card shows the change
   * immediately.
   */
  readonly cards: Pick<CardList, 'state'>
}

/** Settings of the user's cards: names and locks. */
export interface CardSettings {
  readonly view: Live<CardSettingsView>
  /** Opens the settings of a card and fetches whether the card is locked. A failure is not shown (ERR-054). */
  readonly enter: (cardId: string) => void
  /** Locks or unlocks a card (CARD-116). Does nothing while a lock change of the card is pending. */
  readonly toggleLock: (cardId: string) => void
  readonly rename: {
    /** Opens the dialog with the current name of a card (CARD-100). */
    readonly open: (cardId: string) => void
    /** Sets the typed name. Does nothing while the name is being sent. */
    readonly edit: (name: string) => void
    /**
     * Sends the name when the user presses the button or Enter (CARD-110). If the name is invalid, shows the error and sends
     * nothing.
     */
    readonly submit: () => void
    /** Handles the closing of the dialog. A pending request still takes effect (CARD-113). */
    readonly leave: () => void
  }
}

/**
 * Makes the functions that lock and unlock cards. Each card has its own operation, so that a slow operation does not block
 * the other cards.
 */
const makeLocks = ({ stores, clock, log, modals, cardChanges: changes, cards }: CardSettingsPorts) => {
  const statuses = stores.make<LockStatuses>(new Map())
  const operations = new Map<string, Operation<boolean, Fault, boolean>>()
  const { whileSignedIn } = makeScope(stores, clock)
  // Number of lock changes by card id. A lock status that was requested before a change is stale.
  const changeCounts = new Map<string, number>()

  const setLocked = (cardId: string, lockedByUser: boolean): void =>
    cards.state.update((now) => withCard(now, cardId, { lockedByUser }))
  const card = (cardId: string) => shownCard(cards.state.get().cards, cardId)

  const operationOf = (cardId: string): Operation<boolean, Fault, boolean> => {
    const known = operations.get(cardId)
    if (known !== undefined) return known
    const operation = makeOperation<boolean, Fault, boolean>({
      stores,
      clock,
      run: makeToggleLock(changes, cardId),
      resetAfter: cardSettingsOperations.lock,
    })
    operation.changes$.subscribe(({ status }) => statuses.update((now) => new Map(now).set(cardId, status)))
    operations.set(cardId, operation)
    return operation
  }
  const fetchLockStatus = (cardId: string): void => {
    const before = changeCounts.get(cardId)
    const read = F.pipe(changes.lockStatus(cardId), logged(log.warn, 'Whether a card is locked could not be loaded'))
    void read().then(
      whileSignedIn((answer: E.Either<Fault, boolean>) => {
        if (E.isRight(answer) && before === changeCounts.get(cardId)) setLocked(cardId, answer.right)
      }),
    )
  }
  const onResult =
    (cardId: string) =>
    (answer: E.Either<Fault, boolean>): void => {
      if (E.isRight(answer)) return setLocked(cardId, answer.right)
      modals.open({ name: 'lock-card', text: cardFailureText('lock', answer.left) })
      if (isUncertain(answer.left)) fetchLockStatus(cardId)
    }
  return {
    statuses,
    enter: (cardId: string): void => {
      const shown = card(cardId)
      if (shown !== null && canLock(shown) && operationOf(cardId).get().status !== 'loading') fetchLockStatus(cardId)
    },
    toggle: (cardId: string): void => {
      const shown = card(cardId)
      const operation = operationOf(cardId)
      if (shown === null || !canLock(shown) || operation.get().status === 'loading') return
      changeCounts.set(cardId, (changeCounts.get(cardId) ?? 0) + 1)
      void operation
        .start(isLocked(shown))()
        .then(whileSignedIn(onResult(cardId)))
    },
  }
}

const makeNameForm = ({
  stores,
  clock,
  modals,
  cardChanges: changes,
  cards,
}: CardSettingsPorts): Form<CardNameForm, Fault> => {
  const form = makeForm<CardNameForm, Fault, { readonly cardId: string; readonly nickname: string }>({
    stores,
    clock,
    blank: blankCardName,
    isReady: ({ cardId, name }) => cardId !== null && cardNameError(name) === null,
    send: makeRenameCard(changes),
    refusalOf: (fault) => cardFailureText('rename', fault),
    onSent: ({ cardId, nickname }) => cards.state.update((now) => withCard(now, cardId, { nickname })),
    leave: {
      after: cardName.close,
      act: () => {
        modals.close('update-card-name')
        form.close()
      },
    },
    resetAfter: cardSettingsOperations.rename,
  })
  return form
}

/**
 * Makes the slice `cardSettings`. The slice sends no request until an action runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.cardholder })
 * const app = makePaydeck(ports)
 * await app.cardList.tasks.reload()
 * const [{ id }] = app.cardList.state.get().cards
 * app.cardSettings.toggleLock(id)
 * await settle()
 * app.cardList.state.get().cards[0].lockedByUser // true
 */
export const makeCardSettings = (ports: CardSettingsPorts): CardSettings => {
  const { modals, cards } = ports
  const { statuses, enter, toggle } = makeLocks(ports)
  const form = makeNameForm(ports)
  const isSending = (): boolean => form.get().status === 'loading'

  return {
    view: project(combine({ cards: cards.state, locking: statuses, form }), cardSettingsView),
    enter,
    toggleLock: toggle,
    rename: {
      open: (cardId) => {
        const card = shownCard(cards.state.get().cards, cardId)
        if (card === null) return
        // Reopening the dialog while the name is being sent shows the pending request.
        if (!isSending() || form.get().values.cardId !== cardId) form.open({ cardId, name: card.nickname })
        modals.open({ name: 'update-card-name', about: cardId })
      },
      edit: (name) => {
        if (isSending()) return
        form.edit({ name })
        form.touch('name')
      },
      submit: () => {
        form.touch('name')
        form.submit()
      },
      leave: () => {
        if (!isSending()) form.close()
      },
    },
  }
}
