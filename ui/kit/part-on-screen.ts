import { css } from '@emotion/react'

/** Wrapper around a part of a page that is hidden in print. In a grid, the wrapper itself creates no box. */
export const partOnScreen = css({ display: 'contents', '@media print': { display: 'none' } })
