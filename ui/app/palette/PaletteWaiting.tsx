import { css } from '@emotion/react'
import { paletteTexts as texts } from '@paydeck/core'
import { useLayoutEffect, useState } from 'react'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, layer, media, space } from '../../kit/theme.ts'
import { paletteStyles as shared } from './palette-styles.ts'
import { keepTyped, type TypedBefore } from './typed-before.ts'

const styles = {
  scrim: css({ position: 'fixed', inset: 0, zIndex: layer.menu, background: colour.scrim }),
  text: css({ flex: 1, overflow: 'hidden', color: colour.ink1, whiteSpace: 'pre' }),
  rows: css({ display: 'grid', gap: space.s5, padding: space.s5 }),
  foot: css({ [media.mobile]: { display: 'none' } }),
}

/** Returns the letters after a key press; null if the key changes nothing. */
const afterKey = ({ text }: TypedBefore, key: string): TypedBefore | null => {
  if (key === 'Escape') return { text: '', isClosed: true }
  if (key === 'Backspace') return { text: text.slice(0, -1), isClosed: false }
  return [...key].length === 1 ? { text: text + key, isClosed: false } : null
}

/** Placeholder of the palette while its code loads. It keeps and shows the letters that the user types (CMD-002). */
export const PaletteWaiting = () => {
  const [typed, setTyped] = useState<TypedBefore>({ text: '', isClosed: false })
  useLayoutEffect(() => {
    keepTyped(typed)
    if (typed.isClosed) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      // The letters must not reach the page below.
      event.preventDefault()
      event.stopPropagation()
      setTyped((now) => afterKey(now, event.key) ?? now)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [typed])
  if (typed.isClosed) return null
  return (
    <div css={styles.scrim} data-part="palette-waiting" onClick={() => setTyped({ text: '', isClosed: true })}>
      <div css={shared.box} aria-busy="true">
        <div css={shared.head}>
          <Spinner small label={texts.loading} />
          <span css={styles.text}>{typed.text}</span>
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
