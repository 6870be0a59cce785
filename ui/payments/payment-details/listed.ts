import { latePart } from '../../di/late-part.ts'
import type { ListedDetailsProps } from './ListedDetails.tsx'

const code = () => import('./ListedDetails.tsx')

/** Comes after the page: only a slide, or an address that asks for one, needs it. */
export const ListedDetails = latePart<Awaited<ReturnType<typeof code>>, ListedDetailsProps>(
  ['paymentDetails'],
  code,
  (part) => part.ListedDetails,
)
