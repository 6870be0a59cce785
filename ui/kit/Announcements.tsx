import type { PaymentAnnouncement } from '@paydeck/core'
import { useState } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Live region that announces texts to screen readers. Announces a text again if `count` changes. Does not announce the text
 * that is present at mount.
 */
export const Announcements = ({ announcement: { text, count } }: { readonly announcement: PaymentAnnouncement }) => {
  const [countAtMount] = useState(count)
  return (
    <VisuallyHidden>
      <span role="status">{count !== countAtMount && <span key={count}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
