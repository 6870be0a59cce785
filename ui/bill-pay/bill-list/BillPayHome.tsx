import { css } from '@emotion/react'
import type { BillPayPage, BillPayPageView } from '@paydeck/core'
import { type ReactNode, useDeferredValue } from 'react'
import { useIsWide } from '../../di/use-is-wide.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { columns, wideFrom } from '../../kit/columns.ts'
import { Icon } from '../../kit/Icon.tsx'
import { clock } from '../../kit/icons-later.ts'
import { plus } from '../../kit/icons.ts'
import { waitNotice } from '../../kit/notice-looks.ts'
import { Notice } from '../../kit/Notice.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { media, space, text, weight } from '../../kit/theme.ts'
import { ActivityLists } from './ActivityLists.tsx'
import { BillCard } from './BillCard.tsx'
import { BillOrderChoice } from './BillOrderChoice.tsx'

const styles = {
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 }),
  heading: css({ flex: '1 1 auto', fontSize: text.xl, letterSpacing: '-0.025em' }),
  ways: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s2,
    [media.mobile]: { inlineSize: '100%', '& > *': { flex: '1 1 auto', paddingInline: space.s3 } },
  }),
  title: css({ fontWeight: weight.strong }),
}

type Act = Pick<BillPayPage, 'chooseOrder' | 'more' | 'refresh' | 'learnMore'> & {
  /** Opens the dialog that connects bills. */
  readonly connect: () => void
}

export interface BillPayHomeProps {
  readonly view: BillPayPageView
  readonly act: Act
  /** Toggle that hides or shows amounts. */
  readonly beside: ReactNode
}

/** Home page of Bill Pay. At every window width, the bills are above the pending and recent payments. */
export const BillPayHome = ({ view, act, beside }: BillPayHomeProps) => {
  const { heading, hiddenAmount: hidden, notice, paused, actions, bills } = view
  const { payAll, add } = actions
  // Deferred, so that the page can respond to a click before the long lists render.
  const listed = useDeferredValue(view)
  return (
    <div css={[columns.page, columns.chooser]} data-columns={useIsWide(wideFrom)}>
      <div css={[columns.stack, columns.across]}>
        <div css={styles.head}>
          <h1 css={styles.heading}>{heading}</h1>
          <div css={styles.ways}>
            <Button kind="quiet" onClick={act.connect}>
              <Icon drawing={plus} small />
              {add.label}
            </Button>
            {payAll.to === null ? (
              <Button disabled>{payAll.label}</Button>
            ) : (
              <ButtonLink to={payAll.to}>{payAll.label}</ButtonLink>
            )}
          </div>
        </div>
        {paused !== null && (
          <Notice look={waitNotice} icon={clock}>
            <strong css={styles.title}>{paused.title}</strong> {paused.text}
          </Notice>
        )}
        <Notice>{notice}</Notice>
      </div>
      <Panel
        heading={bills.title}
        beside={beside}
        aside={<BillOrderChoice order={bills.order} onChoose={act.chooseOrder} />}
      >
        <ul>
          {bills.cards.map((card) => (
            <li key={card.id}>
              <BillCard card={card} hidden={hidden} onLearnMore={act.learnMore} onReconnect={act.connect} />
            </li>
          ))}
        </ul>
      </Panel>
      <div css={columns.stack}>
        <ActivityLists view={listed} onMore={act.more} onRefresh={act.refresh} />
      </div>
    </div>
  )
}
