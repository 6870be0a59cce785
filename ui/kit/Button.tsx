import { css } from '@emotion/react'
import type { ButtonHTMLAttributes } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { colour, ease, motion, radius, size, space, text, weight } from './theme.ts'

/** Base style of buttons and of links that look like buttons. */
export const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  minBlockSize: size.target,
  paddingBlock: space.s2,
  paddingInline: size.buttonInline,
  // The border is transparent; forced colours mode makes it visible.
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.round,
  background: colour.brand,
  color: colour.brandInk,
  fontSize: text.ui,
  fontWeight: weight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  transition: `background ${motion.dropdown} ${ease}, color ${motion.dropdown} ${ease}`,
  '&:hover': { background: colour.brandStrong },
  '&[data-kind="quiet"], &[data-kind="text"]': { background: 'transparent', color: colour.brand },
  '&[data-kind="quiet"]': { borderColor: colour.controlLine },
  '&[data-kind="text"]': { paddingInline: space.s2 },
  '&[data-kind="quiet"]:hover, &[data-kind="text"]:hover': { background: colour.brandSoft },
  '&[data-kind="danger"]': { background: colour.bad, color: colour.badInk },
  '&[data-kind="danger"]:hover': { background: colour.badStrong },
  '&[data-wide="true"]': { inlineSize: '100%' },
  // Only a disabled button has a sunken background.
  '&:disabled': { background: colour.sunken, color: colour.ink3, borderColor: 'transparent' },
})

/** Style of a link within a line of text. */
export const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minBlockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.r1,
  background: 'transparent',
  color: colour.brand,
  fontSize: text.s,
  fontWeight: weight.strong,
  '&:hover': { color: colour.brandStrong, textDecoration: 'underline' },
  '&:disabled': { color: colour.ink3, textDecoration: 'none' },
})

export interface ButtonLook {
  /**
   * Appearance of the button. `primary`: filled, at most one on a page. `quiet`: outlined. `text`: without a box. `danger`:
   * confirms a destructive action.
   */
  readonly kind?: 'primary' | 'quiet' | 'text' | 'danger'
  /** True if the button fills the width of its container. */
  readonly wide?: boolean
}

/** Button. While it has `aria-disabled`, it keeps the focus and ignores clicks. */
export const Button = ({
  kind = 'primary',
  wide = false,
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...rest}
    onClick={rest['aria-disabled'] ? undefined : rest.onClick}
    css={buttonStyle}
    data-kind={kind}
    data-wide={wide}
  />
)

/** Link that looks like a button. */
export const ButtonLink = ({ kind = 'primary', wide = false, ...rest }: ButtonLook & AnchorProps) => (
  <Anchor {...rest} css={buttonStyle} data-kind={kind} data-wide={wide} />
)

/** Link in the kit's text style. */
export const TextLink = (props: AnchorProps) => <Anchor {...props} css={linkStyle} />
