import { css } from '@emotion/react'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import type { PanelRegistry } from '../di/panel-registry.ts'
import { lazy } from '../kit/lazy.tsx'
import { size } from '../kit/theme.ts'

/** Placeholder with the height of the button that replaces it after loading. */
const place = css({ blockSize: size.asyncHeight })

const nothing = (): null => null

/** Loads the panels and their dependencies. They are in a separate chunk, which the app does not need at its start. */
const parts = () => import('./lazy-panels.ts')

/** Makes the panels. `bindings` loads the slices of a panel that is preloaded. */
export const makePanels = (bindings: LazyBindings): PanelRegistry => ({
  cardWaitlist: lazy(
    () => parts().then((part) => part.CardWaitlist),
    () => <div css={place} />,
  ),
  billReminders: lazy(
    () => parts().then((part) => part.BillReminders),
    () => null,
  ),
  since: lazy(
    () =>
      parts()
        .then((part) => part.loadSince(bindings))
        // The page is complete without the strip, so a failed load shows no message.
        .catch(() => nothing),
    nothing,
  ),
})
