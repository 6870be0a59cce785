import { css } from '@emotion/react'
import { homeTopUpsOf } from '@paydeck/core'
import { useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Amount } from '../../kit/Amount.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { colour, radius, room, space, text } from '../../kit/theme.ts'

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s2}`,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.r2,
  background: colour.sunken,
  color: colour.ink2,
  fontSize: text.s,
  [room.wide]: { flexDirection: 'column', alignItems: 'start' },
})

/** Note about top-ups that are paid but not yet credited to their cards. */
export const AwaitedTopUps = () => {
  const amountPrivacy = useService(slice('amountPrivacy'))
  const cardList = useService(slice('cardList'))
  const view = useLive(useMemo(() => homeTopUpsOf({ amountPrivacy, cardList }), [amountPrivacy, cardList]))
  return (
    view !== null && (
      <p css={style}>
        <Pill tone="wait">{view.status}</Pill>
        {view.amount !== null && <Amount text={view.amount} direction="in" strong />}
        {view.note}
      </p>
    )
  )
}
