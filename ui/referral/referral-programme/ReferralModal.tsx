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
  standing: css({ fontSize: text.s, color: colour.ink3 }),
}

/** The referral: what it promises, the code, and how it stands (PROF-067). */
export const ReferralModal = () => {
  const { view, loadCode, loadStatus } = useService(slice('referralProgramme'))
  const { offer, code, failure, standing } = useLive(view)
  useEffect(loadStatus, [loadStatus])
  return (
    <div css={styles.content}>
      <p css={styles.offer}>{offer}</p>
      <ReferralCode code={code} failure={failure} onLoad={loadCode} />
      {standing !== null && (
        <p css={styles.standing}>
          <Timed parts={standing} />
        </p>
      )}
    </div>
  )
}
