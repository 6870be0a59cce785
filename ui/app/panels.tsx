import { css } from '@emotion/react'
import type { PanelRegistry } from '../di/panel-registry.ts'
import { late } from '../kit/late.tsx'
import { size } from '../kit/theme.ts'

/** As high as the button that comes. */
const place = css({ blockSize: size.asyncHeight })

/** The start knows of nothing that comes with them. */
const parts = () => import('./late-panels.ts')

export const panels: PanelRegistry = {
  cardWaitlist: late(
    () => parts().then((part) => part.CardWaitlist),
    () => <div css={place} />,
  ),
  billReminders: late(
    () => parts().then((part) => part.BillReminders),
    () => null,
  ),
}
