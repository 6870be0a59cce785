import type { CardPageView } from '@paydeck/core'
import type { ReactNode } from 'react'
import { lazyPart } from '../../di/lazy-part.ts'
import { useIsWide } from '../../di/use-is-wide.ts'
import { columns, wideFrom } from '../../kit/columns.ts'
import { ExportOf, ExportPanel } from '../card-export/index.tsx'
import { BalancePanel } from './BalancePanel.tsx'
import { Banner } from './Banner.tsx'
import { ClosedCard } from './ClosedCard.tsx'
import { CardHead, CardParts } from './PendingCard.tsx'
import { RecipientNotice } from './RecipientNotice.tsx'
import { Terms } from './Terms.tsx'

/** Loaded separately, because the panel is below the lists. */
const Spending = lazyPart(
  ['cardSpending', 'cardActivity', 'cardTransaction'],
  () => import('../card-spending/lazy.ts'),
  (part) => part.SpendingPanel,
)

export interface CardPageProps {
  readonly cardId: string
  readonly view: CardPageView
  readonly lists: ReactNode
  /** Button that hides or shows amounts. */
  readonly beside: ReactNode
}

/**
 * Page of a card, which contains the given lists. The reading order is the same in the one-column and the two-column layout.
 */
export const CardPage = ({ cardId, view, lists, beside }: CardPageProps) => {
  const isWide = useIsWide(wideFrom)
  const { balance, closed, recipient, terms } = view
  return (
    <div css={columns.page} data-columns={isWide}>
      <CardHead cardId={cardId} view={view} />
      <CardParts cardId={cardId}>
        <ExportOf cardId={cardId} />
        {!isWide && <ExportPanel cardId={cardId} isStacked={false} />}
        {balance !== null && (
          <div css={columns.beside}>
            <BalancePanel balance={balance} settings={view.settings} beside={beside} />
          </div>
        )}
        <div css={[columns.stack, columns.across]}>
          {recipient !== null && <RecipientNotice recipient={recipient} />}
          <Banner inactive={view.inactive} />
        </div>
        <div css={columns.stack}>
          {closed !== null && <ClosedCard closed={closed} settings={view.settings} />}
          {lists}
        </div>
        <div css={columns.stack}>
          {isWide && <ExportPanel cardId={cardId} isStacked />}
          {closed === null && view.activation === null && <Spending cardId={cardId} />}
          {terms !== null && <Terms terms={terms} />}
        </div>
      </CardParts>
    </div>
  )
}
