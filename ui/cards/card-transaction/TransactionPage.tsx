import { css } from '@emotion/react'
import {
  activityFilterOf,
  cardPageTexts,
  cardTransactionOf,
  cardTransactionTexts,
  type CardTransactionView,
  type RouteQuery,
  type TransactionDetail,
} from '@paydeck/core'
import { useEffect, useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useCopy } from '../../di/use-copy.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import { Amount } from '../../kit/Amount.tsx'
import { Button, TextLink } from '../../kit/Button.tsx'
import { CategoryTile } from '../../kit/CategoryTile.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { type Detail, DetailList } from '../../kit/DetailList.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { chevronLeft, copy as copyDrawing } from '../../kit/icons-later.ts'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { raised } from '../../kit/shared.ts'
import { SkeletonPanel } from '../../kit/Skeleton.tsx'
import { colour, media, room, size, space, text, weight } from '../../kit/theme.ts'
import { TimeLine } from '../../kit/TimeLine.tsx'

const styles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    inlineSize: '100%',
    maxInlineSize: size.details,
    marginInline: 'auto',
    containerType: 'inline-size',
  }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.s5,
    [room.columns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  column: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  head: css([
    raised,
    {
      display: 'grid',
      justifyItems: 'start',
      gap: space.s3,
      padding: space.s4,
      [media.desktop]: { padding: space.s5 },
    },
  ]),
  title: css({ display: 'flex', alignItems: 'center', gap: space.s3, minInlineSize: 0, overflowWrap: 'anywhere' }),
  name: css({ fontSize: text.ui, fontWeight: weight.strong }),
  amount: css({ fontSize: text.xxl, fontWeight: weight.strong, letterSpacing: '-0.03em', lineHeight: 1.15 }),
  words: css({ color: colour.ink2, fontSize: text.ui, textWrap: 'pretty' }),
  refused: css({ color: colour.bad, fontSize: text.s, overflowWrap: 'anywhere' }),
  heading: css({ fontSize: text.l, letterSpacing: '-0.015em' }),
}

const Copied = ({ label, text: value }: NonNullable<TransactionDetail['copy']>) => {
  const { copied, copy } = useCopy('feedback')
  return <CopyButton label={label} value={value} copied={copied} onCopy={copy} />
}

const detailOf = ({ label, text: value, copy }: TransactionDetail): Detail =>
  copy === null ? { label, value } : { label, value, end: <Copied {...copy} /> }

/** Button that copies the page's URL or opens the device's share dialog. */
const Share = ({ share }: { readonly share: CardTransactionView['share'] }) => {
  const { copied, copy } = useCopy('label')
  const address = `${window.location.origin}${share.path}`
  return (
    <div>
      <Button kind="quiet" onClick={() => copy(address)}>
        <Icon drawing={copyDrawing} small />
        {copied === 'copied' ? share.copied : share.copy}
      </Button>
      <p css={styles.refused} role="status">
        {copied === 'refused' && address}
      </p>
    </div>
  )
}

const Shown = ({
  shown,
  share,
}: { readonly shown: NonNullable<CardTransactionView['shown']> } & Pick<CardTransactionView, 'share'>) => (
  <div css={styles.columns}>
    <div css={styles.column}>
      <div css={styles.head}>
        <div css={styles.title}>
          <CategoryTile category={shown.category} />
          <p css={styles.name}>{shown.title}</p>
        </div>
        <p css={styles.amount}>
          <Amount text={shown.amount.text} hidden={shown.amount.hidden} direction={shown.amount.isIn ? 'in' : 'out'} />
        </p>
        <Pill tone={shown.status.tone}>{shown.status.text}</Pill>
        <Share share={share} />
      </div>
      <Panel heading={shown.timeLine.label}>
        <PanelBody>
          <TimeLine label={shown.timeLine.label} steps={shown.timeLine.steps} hasLongNotes />
        </PanelBody>
      </Panel>
    </div>
    <div css={styles.column}>
      {[shown.why, shown.next].map(({ heading, text: words }) => (
        <Panel key={heading} heading={heading}>
          <PanelBody>
            <p css={styles.words}>{words}</p>
          </PanelBody>
        </Panel>
      ))}
      <Panel heading={cardTransactionTexts.details}>
        <DetailList details={shown.details.map(detailOf)} />
      </Panel>
    </div>
  </div>
)

export interface TransactionPageProps {
  readonly cardId: string
  readonly transactionId: string
  /** Query with the filter of the card's lists. The link back to the lists restores the filter. */
  readonly query: RouteQuery
}

/** Page of one transaction: details, steps so far, the reason for its status, and the next step. */
export const TransactionPage = ({ cardId, transactionId, query }: TransactionPageProps) => {
  const transaction = useService(slice('cardTransaction'))
  const amountPrivacy = useService(slice('amountPrivacy'))
  const view = useLive(
    useMemo(() => cardTransactionOf({ cardTransaction: transaction, amountPrivacy }), [transaction, amountPrivacy]),
  )
  useEffect(
    () => transaction.show({ cardId, transactionId, filter: activityFilterOf(query) }),
    [transaction, cardId, transactionId, query],
  )
  useEffect(() => transaction.leave, [transaction])
  useTitle(view?.heading ?? cardPageTexts.heading)
  if (view === null) return null
  const { back, heading, isLoading, failure, shown, share } = view
  return (
    <div css={styles.page} aria-busy={isLoading}>
      <TextLink to={back.to}>
        <Icon drawing={chevronLeft} small />
        {back.label}
      </TextLink>
      <h1 css={styles.heading}>{heading}</h1>
      {failure !== null && (
        <Failed
          text={failure.text}
          label={failure.label}
          onRetry={failure.canTryAgain ? transaction.tryAgain : undefined}
        />
      )}
      {shown === null ? (
        isLoading && <SkeletonPanel heading={cardTransactionTexts.details} rows={{ kind: 'setting', count: 4 }} />
      ) : (
        <Shown shown={shown} share={share} />
      )}
    </div>
  )
}
