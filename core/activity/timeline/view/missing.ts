import { filled } from '../../../kernel/text.ts'
import { missingSourceTexts as texts } from '../../texts.ts'
import type { MissingSource } from '../model.ts'

/** Notice about sources that failed, ready to render (ACT-017). */
export interface MissingSourcesView {
  /** Texts that name the sources. Each text appears once. */
  readonly texts: ReadonlyArray<string>
  readonly explanation: string
  /** Label of the button that loads the sources again. */
  readonly label: string
}

/**
 * Returns the notice about sources that failed; null if none failed.
 * @param cardNameOf returns the name of a card
 * @example
 * missingSourcesView([{ id: 'security', cardId: null }], () => '', '')?.texts // ['Security changes are missing.']
 * missingSourcesView([], () => '', '') // null
 */
export const missingSourcesView = (
  missing: ReadonlyArray<MissingSource>,
  cardNameOf: (cardId: string) => string,
  explanation: string,
): MissingSourcesView | null => {
  const names = missing.map(({ id, cardId }) => {
    if (cardId !== null) return filled(texts.card, { card: cardNameOf(cardId) })
    if (id === 'cards') return texts.cards
    return id === 'security' ? texts.security : texts.payments
  })
  return names.length === 0 ? null : { texts: [...new Set(names)], explanation, label: texts.tryAgain }
}
