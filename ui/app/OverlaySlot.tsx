import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { type Entered, enteredToken } from '../di/entered.ts'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { colour, layer } from '../kit/theme.ts'
import { Overlays } from './lazy-frame.ts'

/**
 * Position of the error message that appears if the overlays could not be loaded. Loaded overlays ignore this position,
 * because they are in the browser's top layer.
 */
const place = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.menu,
  background: colour.surface,
})

/**
 * Modal and carousel. Their code loads after the first paint of the page. They are rendered once the user has opened one of
 * them.
 */
export const OverlaySlot = () => {
  const shell = useService(slice('shell'))
  const { painted } = useService<Entered>(enteredToken)
  const modal = useLive(shell.modal)
  const carousel = useLive(shell.carousel)
  const [isUsed, setIsUsed] = useState(false)
  if (!isUsed && (modal ?? carousel) !== null) setIsUsed(true)
  useEffect(() => void painted.then(Overlays.preload), [painted])
  return (
    isUsed && (
      <div css={place}>
        <Overlays />
      </div>
    )
  )
}
