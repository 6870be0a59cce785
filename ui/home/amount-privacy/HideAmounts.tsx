import { amountPrivacyTexts } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { eye, eyeOff } from '../../kit/icons.ts'

/** Toggle that hides amounts, so that other people cannot read them on the screen. The browser stores the user's choice. */
export const HideAmounts = () => {
  const { isOn, toggle } = useService(slice('amountPrivacy'))
  const hidden = useLive(isOn)
  return (
    <IconButton icon={hidden ? eyeOff : eye} label={amountPrivacyTexts.hide} aria-pressed={hidden} onClick={toggle} />
  )
}
