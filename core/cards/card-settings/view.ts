import type { Fault } from '../../kernel/fault.ts'
import type { FormState } from '../../kernel/form.ts'
import type { Status } from '../../kernel/remote.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import { routePath } from '../../routes/index.ts'
import { cardNames, type CardListState, type CardNames, isLocked } from '../card-list/index.ts'
import { programmes } from '../card-programme/index.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import type { CardNameForm, LockStatuses } from './model.ts'
import { canLock, cardNameError } from './rules.ts'
import { cardDocuments, cardLock, cardName, tabPrefix } from './tables.ts'

/** The settings of a card, ready to render. */
export interface CardSettingsCardView extends CardNames {
  readonly id: string
  /** What its tab says: "...4821" (CARD-094). */
  readonly tab: string
  /** In-app path of its settings (CARD-095). */
  readonly to: string
  /** The row of the name, which opens the dialog. */
  readonly rename: { readonly label: string; readonly value: string; readonly action: string }
  /** null: cards of this programme cannot be locked (CARD-102). */
  readonly lock: {
    readonly label: string
    readonly text: string
    readonly isOn: boolean
    /** While it is loading a press does nothing. */
    readonly status: Status
  } | null
  /** Pages outside the app, by their keys in the configuration; none for some programmes (CARD-098, CARD-099). */
  readonly documents: ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }>
}

/** The dialog in which a card is renamed, ready to render. */
export interface CardNameView {
  readonly label: string
  readonly value: string
  readonly hint: string
  /** Shown once something was typed or sent (CARD-106, CARD-107). */
  readonly error: string | null
  readonly action: string
  readonly cancel: string
  /** CARD-109; false, too, while it is sent and after that. */
  readonly canSubmit: boolean
  readonly status: Status
  /** What came of the last try (CARD-111, CARD-114). */
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

/** The settings of all cards, ready to render: the route says which of them is shown. */
export interface CardSettingsView {
  /** Without the hidden ones, in the order of the tabs. */
  readonly cards: ReadonlyArray<CardSettingsCardView>
  readonly name: CardNameView
}

const cardOf = (card: DebitCard, locking: LockStatuses): CardSettingsCardView => {
  const names = cardNames(card)
  const isOn = isLocked(card)
  return {
    id: card.id,
    ...names,
    tab: `${tabPrefix}${names.lastFour}`,
    to: routePath('settings-card-details', { id: card.id }),
    rename: { label: cardName.row, value: names.fullName, action: cardName.edit },
    lock: canLock(card)
      ? { label: cardLock.label, text: isOn ? cardLock.on : cardLock.off, isOn, status: locking.get(card.id) ?? null }
      : null,
    documents: programmes[card.provider].termsInSettings ? cardDocuments : [],
  }
}

const alertOf = ({ status, refusal }: FormState<CardNameForm, Fault>): CardNameView['alert'] => {
  if (status === 'success') return { tone: 'success', text: cardName.updated }
  return refusal === null ? null : { tone: 'caution', text: refusal }
}

const nameOf = (form: FormState<CardNameForm, Fault>): CardNameView => {
  const { values, touched, status } = form
  const error = cardNameError(values.name)
  return {
    label: cardName.label,
    value: values.name,
    hint: cardName.hint,
    error: touched.includes('name') ? error : null,
    action: cardName.update,
    cancel: cardName.cancel,
    canSubmit: error === null && (status === null || status === 'failed'),
    status,
    alert: alertOf(form),
  }
}

/** Hidden cards have no settings (CARD-021). */
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
