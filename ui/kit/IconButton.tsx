import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { type Drawing, Icon } from './Icon.tsx'
import { colour, radius, size } from './theme.ts'

const style = css({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.round,
  background: 'transparent',
  color: colour.ink2,
  '&:hover': { background: colour.sunken, color: colour.ink1 },
  '&[data-tinted="true"]': { background: colour.brandSoft, color: colour.brand },
  '&:disabled': { background: 'transparent', color: colour.ink3, opacity: 0.5 },
})

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: Drawing
  /** Label of the action for screen readers. */
  readonly label: string
  /** True for a soft background in the brand colour, which marks a button that acts on the content beside it. */
  readonly tinted?: boolean
}

/** Button that shows only an icon. */
export const IconButton = ({ icon, label, tinted = false, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} aria-label={label} css={style} data-tinted={tinted}>
    <Icon drawing={icon} />
  </button>
)
