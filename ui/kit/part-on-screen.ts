import { css } from '@emotion/react'

/**
 * Style of a wrapper whose content is hidden in print. `contents` makes the wrapper itself invisible to a surrounding grid.
 */
export const partOnScreen = css({ display: 'contents', '@media print': { display: 'none' } })
