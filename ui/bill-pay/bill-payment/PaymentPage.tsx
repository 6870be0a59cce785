import { css } from '@emotion/react'
import type { BillPaymentPage, BillPaymentPageView, PayActionView } from '@paydeck/core'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useIsWide } from '../../di/use-is-wide.ts'
import { useMoneyHold } from '../../di/use-money-hold.ts'
import { Alert } from '../../kit/Alert.tsx'
import { Button, TextLink } from '../../kit/Button.tsx'
import { columns, wideFrom } from '../../kit/columns.ts'
import { Icon } from '../../kit/Icon.tsx'
import { chevronLeft } from '../../kit/icons-later.ts'
import { Notice } from '../../kit/Notice.tsx'
import { colour, size, space, text, weight } from '../../kit/theme.ts'
import { AmountPanel } from './AmountPanel.tsx'
import { Overview } from './Overview.tsx'
import { PayBar } from './PayBar.tsx'
import { PayButton } from './PayButton.tsx'
import { Paying } from './Paying.tsx'

const styles = {
  page: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  // Moves the back link and the heading up together, so that the heading does not overlap the link's touch target.
  back: css({ marginBlockStart: `calc(-1 * ${space.s3})` }),
  heading: css({ fontSize: text.xl, letterSpacing: '-0.025em' }),
  strong: css({ fontWeight: weight.strong }),
  every: css({ display: 'flex', flexWrap: 'wrap', gap: space.s2 }),
  // An empty status takes no space.
  said: css({ color: colour.ink2, '& > :is(p, :has(> :not([data-open="false"])))': { marginBlockEnd: space.s4 } }),
  // Stays visible beside the bills on scrolling, unless the overview is higher than most windows.
  beside: css({
    minInlineSize: 0,
    '&[data-sticky="true"]': { position: 'sticky', insetBlockStart: `calc(${size.masthead} + ${space.s5})` },
  }),
}

/** If the overview has at most this many rows, it is fully visible in most windows. */
const rowsInSight = 5

/** Id of the text that explains why buttons are disabled while the device is offline. */
const holdId = 'bill-payment-hold'

export interface PaymentPageProps {
  readonly view: BillPaymentPageView
  readonly act: Pick<BillPaymentPage, 'press' | 'selectEvery' | 'type' | 'clear' | 'pay' | 'showWindow' | 'chooseCoin'>
}

/** After a rejected click on the pay button, focuses the first invalid field. */
const useRefused = (): { readonly page: React.RefObject<HTMLDivElement | null>; readonly look: () => void } => {
  const page = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (presses > 0) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [presses])
  return { page, look: () => setPresses((before) => before + 1) }
}

interface EveryBillProps extends Pick<BillPaymentPageView, 'every' | 'isLocked'> {
  readonly onSelect: BillPaymentPage['selectEvery']
}

/** Buttons that choose the same kind of amount for all bills (BILL-086). */
const EveryBill = ({ every, isLocked, onSelect }: EveryBillProps) =>
  every.length > 0 && (
    <div css={styles.every}>
      {every.map(({ option, label, isDisabled }) => (
        <Button key={option} kind="quiet" disabled={isDisabled || isLocked} onClick={() => onSelect(option)}>
          {label}
        </Button>
      ))}
    </div>
  )

/**
 * Payment page: amounts of one or more bills, and their total (BILL-112 to BILL-119). The total and the pay button are in
 * the footer bar if there is a bar, otherwise in the overview. The bar appears with low priority, so that the page first
 * responds to the click that makes the bar appear.
 */
export const PaymentPage = ({ view, act }: PaymentPageProps) => {
  const isWide = useIsWide(wideFrom)
  const hold = useMoneyHold()
  const { page, look } = useRefused()
  const { back, heading, notice, hiddenAmount: hidden, every, bills, overview, bar, isLocked } = view
  const { window: shown, failure } = view
  // The appearance of the bar is deferred, because the bar shifts the page. The bar's content is always current.
  const hasBar = useDeferredValue(bar !== null) && bar !== null
  const heldBy = hold === null ? null : holdId
  const pay = () => {
    act.pay()
    look()
  }
  const button = (action: PayActionView, isWideButton: boolean): ReactNode =>
    shown === null ? (
      <PayButton action={action} heldBy={heldBy} wide={isWideButton} onPay={pay} />
    ) : (
      <Button wide={isWideButton} onClick={act.showWindow}>
        {shown.action}
      </Button>
    )
  const said: ReactNode = (
    <>
      <Paying shown={shown} />
      <Alert tone="caution">{failure}</Alert>
      {hold !== null && <p id={holdId}>{hold}</p>}
    </>
  )
  return (
    <div ref={page} css={styles.page}>
      <div>
        <p css={styles.back}>
          <TextLink to={back.to}>
            <Icon drawing={chevronLeft} small />
            {back.label}
          </TextLink>
        </p>
        <h1 css={styles.heading}>{heading}</h1>
      </div>
      <Notice>
        <p>
          <b css={styles.strong}>{notice.title}</b> {notice.text}
        </p>
      </Notice>
      <div css={columns.page} data-columns={isWide}>
        <div css={columns.stack}>
          <EveryBill every={every} isLocked={isLocked} onSelect={act.selectEvery} />
          {bills.map((bill) => (
            <AmountPanel
              key={bill.head.id}
              bill={bill}
              hidden={hidden}
              isLocked={isLocked}
              onPress={act.press}
              onType={act.type}
            />
          ))}
        </div>
        <div css={styles.beside} data-sticky={isWide && overview.rows.length <= rowsInSight}>
          <Overview view={hasBar ? { ...overview, sums: [] } : overview} onCoin={act.chooseCoin}>
            {!hasBar && (
              <>
                <div css={styles.said}>{said}</div>
                {button(overview.pay, true)}
              </>
            )}
          </Overview>
        </div>
      </div>
      {hasBar && (
        <PayBar view={bar} isWindowOpen={shown !== null} button={button(bar.pay, false)} onClear={act.clear}>
          {said}
        </PayBar>
      )}
    </div>
  )
}
