import { css } from '@emotion/react'
import { referralTexts } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { colour, space, text } from '../../kit/theme.ts'
import { Timed } from '../../kit/Time.tsx'
import { ReferralCode } from './parts/ReferralCode.tsx'

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, fontSize: text.s }),
  offer: css({ color: colour.ink2 }),
  status: css({ color: colour.ink3 }),
}

/**
 * Panel with the user's referral code, the offer, and the status of the code. Users without galileo access also see this
 * panel (CARD-103).
 */
export const ReferralCodePanel = () => {
  const { view, loadAll } = useService(slice('referralProgramme'))
  const { offer, code, failure, statusText } = useLive(view)
  return (
    <Panel heading={referralTexts.heading}>
      <PanelBody>
        <div css={styles.content}>
          <p css={styles.offer}>{offer}</p>
          <ReferralCode code={code} failure={failure} onLoad={loadAll} />
          {statusText !== null && (
            <p css={styles.status}>
              <Timed parts={statusText} />
            </p>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}
