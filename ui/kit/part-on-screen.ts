import { css } from '@emotion/react'

/**
 * Style of a wrapper whose content is hidden in print. With `display: contents`, a surrounding grid lays out the content and
 * not the wrapper.
 */
export const partOnScreen = css({ display: 'contents', '@media print': { display: 'none' } })
