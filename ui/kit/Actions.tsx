import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media, size, space } from './theme.ts'

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  '& > :is(button, a)': {
    flex: '1 1 max-content',
    minInlineSize: `min(${size.beside}, 100%)`,
    // Beside the main one in a form of a page there may be more room than a word needs.
    maxInlineSize: size.asyncWidth,
    minBlockSize: size.asyncHeight,
    paddingInline: space.s3,
  },
  '& > :is(button, a):first-of-type': { flex: `0 1 ${size.asyncWidth}`, maxInlineSize: '100%' },
  // Where nothing stands beside it; the asynchronous one keeps its size (SHELL-070).
  '& > :is(button, a):only-of-type:not([data-state])': { flexGrow: 1 },
  '& > p': { flexBasis: '100%' },
  [media.mobile]: {
    flexDirection: 'column',
    gap: space.s2,
    '& > :is(button, a), & > :is(button, a):first-of-type': { flex: 'none', inlineSize: '100%', maxInlineSize: 'none' },
  },
})

/**
 * What a dialog or a form ends with: the main button first, in the size of an asynchronous one, and the others, which
 * take the rest of the line at the same height. On a phone each has a line.
 */
export const Actions = ({ children }: { readonly children: ReactNode }) => <div css={style}>{children}</div>
