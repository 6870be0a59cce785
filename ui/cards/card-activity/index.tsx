import { cardWaitingTexts } from '@paydeck/core'
import type { LazyBindings } from '../../di/lazy-bindings.ts'
import { lazyPart } from '../../di/lazy-part.ts'
import { SkeletonPanel } from '../../kit/Skeleton.tsx'
import type { CardListsProps } from './CardLists.tsx'

const code = () => import('./lazy.ts')
const slices = ['cardActivity', 'cardTransaction'] as const

const Waiting = () => <SkeletonPanel heading={cardWaitingTexts.activity} rows={{ kind: 'money', count: 7 }} />

/** Activity of the card. */
export const CardLists = lazyPart<Awaited<ReturnType<typeof code>>, CardListsProps>(
  slices,
  code,
  (part) => part.CardLists,
  Waiting,
)

/** Keeps the loaded lists while the user views a transaction. */
export const KeptLists = lazyPart(slices, code, (part) => part.KeptLists)

/** Preloads the code of the lists. A failed load is reported when the lists render. */
export const preloadLists = (bindings: LazyBindings): Promise<unknown> =>
  Promise.all([CardLists.preload(bindings), import('./ActivityFilter.tsx')])
