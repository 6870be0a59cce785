import { css } from '@emotion/react'
import type { PanelRegistry } from '../di/panel-registry.ts'
import { lazy } from '../kit/lazy.tsx'
import { size } from '../kit/theme.ts'

/** As high as the button that comes. */
const place = css({ blockSize: size.asyncHeight })

/** The start knows of nothing that comes with them. */
const parts = () => import('./lazy-panels.ts')

export const panels: PanelRegistry = {
  cardWaitlist: lazy(
    () => parts().then((part) => part.CardWaitlist),
    () => <div css={place} />,
  ),
  billReminders: lazy(
    () => parts().then((part) => part.BillReminders),
    () => null,
  ),
}
