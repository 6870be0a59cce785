import { css } from '@emotion/react'
import { paidBillTexts } from '@paydeck/core'
import { type ReactNode, useEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { useLive } from '../../di/use-live.ts'
import { Actions } from '../../kit/Actions.tsx'
import { Button, TextLink } from '../../kit/Button.tsx'
import { iconRing } from '../../kit/centred.ts'
import { Icon } from '../../kit/Icon.tsx'
import { check } from '../../kit/icons.ts'
import { onPaper, paperOnly, screenOnly } from '../../kit/receipt.ts'
import { colour, size, space, text, weight } from '../../kit/theme.ts'
import { usePaymentPage } from './use-payment-page.ts'

const styles = {
  // Centred in a full-screen dialog.
  moment: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space.s4,
    minBlockSize: '60dvh',
    maxInlineSize: size.dialog,
    marginInline: 'auto',
    textAlign: 'center',
    '@media print': { minBlockSize: 0, maxInlineSize: 'none', justifyItems: 'start', textAlign: 'start' },
  }),
  ring: css([iconRing, { background: colour.goodSoft, color: colour.good }]),
  title: css({ fontSize: text.l, fontWeight: weight.strong }),
  words: css({ display: 'grid', gap: space.s2, fontSize: text.m, overflowWrap: 'anywhere' }),
  actions: css({ inlineSize: '100%', '& > div': { justifyContent: 'center' }, '@media print': { display: 'none' } }),
}

/** Confirmation of a payment: the amount of each bill and the next steps. Prints as a receipt. */
export const PaidModal = ({ onClose, onHead }: ModalContentProps): ReactNode => {
  const page = usePaymentPage()
  const { success } = useLive(page)
  const title = success?.title
  useEffect(() => {
    if (title !== undefined) onHead?.(title)
  }, [title, onHead])
  // Dismisses the confirmation, whatever closes the modal.
  useEffect(() => page.dismiss, [page])
  if (success === null) return null
  return (
    <div css={[styles.moment, onPaper]} data-receipt="">
      <p css={[paperOnly, styles.title]}>{success.title}</p>
      <span css={[styles.ring, screenOnly]}>
        <Icon drawing={check} />
      </span>
      <div css={styles.words}>
        <p>{success.paidOn}</p>
        {success.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p css={screenOnly}>
          <TextLink href={success.invoice.href}>{success.invoice.label}</TextLink>
        </p>
      </div>
      <div css={styles.actions}>
        <Actions>
          <Button onClick={onClose}>{success.close}</Button>
          <Button kind="quiet" onClick={() => window.print()}>
            {paidBillTexts.print}
          </Button>
        </Actions>
      </div>
    </div>
  )
}
