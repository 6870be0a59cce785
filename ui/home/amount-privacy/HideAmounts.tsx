import { css } from '@emotion/react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { withModules } from '../../di/with-modules.ts'
import { Switch } from '../../kit/Switch.tsx'
import { space } from '../../kit/theme.ts'
import { amountPrivacyModule } from './module.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space.s2 })
const label = 'Hide amounts'

/** Hides balances and payments from onlookers, which this browser remembers. */
export const HideAmounts = withModules([amountPrivacyModule], () => {
  const { isOn, toggle } = useService(slice('amountPrivacy'))
  return (
    <div css={style}>
      <span aria-hidden="true">{label}</span>
      <Switch label={label} isOn={useLive(isOn)} onPress={toggle} />
    </div>
  )
})
