import { css } from '@emotion/react'

/** Around a part of a page that is not on paper; in its grid it is as if it were not there. */
export const partOnScreen = css({ display: 'contents', '@media print': { display: 'none' } })
