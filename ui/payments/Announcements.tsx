import type { PaymentAnnouncement } from '@paydeck/core'
import { useState } from 'react'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'

/** Live region for announcements. Announces repeated texts again, but not the text that is present at mount. */
export const Announcements = ({ announcement: { text, count } }: { readonly announcement: PaymentAnnouncement }) => {
  const [countAtMount] = useState(count)
  return (
    <VisuallyHidden>
      <span role="status">{count !== countAtMount && <span key={count}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
