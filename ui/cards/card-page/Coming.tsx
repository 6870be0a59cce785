import { css } from '@emotion/react'
import type { CardPageView } from '@paydeck/core'
import type { ReactNode } from 'react'
import { hiddenFromSight } from '../../kit/shared.ts'
import { CardStrip } from './CardStrip.tsx'
import { useComingCard } from './use-coming-card.ts'

// A press on a face is answered at once, and the page of its card follows: here is what is told of the time between.

export interface CardHeadProps {
  readonly cardId: string
  readonly view: Pick<CardPageView, 'heading' | 'tabs'>
}

/** Which card it is, and the others: the one that was pressed, ahead of its page (CARD-013). */
export const CardHead = ({ cardId, view: { heading, tabs } }: CardHeadProps) => {
  const coming = useComingCard(cardId)
  const isThere = tabs.cards.some(({ id }) => id === coming)
  const cards = isThere ? tabs.cards.map((tab) => ({ ...tab, isActive: tab.id === coming })) : tabs.cards
  return (
    <>
      <h1 css={hiddenFromSight}>{cards.find(({ isActive }) => isActive)?.label ?? heading}</h1>
      <CardStrip label={tabs.label} tabs={cards} />
    </>
  )
}

// In the grid of the page, of which it is no part of its own.
const parts = css({ display: 'contents' })

/** All else of a card: busy from the press on another, so that nobody hears of one what is of the other. */
export const CardParts = ({ cardId, children }: { readonly cardId: string; readonly children: ReactNode }) => (
  <div css={parts} aria-busy={useComingCard(cardId) !== cardId}>
    {children}
  </div>
)
