import type { PaymentAnnouncement } from '@paydeck/core'
import { useState } from 'react'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'

/** Reads aloud what comes from now on, the same words a second time too; what was told before is not repeated. */
export const Announcements = ({ announcement: { text, count } }: { readonly announcement: PaymentAnnouncement }) => {
  const [told] = useState(count)
  return (
    <VisuallyHidden>
      <span role="status">{count !== told && <span key={count}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
