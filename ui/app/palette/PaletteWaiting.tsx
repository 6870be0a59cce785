import { css } from '@emotion/react'
import { paletteTexts as texts } from '@paydeck/core'
import { useLayoutEffect, useState } from 'react'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, layer, media, space } from '../../kit/theme.ts'
import { useBackCloses } from '../use-back-closes.ts'
import { paletteStyles as shared } from './palette-styles.ts'
import type { PaletteProps } from './Palette.tsx'

const styles = {
  scrim: css({ position: 'fixed', inset: 0, zIndex: layer.menu, background: colour.scrim }),
  text: css({ flex: 1, overflow: 'hidden', color: colour.ink1, whiteSpace: 'pre' }),
  rows: css({ display: 'grid', gap: space.s5, padding: space.s5 }),
  foot: css({ [media.mobile]: { display: 'none' } }),
}

/** Returns the text after a key press. */
const afterKey = (text: string, key: string): string => {
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : text
}

/** True if the key types no letter, because a modifier makes it a shortcut. AltGr, which types letters, can count as Ctrl+Alt. */
const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')

const Typing = ({ onClose, typed }: Omit<PaletteProps, 'isOpen'>) => {
  const [text, setText] = useState('')
  useBackCloses(true, onClose)
  useLayoutEffect(() => {
    typed.current = text
  }, [typed, text])
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event)) return
      // The letters must not reach the page below.
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') onClose()
      else setText((now) => afterKey(now, event.key))
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [onClose])
  return (
    <div css={styles.scrim} data-part="palette-waiting" onClick={onClose}>
      <div css={shared.box} aria-busy="true">
        <div css={shared.head}>
          <Spinner small label={texts.loading} />
          <span css={styles.text}>{text}</span>
        </div>
        <div css={styles.rows}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  )
}

/** Placeholder of the palette while its code loads. It keeps and shows the letters that the user types (CMD-002). */
export const PaletteWaiting = ({ isOpen, ...props }: PaletteProps) => isOpen && <Typing {...props} />
