import { css } from '@emotion/react'
import type { ButtonHTMLAttributes } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { colour, ease, motion, radius, size, space, text, weight } from './theme.ts'

/** Shared by buttons and links that look like one. */
export const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  minBlockSize: size.target,
  paddingBlock: space.s2,
  paddingInline: space.s5,
  // Transparent until forced colours draw it.
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.round,
  background: colour.brand,
  color: colour.brandInk,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  transition: `background ${motion.dropdown} ${ease}, color ${motion.dropdown} ${ease}`,
  '&:hover': { background: colour.brandStrong },
  '&[data-kind="quiet"]': { background: 'transparent', color: colour.brand, borderColor: colour.controlLine },
  '&[data-kind="quiet"]:hover': { background: colour.brandSoft },
  '&[data-kind="soft"]': { background: colour.sunken, color: colour.ink1 },
  '&[data-kind="soft"]:hover': { background: colour.line },
  '&[data-kind="danger"]': { background: colour.bad, color: colour.badInk },
  '&[data-kind="danger"]:hover': { background: colour.badStrong },
  '&[data-small="true"]': { paddingInline: space.s4 },
  '&[data-wide="true"]': { inlineSize: '100%' },
  '&:disabled': { background: colour.sunken, color: colour.ink3, borderColor: 'transparent' },
})

/** Looks like a link in a line of text. */
const linkStyle = css({
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
  /** One primary button on a page; `quiet` is outlined, `soft` is filled without accent. */
  readonly kind?: 'primary' | 'quiet' | 'soft' | 'danger'
  readonly small?: boolean
  /** As wide as its container. */
  readonly wide?: boolean
}

export const Button = ({
  kind = 'primary',
  small = false,
  wide = false,
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...rest} css={buttonStyle} data-kind={kind} data-small={small} data-wide={wide} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ kind = 'primary', small = false, wide = false, ...rest }: ButtonLook & AnchorProps) => (
  <Anchor {...rest} css={buttonStyle} data-kind={kind} data-small={small} data-wide={wide} />
)

/** A link in the text style of the kit. */
export const TextLink = (props: AnchorProps) => <Anchor {...props} css={linkStyle} />
