import { css } from '@emotion/react'
import { type BillDetail, type BillDetailView, billPayHeadings } from '@paydeck/core'
import { useIsWide } from '../../di/use-is-wide.ts'
import { Amount } from '../../kit/Amount.tsx'
import { Button, ButtonLink, TextLink } from '../../kit/Button.tsx'
import { columns, wideFrom } from '../../kit/columns.ts'
import { DetailList } from '../../kit/DetailList.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { chevronLeft } from '../../kit/icons-later.ts'
import { Panel } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { screenOnly } from '../../kit/receipt.ts'
import { figures, raised } from '../../kit/shared.ts'
import { colour, media, space, text, weight } from '../../kit/theme.ts'
import { BillHead } from '../BillHead.tsx'
import { Balances } from './Balances.tsx'
import { History } from './History.tsx'

const styles = {
  back: css({ marginBlock: `calc(-1 * ${space.s3}) calc(-1 * ${space.s2})` }),
  head: css([
    raised,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s4,
      padding: space.s4,
      [media.desktop]: { padding: space.s5 },
    },
  ]),
  heading: css({ fontSize: text.l, letterSpacing: '-0.015em', whiteSpace: 'normal', overflowWrap: 'anywhere' }),
  balance: css([
    figures,
    {
      fontSize: text.xxl,
      fontWeight: weight.strong,
      letterSpacing: '-0.03em',
      lineHeight: 1.15,
      overflowWrap: 'anywhere',
    },
  ]),
  quiet: css({ color: colour.ink3, fontSize: text.xs }),
  pills: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 }),
  words: css({ color: colour.ink2, fontSize: text.s }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: space.s2 }),
}

type Act = Pick<BillDetail, 'more' | 'tryAgain' | 'saveReceipt' | 'openRemoval'> & {
  /** Opens the dialog that connects bills. */
  readonly connect: () => void
  /** Opens the modal that explains why the bill cannot be paid. */
  readonly learnMore: (id: string) => void
}

export interface BillPageProps {
  readonly view: BillDetailView
  readonly act: Act
  /** Text that screen readers announce in place of each hidden amount. Null if amounts are visible. */
  readonly hidden: string | null
}

/** Shows the bill's name, amounts and actions. */
const Head = ({ view: { id, head, pay, remove }, act, hidden }: BillPageProps) => {
  const { icon, fullName, kind, balance, balanceStatus, due, unpayable, connection } = head
  return (
    <section css={styles.head}>
      <BillHead icon={icon} note={kind}>
        <h1 css={styles.heading}>{fullName}</h1>
      </BillHead>
      <div>
        {balance !== null && (
          <p css={styles.balance}>
            <Amount text={balance} hidden={hidden} />
          </p>
        )}
        <p css={styles.quiet}>{balanceStatus}</p>
      </div>
      {(due !== null || unpayable !== null) && (
        <div css={styles.pills}>
          {due !== null && <Pill tone={due.tone}>{due.text}</Pill>}
          {unpayable !== null && <Pill tone={unpayable.tone}>{unpayable.status}</Pill>}
        </div>
      )}
      {connection !== null && <p css={styles.words}>{connection.text}</p>}
      <div css={styles.ways}>
        {pay !== null && <ButtonLink to={pay.to}>{pay.label}</ButtonLink>}
        {unpayable !== null && (
          <Button kind="quiet" onClick={() => act.learnMore(id)}>
            {unpayable.learnMore}
          </Button>
        )}
        {connection !== null && connection.reconnect !== null && (
          <Button kind="quiet" onClick={act.connect}>
            {connection.reconnect}
          </Button>
        )}
        {remove !== null && (
          <Button kind="text" onClick={act.openRemoval}>
            {remove.label}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Page of one bill: payments, balances, receipts and removal. */
export const BillPage = ({ view, act, hidden }: BillPageProps) => (
  <div css={columns.page} data-columns={useIsWide(wideFrom)}>
    <div css={[columns.across, styles.back, screenOnly]}>
      <TextLink to={view.back.to}>
        <Icon drawing={chevronLeft} small />
        {view.back.label}
      </TextLink>
    </div>
    <div css={columns.stack}>
      <Head view={view} act={act} hidden={hidden} />
      <History
        payments={view.payments}
        hidden={hidden}
        onReceipt={act.saveReceipt}
        onMore={act.more}
        onRetry={act.tryAgain}
      />
    </div>
    <div css={columns.stack}>
      <Panel heading={billPayHeadings.owed}>
        <DetailList details={view.facts} />
      </Panel>
      {view.balances !== null && <Balances balances={view.balances} onRetry={act.tryAgain} />}
    </div>
  </div>
)
