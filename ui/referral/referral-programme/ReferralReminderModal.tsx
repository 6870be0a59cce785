import { css } from '@emotion/react'
import { referralReminderTexts, referralTexts } from '@paydeck/core'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { Actions } from '../../kit/Actions.tsx'
import { Button } from '../../kit/Button.tsx'
import { colour, space } from '../../kit/theme.ts'

const styles = {
  content: css({ display: 'grid', gap: space.s5 }),
  lead: css({ color: colour.ink2 }),
}

/** Dialog that reminds the user of an expired referral, with a link to the referral code (PROF-059). */
export const ReferralReminderModal = ({ onClose }: ModalContentProps) => {
  const { modals } = useService(slice('shell'))
  return (
    <div css={styles.content}>
      <p css={styles.lead}>{referralReminderTexts.lead}</p>
      <Actions>
        <Button onClick={() => modals.open({ name: 'referral' })}>{referralTexts.show}</Button>
        <Button kind="quiet" onClick={onClose}>
          {referralReminderTexts.later}
        </Button>
      </Actions>
    </div>
  )
}
