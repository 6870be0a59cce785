import { css } from '@emotion/react'
import { billNames, unpayableBillTexts } from '@paydeck/core'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Actions } from '../../kit/Actions.tsx'
import { Button } from '../../kit/Button.tsx'
import { receipt } from '../../kit/icons-cards.ts'
import { Subject } from '../../kit/Subject.tsx'
import { colour, space } from '../../kit/theme.ts'

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 }),
  words: css({ marginBlockEnd: space.s2, color: colour.ink2 }),
}

/** Modal that explains why a bill cannot be paid (BILL-101, ERR-065). */
export const UnpayableBillModal = ({ text, about, onClose }: ModalContentProps) => {
  const { accounts } = useLive(useService(slice('billList')).state)
  const account = accounts.find(({ id }) => id === about)
  const names = account === undefined ? null : billNames(account)
  return (
    <div css={styles.content}>
      {names !== null && <Subject icon={receipt} title={names.fullName} note={names.kind} />}
      <p css={styles.words}>{text}</p>
      <Actions>
        <Button onClick={onClose}>{unpayableBillTexts.close}</Button>
      </Actions>
    </div>
  )
}
