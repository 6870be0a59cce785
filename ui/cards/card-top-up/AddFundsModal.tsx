import { css } from '@emotion/react'
import type { CardTopUpView } from '@paydeck/core'
import { useLayoutEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { CardFace } from '../../kit/CardFace.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { colour, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  face: css({ inlineSize: `min(${size.asyncWidth}, 100%)` }),
  words: css({ fontSize: text.s, color: colour.ink2 }),
  // Always there, so that it is read aloud when it is filled.
  payment: css({ fontSize: text.s, color: colour.ink2, '&:not(:empty)': { marginBlockStart: space.s4 } }),
  failure: css({ display: 'grid', justifyItems: 'start', gap: space.s4 }),
  title: css({ fontWeight: weight.strong }),
}

const Failure = ({
  failure,
  onRetry,
}: {
  readonly failure: NonNullable<CardTopUpView['failure']>
  readonly onRetry: () => void
}) => (
  <div css={styles.failure}>
    <div role="alert">
      <p css={styles.title}>{failure.title}</p>
      <p css={styles.words}>{failure.text}</p>
    </div>
    <Button autoFocus onClick={onRetry}>
      {failure.retry}
    </Button>
  </div>
)

/** Puts money on a card by an invoice, which is paid in a window of its own (CARD-156, CARD-166). */
export const AddFundsModal = ({ about }: ModalContentProps) => {
  const topUp = useService(slice('cardTopUp'))
  const { card, amount, action, canSubmit, failure, payment } = useLive(topUp.view)
  const state = useButton(topUp.view)
  // Together with the dialog, not after its paint: it would forget the first key.
  useLayoutEffect(() => {
    topUp.open(about)
    return topUp.close
  }, [topUp, about])
  if (failure !== null) return <Failure failure={failure} onRetry={topUp.retry} />
  const isBlocked = payment !== null && payment.action !== null
  return (
    <Form
      onSubmit={topUp.submit}
      alert={isBlocked ? { tone: 'caution', text: payment.text } : null}
      actions={
        <>
          <AsyncButton type="submit" label={action} state={state} disabled={!canSubmit} />
          {isBlocked && (
            <Button kind="quiet" onClick={topUp.showWindow}>
              {payment.action}
            </Button>
          )}
        </>
      }
    >
      {card !== null && (
        <div css={styles.face}>
          <CardFace {...card} />
        </div>
      )}
      <div>
        <Field
          label={amount.label}
          value={amount.value}
          hint={amount.hint ?? undefined}
          error={amount.error}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          onChange={topUp.edit}
          onBlur={topUp.touch}
        />
        <p css={styles.payment} role="status">
          {isBlocked ? null : payment?.text}
        </p>
      </div>
    </Form>
  )
}
