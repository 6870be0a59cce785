import { css } from '@emotion/react'

/** Wrapper that hides a part of a page in print. In a grid, the wrapper itself creates no box. */
export const partOnScreen = css({ display: 'contents', '@media print': { display: 'none' } })
