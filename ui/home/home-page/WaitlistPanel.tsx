import { css } from '@emotion/react'
import type { HomePageView } from '@paydeck/core'
import { panelsToken } from '../../di/panel-registry.ts'
import { useService } from '../../di/use-service.ts'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { colour, space, text } from '../../kit/theme.ts'

const styles = {
  content: css({ display: 'grid', gap: space.s4, justifyItems: 'start' }),
  text: css({ color: colour.ink2, fontSize: text.s }),
}

/** The card that those without a card see, around the waitlist's own button. */
export const WaitlistPanel = ({ waitlist }: { readonly waitlist: NonNullable<HomePageView['waitlist']> }) => {
  const { cardWaitlist: CardWaitlist } = useService(panelsToken)
  return (
    <Panel heading={waitlist.title}>
      <PanelBody>
        <div css={styles.content}>
          <p css={styles.text}>{waitlist.text}</p>
          <CardWaitlist />
        </div>
      </PanelBody>
    </Panel>
  )
}
