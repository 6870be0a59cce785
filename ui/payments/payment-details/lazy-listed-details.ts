import { lazyPart } from '../../di/lazy-part.ts'
import type { ListedDetailsProps } from './ListedDetails.tsx'

const code = () => import('./ListedDetails.tsx')

/** Loaded after the page, because only slides and links to items need it. */
export const ListedDetails = lazyPart<Awaited<ReturnType<typeof code>>, ListedDetailsProps>(
  ['paymentDetails'],
  code,
  (part) => part.ListedDetails,
)
