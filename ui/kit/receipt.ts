import { css } from '@emotion/react'

/** Stands on paper alone. */
export const paperOnly = css({ display: 'none', '@media print': { display: 'revert' } })

/** Is not on paper. */
export const screenOnly = css({ '@media print': { display: 'none' } })

/**
 * Of what has the attribute data-receipt. On paper the slide alone, on as many pages as it takes: whatever it does not stand in goes, and what it stands in is no
 * longer a window over the page.
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
