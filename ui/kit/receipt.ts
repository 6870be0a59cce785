import { css } from '@emotion/react'

/** Style of content that is visible only in print. */
export const paperOnly = css({ display: 'none', '@media print': { display: 'revert' } })

/** Style of content that is hidden in print. */
export const screenOnly = css({ '@media print': { display: 'none' } })

/**
 * Print styles of a receipt, which is the element with the attribute data-receipt. Only the receipt is printed, on as many
 * pages as it needs. The elements around the receipt lose their fixed size, so that they do not cut it off.
 */
export const onPaper = css({
  '@media print': {
    display: 'block',
    // Emotion replaces only the first "&" of this selector.
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
