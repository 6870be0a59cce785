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
    // On a page there may be more room than a word needs.
    [room.wide]: { flexGrow: 0, paddingInline: size.buttonInline },
  },
  // Wider only where it has a line of its own.
  [main]: { flex: `1 1 ${size.asyncWidth}`, [room.wide]: { flexGrow: 0 } },
  // The asynchronous one keeps its size (SHELL-070).
  [`${main}[data-state]`]: { flexGrow: 0 },
  [media.mobile]: {
    flexDirection: 'column',
    gap: space.s2,
    [`${each}, ${main}, ${main}[data-state]`]: { flex: 'none', inlineSize: '100%' },
  },
})

/**
 * What a dialog or a form ends with: the main button first, in the size of an asynchronous one, and the others, which
 * take the rest of the line at the same height. On a phone each has a line.
 */
export const Actions = ({ children }: { readonly children: ReactNode }) => <div css={style}>{children}</div>
