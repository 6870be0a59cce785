import { css } from '@emotion/react'
import type { PanelRegistry } from '../di/panel-registry.ts'
import { withModules } from '../di/with-modules.ts'
import { late } from '../kit/late.tsx'
import { size } from '../kit/theme.ts'

/** As high as the button that comes. */
const place = css({ blockSize: size.asyncHeight })

const CardWaitlist = late(
  () =>
    import('../waitlist/late.ts').then(({ CardWaitlist: Content, waitlistModule }) =>
      withModules([waitlistModule], Content),
    ),
  () => <div css={place} />,
)

export const panels: PanelRegistry = { cardWaitlist: CardWaitlist }
