import { css } from '@emotion/react'
import type { CardTopUp, CardTopUpView } from '@paydeck/core'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useDraft } from '../../di/use-draft.ts'
import { useLive } from '../../di/use-live.ts'
import { useMoneyHold } from '../../di/use-money-hold.ts'
import { useService } from '../../di/use-service.ts'
import { AmountField } from '../../kit/AmountField.tsx'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { iconRing } from '../../kit/centred.ts'
import { Form } from '../../kit/Form.tsx'
import { figures } from '../../kit/shared.ts'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, space, text, weight } from '../../kit/theme.ts'
import { CardSummary, ShownAmount } from './CardSummary.tsx'

const styles = {
  // An empty status takes no space.
  stage: css({ '&:not(:empty)': { marginBlockEnd: space.s4 } }),
  fields: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 }),
  paying: css({ display: 'grid', justifyItems: 'center', gap: space.s2, textAlign: 'center' }),
  ring: css([iconRing, { background: colour.brandSoft, color: colour.brand }]),
  title: css({ fontSize: text.ui, fontWeight: weight.strong }),
  amount: css([
    figures,
    {
      fontSize: text.xxl,
      fontWeight: weight.strong,
      letterSpacing: '-0.03em',
      lineHeight: 1.2,
      overflowWrap: 'anywhere',
    },
  ]),
  words: css({ fontSize: text.ui, color: colour.ink2 }),
}

const Paying = ({ title, amount, text: words, isBlocked }: NonNullable<CardTopUpView['payment']>) => (
  <div css={styles.paying}>
    {!isBlocked && (
      <span css={styles.ring}>
        <Spinner small />
      </span>
    )}
    <p css={styles.title}>{title}</p>
    <p css={styles.amount}>{amount}</p>
    {!isBlocked && <p css={styles.words}>{words}</p>}
  </div>
)

interface AmountProps {
  readonly topUp: CardTopUp
  readonly view: CardTopUpView['amount']
  readonly onChange: (amount: string) => void
}

const Amount = ({ topUp, view, onChange }: AmountProps) => (
  <AmountField
    {...view}
    hint={view.hint ?? undefined}
    total={view.total === null ? null : { ...view.total, amount: <ShownAmount amount={view.total.amount} /> }}
    autoFocus
    onChange={onChange}
    onBlur={topUp.touch}
  />
)

type Alert = { readonly tone: 'caution'; readonly title?: string; readonly text: string } | null

/**
 * Returns the parts of the dialog for its current stage: submit action, label, alert and content. The form and its submit
 * button stay the same elements in all stages.
 */
const partsOf = (
  view: CardTopUpView,
  topUp: CardTopUp,
  onAmount: (amount: string) => void,
): { readonly go: () => void; readonly label: string; readonly alert: Alert; readonly body: ReactNode } => {
  const { payment, failure } = view
  if (failure !== null) {
    const { title, text: words, retry } = failure
    return { go: topUp.retry, label: retry, alert: { tone: 'caution', title, text: words }, body: null }
  }
  if (payment !== null) {
    const alert: Alert = payment.isBlocked ? { tone: 'caution', text: payment.text } : null
    return { go: topUp.showWindow, label: payment.action, alert, body: null }
  }
  return {
    go: topUp.submit,
    label: view.action,
    alert: null,
    body: <Amount topUp={topUp} view={view.amount} onChange={onAmount} />,
  }
}

/** Dialog that adds money to a card. The user pays an invoice in the payment window (CARD-156, CARD-166). */
export const AddFundsModal = ({ about, onClose }: ModalContentProps) => {
  const topUp = useService(slice('cardTopUp'))
  const view = useLive(topUp.view)
  const state = useButton(topUp.view)
  const element = useRef<HTMLDivElement>(null)
  const hold = useMoneyHold()
  // A layout effect, so that the form is ready before the dialog is painted. A later effect would lose the first key press.
  useLayoutEffect(() => {
    topUp.open(about)
    return topUp.close
  }, [topUp, about])
  const type = useDraft(`top-up ${about}`, ['amount'], (_, amount) => topUp.edit(amount))
  const { stage, card, payment, canSubmit, cancel } = view
  const isForm = stage === 'filling' || stage === 'making'
  // Moves the focus to the next action when the form is replaced.
  useEffect(() => {
    if (!isForm) element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [isForm, stage])
  const { go, label, alert, body } = partsOf(view, topUp, (amount) => type('amount', amount))
  return (
    <div ref={element}>
      <Form
        onSubmit={go}
        alert={alert}
        actions={
          <>
            <AsyncButton
              type="submit"
              label={label}
              state={isForm ? state : 'idle'}
              disabled={(isForm && !canSubmit) || hold !== null}
            />
            <Button kind="quiet" onClick={onClose}>
              {cancel}
            </Button>
          </>
        }
      >
        <div>
          {/* Always rendered, so that screen readers announce new content. */}
          <div role="status" css={styles.stage}>
            {payment !== null && <Paying {...payment} />}
          </div>
          <div css={styles.fields}>
            {card !== null && <CardSummary {...card} />}
            {body}
            {hold !== null && <p css={styles.words}>{hold}</p>}
          </div>
        </div>
      </Form>
    </div>
  )
}
