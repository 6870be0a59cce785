import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { withModules } from '../di/with-modules.ts'
import { clearance, layer, media, size, space } from '../kit/theme.ts'
import { Toast } from '../kit/Toast.tsx'
import { slices } from './module.ts'

const place = css({
  position: 'fixed',
  zIndex: layer.menu,
  insetBlockEnd: `calc(${space.s5} + var(--lower, 0rem))`,
  insetInlineStart: space.s5,
  inlineSize: `min(${size.toast}, 100% - 2 * ${space.s5})`,
  // Above the chat's button, which is at the bottom of the window.
  [media.mobile]: {
    insetBlockEnd: `calc(${clearance} + env(safe-area-inset-bottom) + var(--lower, 0rem))`,
    insetInlineStart: space.s4,
    inlineSize: `calc(100% - 2 * ${space.s4})`,
  },
  '@media print': { display: 'none' },
})

/** Shows toasts at the bottom of the window. Only one toast is visible at a time. */
export const ToastPlace = withModules([slices], () => {
  const slot = useService(slice('toasts'))
  const view = useLive(slot.view)
  const element = useRef<HTMLDivElement>(null)
  // Pauses the time limit of the toast while the user is in another window, such as the payment window.
  useEffect(() => {
    const onBlur = () => slot.hold('away')
    const onFocus = () => slot.release('away')
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
    return () => {
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focus', onFocus)
    }
  }, [slot])
  // If a new toast replaces the focused toast, the focus moves to the new toast, but no focus event fires.
  useEffect(() => {
    if (element.current?.contains(document.activeElement) === true) slot.hold('focus')
  }, [slot, view])
  const toast = view !== null && <Toast toast={view} onAction={slot.act} onClose={slot.close} />
  return (
    <div
      ref={element}
      css={place}
      onPointerEnter={() => slot.hold('pointer')}
      onPointerLeave={() => slot.release('pointer')}
      onFocus={() => slot.hold('focus')}
      onBlur={() => slot.release('focus')}
    >
      {/* Always rendered, because screen readers announce changes only in an existing live region. They announce an alert
          as soon as it appears. */}
      <div aria-live="polite">{view?.role === 'status' && toast}</div>
      {view?.role === 'alert' && toast}
    </div>
  )
})
