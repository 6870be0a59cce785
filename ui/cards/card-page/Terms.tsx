import { css } from '@emotion/react'
import type { CardPageView } from '@paydeck/core'
import { TextLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { external } from '../../kit/icons-later.ts'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { colour, space, text } from '../../kit/theme.ts'

const styles = {
  words: css({ fontSize: text.xs, color: colour.ink3 }),
  links: css({ display: 'flex', flexWrap: 'wrap', columnGap: space.s4, marginBlockStart: space.s2 }),
}

/** Terms of the card. Their wording depends on the card programme (CARD-049, CARD-050). */
export const Terms = ({ terms }: { readonly terms: NonNullable<CardPageView['terms']> }) => (
  <Panel heading={terms.title}>
    <PanelBody>
      <p css={styles.words}>{terms.text}</p>
      {terms.links.length > 0 && (
        <div css={styles.links}>
          {terms.links.map(({ label, to, href }) => (
            <TextLink key={label} to={to ?? undefined} href={href ?? undefined}>
              {label}
              {href !== null && <Icon drawing={external} small />}
            </TextLink>
          ))}
        </div>
      )}
    </PanelBody>
  </Panel>
)
