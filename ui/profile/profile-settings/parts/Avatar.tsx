import { css } from '@emotion/react'
import { profileTexts } from '@paydeck/core'
import { colour, radius, size, text, weight } from '../../../kit/theme.ts'

const style = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.portrait,
  blockSize: size.portrait,
  borderRadius: radius.round,
  background: colour.brandSoft,
  color: colour.brand,
  fontSize: text.m,
  fontWeight: weight.strong,
  overflow: 'hidden',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
})

export interface AvatarProps {
  /** URL of the picture. Null to show the initials. */
  readonly picture: string | null
  readonly initials: string
  readonly onFail: () => void
}

/** Picture of the user (PROF-018), or the user's initials if there is no picture (PROF-064). */
export const Avatar = ({ picture, initials, onFail }: AvatarProps) => (
  <span css={style}>
    {picture === null ? (
      <span aria-hidden="true">{initials}</span>
    ) : (
      <img src={picture} alt={profileTexts.avatar} referrerPolicy="no-referrer" onError={onFail} />
    )}
  </span>
)
