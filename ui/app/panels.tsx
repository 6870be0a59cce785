import { css } from '@emotion/react'
import type { PanelRegistry } from '../di/panel-registry.ts'
import { lazy } from '../kit/lazy.tsx'
import { size } from '../kit/theme.ts'

/** Placeholder as high as the button that replaces it. */
const place = css({ blockSize: size.asyncHeight })

/** Loads the panels and their dependencies in a chunk of their own, outside the code of the start. */
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
