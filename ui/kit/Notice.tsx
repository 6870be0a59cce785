import { css, type SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from './Button.tsx'
import { type Drawing, Icon } from './Icon.tsx'
import { shield } from './icons.ts'
import { colour, radius, size, space, text } from './theme.ts'

const styles = {
  notice: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    blockSize: '100%',
    padding: `${space.s3} ${space.s3} ${space.s3} ${space.s4}`,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.r2,
    background: colour.brandSoft,
    fontSize: text.s,
    color: colour.brand,
  }),
  icon: css({ '& img': { inlineSize: size.icon, blockSize: size.icon } }),
  // The action wraps below the text where there is no space beside it.
  content: css({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s2} ${space.s3}`,
    minInlineSize: 0,
    color: colour.ink1,
  }),
  words: css({ flex: `1 1 ${size.offerWords}`, minInlineSize: 0 }),
}

export interface NoticeProps {
  /** Colours from notice-looks.ts, for a notice that requires no action of the user. */
  readonly look?: SerializedStyles | undefined
  /** Icon of the notice. If `picture` is set, the image with this URL replaces the icon. */
  readonly icon?: Drawing
  readonly picture?: string | undefined
  readonly children: ReactNode
  /** The only action of the notice. `to` is a path inside the app, and `href` is a URL outside the app. */
  readonly action?:
    | {
        readonly label: string
        readonly onPress?: (() => void) | undefined
        readonly to?: string | undefined
        readonly href?: string | undefined
      }
    | undefined
}

/** Banner about a required action: icon, description and one button (HOME-003). */
export const Notice = ({ look, icon = shield, picture, children, action }: NoticeProps) => (
  <div css={[styles.notice, look]}>
    <span css={styles.icon}>{picture === undefined ? <Icon drawing={icon} /> : <img src={picture} alt="" />}</span>
    <div css={styles.content}>
      <div css={styles.words}>{children}</div>
      {action !== undefined &&
        ((action.to ?? action.href) === undefined ? (
          <Button kind="quiet" onClick={action.onPress}>
            {action.label}
          </Button>
        ) : (
          <ButtonLink kind="quiet" to={action.to} href={action.href} onClick={action.onPress}>
            {action.label}
          </ButtonLink>
        ))}
    </div>
  </div>
)
