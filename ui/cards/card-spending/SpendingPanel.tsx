import { type CardSpending, cardSpendingOf, type CardSpendingView } from '@paydeck/core'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { ChartFrame } from '../../kit/ChartFrame.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { FigureTable } from '../../kit/FigureTable.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SpendingWaiting } from './SpendingWaiting.tsx'

interface FigureProps extends Pick<CardSpendingView, 'heading' | 'look' | 'looks'> {
  readonly figure: NonNullable<CardSpendingView['figure']>
  readonly onLook: CardSpending['choose']
}

const Figure = ({ figure: { categories, ...figure }, ...frame }: FigureProps) => (
  <ChartFrame {...figure} {...frame}>
    {categories !== null && (
      <FigureTable
        caption={categories.heading}
        isCaptionShown
        columns={categories.columns}
        rows={categories.rows.map(({ name, count, amount, share }) => [name, count, amount, share])}
      />
    )}
  </ChartFrame>
)

/** Chart of the spending with a card, by month and by category. */
export const SpendingPanel = ({ cardId }: { readonly cardId: string }) => {
  const spending = useService(slice('cardSpending'))
  const amountPrivacy = useService(slice('amountPrivacy'))
  const view = useLive(
    useMemo(() => cardSpendingOf({ cardSpending: spending, amountPrivacy }), [spending, amountPrivacy]),
  )
  useLayoutEffect(() => spending.show(cardId), [spending, cardId])
  useEffect(() => spending.leave, [spending])
  if (view === null) return null
  const { heading, figure, failure } = view
  if (failure !== null)
    return (
      <Panel heading={heading}>
        <Failed {...failure} onRetry={spending.tryAgain} />
      </Panel>
    )
  if (figure === null) return <SpendingWaiting heading={heading} />
  return <Figure {...view} figure={figure} onLook={spending.choose} />
}
