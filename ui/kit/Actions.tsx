import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media, room, size, space } from './theme.ts'

const each = '& > :is(button, a)'
const main = `${each}:first-of-type`

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  [each]: {
    flex: '999 1 max-content',
    minInlineSize: `min(${size.beside}, 100%)`,
    minBlockSize: size.asyncHeight,
    paddingInline: space.s2,
    // On a page, a button needs more padding around its label than in a dialog.
    [room.wide]: { flexGrow: 0, paddingInline: size.buttonInline },
  },
  // The main button grows only if it is alone on its line.
  [main]: { flex: `1 1 ${size.asyncWidth}`, [room.wide]: { flexGrow: 0 } },
  // The asynchronous button keeps its size (SHELL-070).
  [`${main}[data-state]`]: { flexGrow: 0 },
  [media.mobile]: {
    flexDirection: 'column',
    gap: space.s2,
    [`${each}, ${main}, ${main}[data-state]`]: { flex: 'none', inlineSize: '100%' },
  },
})

/**
 * Buttons at the end of a dialog or form. The main button is first and as large as an `AsyncButton`. The other buttons share
 * the rest of the line at the same height. On a phone, each button has its own line.
 */
export const Actions = ({ children }: { readonly children: ReactNode }) => <div css={style}>{children}</div>
