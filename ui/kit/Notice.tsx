import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from './Button.tsx'
import { type Drawing, Icon } from './Icon.tsx'
import { shield } from './icons.ts'
import { colour, media, radius, size, space, text } from './theme.ts'

const styles = {
  notice: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s3,
    alignItems: 'center',
    padding: space.s4,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    background: colour.brandSoft,
    fontSize: text.s,
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: space.s4,
      paddingBlock: space.s2,
      minBlockSize: size.bar,
    },
  }),
  icon: css({ color: colour.brand, '& img': { inlineSize: size.icon, blockSize: size.icon } }),
  action: css({ gridColumn: '2', justifySelf: 'start', [media.desktop]: { gridColumn: 'auto' } }),
}

export interface NoticeProps {
  /** An icon of the set, or the address of a picture. */
  readonly icon?: Drawing
  readonly picture?: string | undefined
  readonly children: ReactNode
  /** The one thing to do about it: `to` is a path inside the app. */
  readonly action?:
    | { readonly label: string; readonly onPress?: (() => void) | undefined; readonly to?: string | undefined }
    | undefined
}

/** A banner that asks for something: icon, description, one action (HOME-003). */
export const Notice = ({ icon = shield, picture, children, action }: NoticeProps) => (
  <div css={styles.notice}>
    <span css={styles.icon}>{picture === undefined ? <Icon drawing={icon} /> : <img src={picture} alt="" />}</span>
    <div>{children}</div>
    {action !== undefined && (
      <div css={styles.action}>
        {action.to === undefined ? (
          <Button onClick={action.onPress}>{action.label}</Button>
        ) : (
          <ButtonLink to={action.to} onClick={action.onPress}>
            {action.label}
          </ButtonLink>
        )}
      </div>
    )}
  </div>
)
