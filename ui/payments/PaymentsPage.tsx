import { css } from '@emotion/react'
import {
  type PaymentFilter,
  paymentsPageTexts,
  type PaymentsPage as Page,
  type PaymentsPageView,
  type SaveFormat,
} from '@paydeck/core'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { useIsWide } from '../di/use-is-wide.ts'
import { Announcements } from '../kit/Announcements.tsx'
import { columns, wideFrom } from '../kit/columns.ts'
import { Failed } from '../kit/Failed.tsx'
import { ghost } from '../kit/icons-lists.ts'
import { lazy } from '../kit/lazy.tsx'
import type { NoRowsProps } from '../kit/NoRows.tsx'
import { Panel } from '../kit/Panel.tsx'
import { RefreshButton } from '../kit/RefreshButton.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { StillWaiting } from '../kit/StillWaiting.tsx'
import { space, text } from '../kit/theme.ts'
import { PaymentRows } from './payment-list/PaymentRows.tsx'
import type { StatusLegendProps } from './payment-list/StatusLegend.tsx'
import type { PaymentFiltersProps } from './payment-search/PaymentFilters.tsx'
import type { SavingPanelProps } from './payment-search/SavingPanel.tsx'
import type { PayoutYearsProps } from './payout-export/PayoutYears.tsx'

/** Filter bar, in a separate chunk to keep the page's chunk small. */
const PaymentFilters = lazy<PaymentFiltersProps>(
  () => import('./payment-search/PaymentFilters.tsx').then((module) => module.PaymentFilters),
  () => (
    <>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </>
  ),
)
/** Loads only when a list is empty, since most lists have rows. */
const NoRows = lazy<NoRowsProps>(
  () => import('../kit/NoRows.tsx').then((module) => module.NoRows),
  () => null,
)
const sidePanels = () => import('./side-panels.ts')
const StatusLegend = lazy<StatusLegendProps>(
  () => sidePanels().then((part) => part.StatusLegend),
  () => null,
)
/** Loaded only for payouts. */
const PayoutYears = lazy<PayoutYearsProps>(
  () => sidePanels().then((part) => part.PayoutYears),
  () => null,
)
/** Loaded only if the provider can save files. */
const SavingPanel = lazy<SavingPanelProps>(
  () => sidePanels().then((part) => part.SavingPanel),
  () => null,
)

const styles = {
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s3 }),
  headerActions: css({ display: 'flex', marginInlineEnd: `calc(-1 * ${space.s3})` }),
  notice: css({ '&:has([data-open="true"])': { paddingBlockStart: space.s4 } }),
  heading: css({ fontSize: text.xl, letterSpacing: '-0.025em' }),
}

type Act = Pick<Page, 'open' | 'more' | 'moreConfirming' | 'tryAgain' | 'refresh'> & {
  readonly narrow: (change: Partial<PaymentFilter>) => void
  readonly save: (format: SaveFormat) => void
  readonly exportYear: (year: number) => void
}

export interface PaymentsPageProps {
  readonly view: PaymentsPageView
  readonly act: Act
  /** Button that hides or shows amounts. */
  readonly headerActions: ReactNode
  /** Alert above the content. */
  readonly notice?: ReactNode
}

/** True while the list has no rows because it loads. */
const isWaiting = ({ tail, rows }: PaymentsPageView['recent']): boolean => tail.kind === 'loading' && rows.length === 0

/** Rows of the list of recent payments, or the reason why the list is empty (PAY-010, PAY-011). */
const Recent = ({ view: { recent, hiddenAmount }, act }: Pick<PaymentsPageProps, 'view' | 'act'>) => {
  const { title, note, rows, tail, empty } = recent
  return (
    <Panel heading={title} aside={note} busy={tail.kind === 'loading'}>
      {isWaiting(recent) && <StillWaiting what={paymentsPageTexts.content} />}
      {empty === null ? (
        <PaymentRows
          rows={rows}
          tail={tail}
          hidden={hiddenAmount}
          onOpen={act.open}
          onMore={act.more}
          onRetry={act.tryAgain}
        />
      ) : (
        <NoRows
          icon={empty.kind === 'none' ? ghost : null}
          text={empty.text}
          ways={empty.actions.map(({ label, change }) => ({ label, onPress: () => act.narrow(change) }))}
        />
      )}
    </Panel>
  )
}

/** Lists below the filter. The DOM order is the reading order, both in one column and in two columns. */
const Lists = memo(({ view, act }: Pick<PaymentsPageProps, 'view' | 'act'>) => {
  const isWide = useIsWide(wideFrom)
  const { confirming, exports, legend, hiddenAmount, saving } = view
  // The first panels replace their placeholders, since the confirming payments can take the place of a placeholder. Later
  // the panels stay, with their focus and what the user has opened.
  const [isShown, setIsShown] = useState(false)
  if (!isShown && !isWaiting(view.recent)) setIsShown(true)
  const key = isShown ? 'shown' : 'waiting'
  const years = exports !== null && <PayoutYears exports={exports} isStacked={isWide} onChoose={act.exportYear} />
  return (
    <>
      {!isWide && years}
      <div css={columns.stack}>
        {confirming !== null && (
          <Panel heading={confirming.title} aside={confirming.note} busy={confirming.tail.kind === 'loading'}>
            <PaymentRows
              rows={confirming.rows}
              tail={confirming.tail}
              hidden={hiddenAmount}
              onOpen={act.open}
              onMore={act.moreConfirming}
              onRetry={act.tryAgain}
            />
          </Panel>
        )}
        <Recent key={key} view={view} act={act} />
      </div>
      <div key={key} css={columns.stack}>
        {isWide && years}
        {saving !== null && <SavingPanel saving={saving} onSave={act.save} />}
        <StatusLegend list={legend} />
      </div>
    </>
  )
})

/** Payments page. The filter updates immediately; the lists render with low priority. */
export const PaymentsPage = ({ view, act, headerActions, notice }: PaymentsPageProps) => {
  const isWide = useIsWide(wideFrom)
  const listed = useDeferredValue(view)
  const { heading, filter, result, refresh, announcement } = view
  return (
    <div css={columns.page} data-columns={isWide}>
      <div css={[columns.stack, columns.across]}>
        <div>
          <div css={styles.head}>
            <h1 css={styles.heading}>{heading}</h1>
            <div css={styles.headerActions}>
              {headerActions}
              <RefreshButton refresh={refresh} isSmall onPress={act.refresh} />
            </div>
          </div>
          <div css={styles.notice}>{notice}</div>
        </div>
        <PaymentFilters filter={filter} result={result} onNarrow={act.narrow} />
        <Announcements announcement={announcement} />
        {refresh.failure !== null && <Failed text={refresh.failure} />}
      </div>
      <Lists view={listed} act={act} />
    </div>
  )
}
