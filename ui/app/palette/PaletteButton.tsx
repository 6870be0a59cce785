import { css } from '@emotion/react'
import { dropOtherRecent, paletteTexts } from '@paydeck/core'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../../di/lazy-part.ts'
import { port, slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { Icon } from '../../kit/Icon.tsx'
import { search } from '../../kit/icons-later.ts'
import { hiddenFromSight } from '../../kit/shared.ts'
import { colour, media, radius, size, space, text } from '../../kit/theme.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { paletteStyles } from './palette-styles.ts'
import { PaletteWaiting } from './PaletteWaiting.tsx'

const styles = {
  button: css({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s2,
    inlineSize: size.target,
    blockSize: size.target,
    marginInlineStart: 'auto',
    padding: 0,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.round,
    background: 'transparent',
    color: colour.ink2,
    fontSize: text.s,
    '&:hover': { background: colour.sunken, color: colour.ink1 },
    [media.desktop]: {
      justifyContent: 'start',
      inlineSize: 'auto',
      minInlineSize: size.target,
      paddingInline: `${space.s4} ${space.s3}`,
      borderColor: colour.controlLine,
      '& > kbd': { marginInlineStart: 'auto' },
    },
    [media.wide]: { minInlineSize: size.search },
  }),
  text: css({ [media.mobile]: hiddenFromSight }),
}

const isApple = /Mac|iP/.test(navigator.platform)

/** Palette with its slices, which load on first use. */
const Palette = lazyPart(
  ['palette', 'toasts'],
  () => import('./lazy.ts'),
  (part) => part.Palette,
  PaletteWaiting,
)

/**
 * Button that opens the palette, and the palette itself, which loads on first use (CMD-001, CMD-002). Removes the recent
 * commands at sign-out (CMD-012).
 * @param presses number of times that the user has pressed the keys that open the palette
 */
export const PaletteButton = ({ presses }: { readonly presses: number }) => {
  const { session } = useService(slice('currentSession'))
  const storage = useService(port('storage'))
  // Null until the palette is used.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const typed = useRef('')
  const close = useCallback(() => {
    typed.current = ''
    setIsOpen(false)
  }, [])
  useEffect(() => session.subscribe(({ userId }) => dropOtherRecent(storage, userId)), [session, storage])
  // Runs before the browser reports the next key, so that no letter is lost.
  useLayoutEffect(() => {
    // A dialog that is open stays the only one.
    if (presses > 0 && document.querySelector('dialog[open]') === null) setIsOpen(true)
  }, [presses])
  return (
    <>
      <button
        type="button"
        css={styles.button}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => setIsOpen(true)}
      >
        <Icon drawing={search} />
        {/* The hidden words complete the name of the button. The name begins with its visible text (WCAG 2.5.3). */}
        <span css={styles.text}>{paletteTexts.button}</span> <VisuallyHidden>{paletteTexts.buttonEnd}</VisuallyHidden>
        <kbd css={paletteStyles.key} aria-hidden="true">
          {isApple ? paletteTexts.keys.apple : paletteTexts.keys.control}
        </kbd>
      </button>
      {isOpen !== null && <Palette isOpen={isOpen} onClose={close} typed={typed} />}
    </>
  )
}
