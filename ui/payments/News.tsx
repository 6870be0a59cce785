import type { PaymentNews } from '@paydeck/core'
import { useState } from 'react'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'

/** Reads aloud what comes from now on, the same words a second time too; what was told before is not repeated. */
export const News = ({ news: { text, count } }: { readonly news: PaymentNews }) => {
  const [told] = useState(count)
  return (
    <VisuallyHidden>
      <span role="status">{count !== told && <span key={count}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
