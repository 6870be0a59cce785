import type { RouteId } from '@paydeck/core'
import type { StatementsScreenProps } from '../activity/statements/StatementsScreen.tsx'
import { StatementsWaiting } from '../activity/statements/StatementsWaiting.tsx'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { lazyPart } from '../di/lazy-part.ts'
import { HideAmounts } from '../home/amount-privacy/HideAmounts.tsx'

const code = () => import('../activity/statements/lazy.ts')

const Page = lazyPart<Awaited<ReturnType<typeof code>>, StatementsScreenProps>(
  ['statements'],
  code,
  (part) => part.StatementsScreen,
  StatementsWaiting,
)

export const preloadPage = (_: RouteId, bindings: LazyBindings): Promise<unknown> => Page.preload(bindings)

/** Page with the statements and the year pack. */
export const StatementsPage = () => <Page headerActions={<HideAmounts />} />
