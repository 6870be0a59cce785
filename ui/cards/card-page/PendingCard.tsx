import { css } from '@emotion/react'
import type { CardPageView } from '@paydeck/core'
import type { ReactNode } from 'react'
import { hiddenFromSight } from '../../kit/shared.ts'
import { CardStrip } from './CardStrip.tsx'
import { usePendingCard } from './use-pending-card.ts'

// After a click on another card, the components of this file react before the page of that card has rendered.

export interface CardHeadProps {
  readonly cardId: string
  readonly view: Pick<CardPageView, 'heading' | 'tabs'>
}

/** Strip of cards. Marks a clicked card immediately, before the page of this card has rendered (CARD-013). */
export const CardHead = ({ cardId, view: { heading, tabs } }: CardHeadProps) => {
  const coming = usePendingCard(cardId)
  const isThere = tabs.cards.some(({ id }) => id === coming)
  const cards = isThere ? tabs.cards.map((tab) => ({ ...tab, isActive: tab.id === coming })) : tabs.cards
  return (
    <>
      <h1 css={hiddenFromSight}>{cards.find(({ isActive }) => isActive)?.label ?? heading}</h1>
      <CardStrip label={tabs.label} tabs={cards} />
    </>
  )
}

// `display: contents` keeps the children in the page's grid.
const parts = css({ display: 'contents' })

/**
 * Marks the page below the card strip as busy while another card loads, so that screen readers do not announce stale data.
 */
export const CardParts = ({ cardId, children }: { readonly cardId: string; readonly children: ReactNode }) => (
  <div css={parts} aria-busy={usePendingCard(cardId) !== cardId}>
    {children}
  </div>
)
