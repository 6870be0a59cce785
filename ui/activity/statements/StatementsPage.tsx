import { css } from '@emotion/react'
import {
  statementTexts as texts,
  type StatementPeriod,
  type StatementsPage as StatementsPageModel,
  type StatementsView,
  yearPackTexts,
} from '@paydeck/core'
import type { ReactNode } from 'react'
import { Button } from '../../kit/Button.tsx'
import { columns } from '../../kit/columns.ts'
import { Empty } from '../../kit/Empty.tsx'
import { receipt } from '../../kit/icons-cards.ts'
import { PageFailure } from '../../kit/PageFailure.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { screenOnly } from '../../kit/receipt.ts'
import { SkeletonPanel } from '../../kit/Skeleton.tsx'
import { StillWaiting } from '../../kit/StillWaiting.tsx'
import { room, size, space, text } from '../../kit/theme.ts'
import { ActivityTabs } from '../ActivityTabs.tsx'
import { MissingSources } from '../MissingSources.tsx'
import { CardsTable } from './CardsTable.tsx'
import { PackPanel } from './PackPanel.tsx'
import { StatementRows } from './StatementRows.tsx'
import { MonthsWaiting } from './StatementsWaiting.tsx'
import { YearMenu } from './YearMenu.tsx'
import { ZonePanel } from './ZonePanel.tsx'

const styles = {
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s2} ${space.s4}` }),
  heading: css({ fontSize: text.xl, letterSpacing: '-0.025em' }),
  headerActions: css({ marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${space.s3})` }),
  page: css({ container: 'page / inline-size' }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s5,
    [room.page]: { gridTemplateColumns: `minmax(0, 1fr) ${size.side}` },
  }),
}

export interface StatementsPageProps {
  readonly page: StatementsPageModel
  readonly view: StatementsView
  /** Button that hides or shows amounts. */
  readonly headerActions: ReactNode
  /** Saves the statement of a period as a PDF. */
  readonly onPdf: (period: StatementPeriod) => void
  /** Chooses a year. */
  readonly onYear: (year: number) => void
}

const Statements = ({ page, view, onPdf, onYear }: Omit<StatementsPageProps, 'headerActions'>) => {
  const { months, empty, first, whole, cards } = view
  const actions = { onPdf, onCsv: page.saveCsv, onCancel: page.endPdf }
  return (
    <div css={columns.stack}>
      <Panel heading={texts.monthly} aside={<YearMenu label={texts.year} view={view} onYear={onYear} />}>
        {empty === null ? (
          <StatementRows rows={months} {...actions} />
        ) : (
          <Empty icon={receipt} title={empty.heading} text={empty.text}>
            {first !== null && (
              <Button kind="quiet" onClick={() => onYear(first.year)}>
                {first.label}
              </Button>
            )}
          </Empty>
        )}
      </Panel>
      {whole !== null && (
        <Panel heading={texts.wholeYear}>
          <StatementRows rows={[whole]} {...actions} />
          {cards !== null && <CardsTable cards={cards} />}
        </Panel>
      )}
    </div>
  )
}

/** Page of the statements (STMT-001). */
export const StatementsPage = (props: StatementsPageProps) => {
  const { page, view, headerActions, onYear } = props
  const { heading, isLoading, failure } = view
  const isFirstLoad = isLoading && view.pack.kind === 'empty'
  if (failure !== null)
    return (
      <PageFailure title={failure.heading} text={failure.text}>
        <Button kind="primary" onClick={page.tryAgain}>
          {failure.tryAgain}
        </Button>
      </PageFailure>
    )
  return (
    <div css={[columns.stack, screenOnly]}>
      <div css={styles.head}>
        <h1 css={styles.heading}>{heading}</h1>
        <ActivityTabs page="statements" />
        <div css={styles.headerActions}>{headerActions}</div>
      </div>
      <MissingSources missing={view.missing} onTryAgain={page.tryAgain} />
      {isLoading && <StillWaiting what={texts.content} />}
      <div css={styles.page}>
        {/* The panels replace their placeholders, whose heights differ. */}
        <div key={isFirstLoad ? 'waiting' : 'shown'} css={styles.grid}>
          {isLoading ? <MonthsWaiting /> : <Statements {...props} />}
          <div css={columns.stack}>
            {isFirstLoad ? (
              // About as high as the panel, so that the panel below does not move.
              <SkeletonPanel heading={yearPackTexts.heading} rows={{ kind: 'money', count: 7 }} />
            ) : (
              <PackPanel page={page} view={view} onYear={onYear} />
            )}
            <ZonePanel view={view} onZone={page.setZone} />
          </div>
        </div>
      </div>
    </div>
  )
}
