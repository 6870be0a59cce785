import type { PaymentAnnouncement } from '@paydeck/core'
import { useState } from 'react'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'

/** Live region for announcements. Repeated texts are announced again; the text present at mount is not. */
export const Announcements = ({ announcement: { text, count } }: { readonly announcement: PaymentAnnouncement }) => {
  const [countAtMount] = useState(count)
  return (
    <VisuallyHidden>
      <span role="status">{count !== countAtMount && <span key={count}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
