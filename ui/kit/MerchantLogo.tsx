import { css } from '@emotion/react'
import { useState } from 'react'

const picture = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** Merchant's logo, or the merchant's initials if there is no logo or it fails to load. */
export const MerchantLogo = ({ initials, src }: { readonly initials: string; readonly src: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null)
  if (src === null || src === failed) return initials
  // No lazy loading: printing does not wait for lazy images.
  return <img css={picture} src={src} alt="" onError={() => setFailed(src)} />
}
