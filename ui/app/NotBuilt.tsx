import { css } from '@emotion/react'
import { routePath } from '@paydeck/core'
import { ButtonLink } from '../kit/Button.tsx'
import { colour, size, space, text } from '../kit/theme.ts'
import { type UnbuiltPage, unbuiltPages, unbuiltText } from './not-built.ts'

const styles = {
  page: css({ display: 'grid', justifyItems: 'start', gap: space.s4, maxInlineSize: size.readable }),
  heading: css({ fontSize: text.xl, letterSpacing: '-0.025em' }),
  words: css({ color: colour.ink2 }),
}

/** Says that a page is missing, and leads back. The settings name their pages themselves. */
export const NotBuilt = ({ page }: { readonly page: UnbuiltPage | null }) => (
  <div css={styles.page}>
    {page !== null && <h1 css={styles.heading}>{unbuiltPages[page]}</h1>}
    <p css={styles.words}>{unbuiltText}</p>
    <ButtonLink to={routePath('home')}>Go to Home</ButtonLink>
  </div>
)
