import { css } from '@emotion/react'
import type { TextStorage } from '@paydeck/core'
import { useState } from 'react'
import { Segmented } from '../kit/Segmented.tsx'
import { clearance, colour, media, size, space, text } from '../kit/theme.ts'
import { type Appearance, appearances, applyAppearance, readAppearance, rememberAppearance } from './appearance.ts'
import { HideAmounts } from './HideAmounts.tsx'

const styles = {
  footer: css({ borderBlockStart: `${size.hairline} solid ${colour.line}` }),
  content: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s4,
    maxInlineSize: size.page,
    marginInline: 'auto',
    padding: space.s4,
    // The chat's button covers nothing that can be pressed.
    paddingBlockEnd: clearance,
    color: colour.ink3,
    fontSize: text.s,
    [media.desktop]: { paddingInline: space.s5 },
  }),
  choices: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s5, rowGap: space.s3 }),
}

/** The product's name, and what this browser remembers of how to show things: hidden amounts and the appearance. */
export const Footer = ({ productName, storage }: { readonly productName: string; readonly storage: TextStorage }) => {
  const [appearance, setAppearance] = useState(() => readAppearance(storage))
  const choose = (chosen: Appearance) => {
    setAppearance(chosen)
    rememberAppearance(storage, chosen)
    applyAppearance(document.documentElement, chosen)
  }
  return (
    <footer css={styles.footer}>
      <div css={styles.content}>
        <p>{productName}</p>
        <div css={styles.choices}>
          <HideAmounts />
          <Segmented label="Appearance" options={appearances} value={appearance} onChange={choose} />
        </div>
      </div>
    </footer>
  )
}
