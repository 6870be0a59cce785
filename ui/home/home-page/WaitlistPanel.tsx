import { css } from '@emotion/react'
import type { HomePageView } from '@paydeck/core'
import type { ReactNode } from 'react'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { colour, space, text } from '../../kit/theme.ts'

const styles = {
  content: css({ display: 'grid', gap: space.s4, justifyItems: 'start' }),
  text: css({ color: colour.ink2, fontSize: text.s }),
}

/** The card that those without a card see, around the waitlist's own button. */
export const WaitlistPanel = ({
  waitlist,
  children,
}: {
  readonly waitlist: NonNullable<HomePageView['waitlist']>
  readonly children: ReactNode
}) => (
  <Panel heading={waitlist.title}>
    <PanelBody>
      <div css={styles.content}>
        <p css={styles.text}>{waitlist.text}</p>
        {children}
      </div>
    </PanelBody>
  </Panel>
)
