import type { Fault } from '../../kernel/fault.ts'
import type { FormState } from '../../kernel/form.ts'
import type { Status } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import { routePath } from '../../routes/index.ts'
import { cardNames, type CardListState, type CardNames, isLocked } from '../card-list/index.ts'
import { programmes } from '../card-programme/index.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import { cardLockDialogTexts, cardLockTexts, cardNameTexts, cardSettingsTexts } from '../texts.ts'
import type { CardNameForm, LockStatuses } from './model.ts'
import { canLock, cardNameError, shownCard } from './rules.ts'
import { cardDocuments } from './tables.ts'

/** Settings of a card, ready to render. */
export interface CardSettingsCardView extends CardNames {
  readonly id: string
  /** Text of the card's tab, for example "...4821" (CARD-094). */
  readonly tab: string
  /** In-app path of the card's settings (CARD-095). */
  readonly to: string
  /** Row with the name of the card. Its button opens the dialog that renames the card. */
  readonly rename: { readonly label: string; readonly value: string; readonly action: string }
  /** Null if cards of this programme cannot be locked (CARD-102). */
  readonly lock: {
    readonly label: string
    readonly text: string
    readonly isOn: boolean
    /** Status of the lock change. While loading, the toggle does nothing. */
    readonly status: Status
  } | null
  /**
   * External pages that the settings link to. The configuration contains the URL of each page. Empty for programmes without
   * documents (CARD-098, CARD-099).
   */
  readonly documents: ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }>
}

/** Dialog that renames a card, ready to render. */
export interface CardNameView {
  readonly label: string
  readonly value: string
  readonly hint: string
  /** Error of the name, shown after typing or sending; null if there is none (CARD-106, CARD-107). */
  readonly error: string | null
  readonly action: string
  readonly cancel: string
  /** True if the name can be sent (CARD-109). False while sending and after success. */
  readonly canSubmit: boolean
  readonly status: Status
  /** Outcome of the last submit; null if there is none (CARD-111, CARD-114). */
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

/** Settings of all cards, ready to render. The route decides which card is shown. */
export interface CardSettingsView {
  /** Visible cards in the order of the tabs. */
  readonly cards: ReadonlyArray<CardSettingsCardView>
  readonly name: CardNameView
}

const cardOf = (card: DebitCard, locking: LockStatuses): CardSettingsCardView => {
  const names = cardNames(card)
  const isOn = isLocked(card)
  return {
    id: card.id,
    ...names,
    tab: filled(cardSettingsTexts.tab, { digits: names.lastFour }),
    to: routePath('settings-card-details', { id: card.id }),
    rename: { label: cardNameTexts.row, value: names.fullName, action: cardNameTexts.edit },
    lock: canLock(card)
      ? {
          label: cardLockTexts.label,
          text: isOn ? cardLockTexts.on : cardLockTexts.off,
          isOn,
          status: locking.get(card.id) ?? null,
        }
      : null,
    documents: programmes[card.provider].termsInSettings ? cardDocuments : [],
  }
}

const alertOf = ({ status, refusal }: FormState<CardNameForm, Fault>): CardNameView['alert'] => {
  if (status === 'success') return { tone: 'success', text: cardNameTexts.updated }
  return refusal === null ? null : { tone: 'caution', text: refusal }
}

const nameOf = (form: FormState<CardNameForm, Fault>): CardNameView => {
  const { values, touched, status } = form
  const error = cardNameError(values.name)
  return {
    label: cardNameTexts.label,
    value: values.name,
    hint: cardNameTexts.hint,
    error: touched.includes('name') ? error : null,
    action: cardNameTexts.update,
    cancel: cardNameTexts.cancel,
    canSubmit: error === null && (status === null || status === 'failed'),
    status,
    alert: alertOf(form),
  }
}

/** Dialog that asks before it locks or unlocks a card, ready to render. */
export interface CardLockDialogView {
  readonly heading: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  /** Title of the toast after the change. */
  readonly done: string
}

/** Returns the dialog for a card; null if there is no such card, or if it cannot be locked (CMD-007). */
export const cardLockDialogView = ({ cards }: CardListState, cardId: string | null): CardLockDialogView | null => {
  const card = shownCard(cards, cardId)
  if (card === null || !canLock(card)) return null
  const { fullName, lastFour } = cardNames(card)
  const { heading, text, confirm, done } = isLocked(card) ? cardLockDialogTexts.unlock : cardLockDialogTexts.lock
  const named = (one: string): string => filled(one, { card: fullName, digits: lastFour })
  return { heading: named(heading), text: named(text), confirm, cancel: cardLockDialogTexts.cancel, done: named(done) }
}

/** Returns the settings of the visible cards (CARD-021). */
export const cardSettingsView = ({
  cards,
  locking,
  form,
}: {
  readonly cards: CardListState
  readonly locking: LockStatuses
  readonly form: FormState<CardNameForm, Fault>
}): CardSettingsView => ({
  cards: visibleCards(cards.cards).map((card) => cardOf(card, locking)),
  name: nameOf(form),
})
