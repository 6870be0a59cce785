import { css } from '@emotion/react'
import { figures } from '../kit/shared.ts'
import { colour, size, space, text, weight } from '../kit/theme.ts'

/** Styles of the printed pages about the activity. */
export const paper = {
  page: css({ display: 'none', '@media print': { display: 'block', page: 'activity' } }),
  heading: css({ fontSize: text.xl }),
  line: css({ marginBlockEnd: space.s4, fontSize: text.s }),
  table: css([
    figures,
    {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontSize: text.xs,
      '& :is(th, td)': {
        padding: `${space.s1} ${space.s2}`,
        borderBlockEnd: `${size.hairline} solid ${colour.line}`,
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& th': { fontWeight: weight.strong },
      '& tr': { breakInside: 'avoid' },
    },
  ]),
}

/** Page numbers in the margin of the printed pages. */
export const pageNumbers = css`
  @page activity {
    @bottom-right {
      content: 'Page ' counter(page) ' of ' counter(pages);
      font: 9pt sans-serif;
    }
  }
`
