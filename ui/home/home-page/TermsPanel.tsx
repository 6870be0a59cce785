import { css } from '@emotion/react'
import type { ExternalPage, HomePageView } from '@paydeck/core'
import { TextLink } from '../../kit/Button.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { colour, space, text } from '../../kit/theme.ts'

const styles = {
  text: css({ color: colour.ink2, fontSize: text.s, marginBlockEnd: space.s3 }),
  links: css({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s4}`, fontSize: text.s }),
}

/** The legal terms of the card, for those whom they concern. */
export const TermsPanel = ({
  terms,
  pages,
}: {
  readonly terms: NonNullable<HomePageView['terms']>
  readonly pages: Readonly<Record<ExternalPage, string>>
}) => (
  <Panel heading={terms.title}>
    <PanelBody>
      <p css={styles.text}>{terms.text}</p>
      <ul css={styles.links}>
        {terms.links.map(({ label, page }) => (
          <li key={page}>
            <TextLink href={pages[page]}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </PanelBody>
  </Panel>
)
