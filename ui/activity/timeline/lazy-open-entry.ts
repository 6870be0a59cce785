import { lazyPart } from '../../di/lazy-part.ts'
import type { OpenEntryProps } from './OpenEntry.tsx'

const code = () => import('./OpenEntry.tsx')

/** Loaded after the page, because only slides and links to entries need it. */
export const OpenEntry = lazyPart<Awaited<ReturnType<typeof code>>, OpenEntryProps>(
  ['paymentDetails', 'carousel'],
  code,
  (part) => part.OpenEntry,
)
