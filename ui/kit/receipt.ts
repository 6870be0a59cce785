import { css } from '@emotion/react'

/** Stands on paper alone. */
export const paperOnly = css({ display: 'none', '@media print': { display: 'revert' } })

/** Is not on paper. */
export const screenOnly = css({ '@media print': { display: 'none' } })

/**
 * Styles for printing an element with the attribute data-receipt: only the slide is printed, on as many pages as it needs.
 * Elements that do not contain it are hidden, and its containers are no longer a window over the page.
 */
export const onPaper = css({
  '@media print': {
    display: 'block',
    // The first & alone is put in place.
    'body:has(&) :not(:has([data-receipt]), [data-receipt], [data-receipt] *)': { display: 'none' },
    'body :has(&)': {
      display: 'block',
      inlineSize: 'auto',
      blockSize: 'auto',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      overflow: 'visible',
      padding: 0,
    },
    '& section': { breakInside: 'avoid', marginBlockEnd: '1rem' },
  },
})
