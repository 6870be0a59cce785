import { css } from '@emotion/react'
import { isFeatureShown, referralOfferText, referralTexts } from '@paydeck/core'
import { permissionsToken, slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { colour, room, size, space, text } from '../../kit/theme.ts'

const styles = {
  content: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s4} ${space.s5}`,
  }),
  offer: css({ flex: `1 1 ${size.words}`, [room.tight]: { flexBasis: '100%' }, color: colour.ink2, fontSize: text.s }),
}

/** Panel that opens the referral dialog. Only card holders of the referral programme see it (SESS-039). */
export const ReferralPanel = () => {
  const granted = useLive(useService(permissionsToken))
  const { modals } = useService(slice('shell'))
  if (!isFeatureShown('referral-reminder', granted)) return null
  return (
    <Panel heading={referralTexts.heading}>
      <PanelBody>
        <div css={styles.content}>
          <p css={styles.offer}>{referralOfferText()}</p>
          <Button kind="quiet" onClick={() => modals.open({ name: 'referral' })}>
            {referralTexts.show}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  )
}
