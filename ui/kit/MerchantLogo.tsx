import { css } from '@emotion/react'
import { useState } from 'react'

const picture = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** A merchant's picture, or its initials where there is none or it cannot be loaded. */
export const MerchantLogo = ({ initials, src }: { readonly initials: string; readonly src: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null)
  if (src === null || src === failed) return initials
  // Not when it comes into sight: a page that is printed waits for none.
  return <img css={picture} src={src} alt="" onError={() => setFailed(src)} />
}
