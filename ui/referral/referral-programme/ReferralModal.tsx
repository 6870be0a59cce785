import { css } from '@emotion/react'
import { useEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { colour, space, text } from '../../kit/theme.ts'
import { Timed } from '../../kit/Time.tsx'
import { ReferralCode } from './parts/ReferralCode.tsx'

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 }),
  offer: css({ color: colour.ink2 }),
  status: css({ fontSize: text.s, color: colour.ink3 }),
}

/** Dialog with the offer, the user's referral code, and the status of the code (PROF-067). */
export const ReferralModal = () => {
  const { view, loadCode, loadStatus } = useService(slice('referralProgramme'))
  const { offer, code, failure, statusText } = useLive(view)
  useEffect(loadStatus, [loadStatus])
  return (
    <div css={styles.content}>
      <p css={styles.offer}>{offer}</p>
      <ReferralCode code={code} failure={failure} onLoad={loadCode} />
      {statusText !== null && (
        <p css={styles.status}>
          <Timed parts={statusText} />
        </p>
      )}
    </div>
  )
}
