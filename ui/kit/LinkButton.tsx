import { css } from '@emotion/react'
import type { ButtonHTMLAttributes } from 'react'
import { linkStyle } from './Button.tsx'
import { size } from './theme.ts'

// The negative margin lets the touch target overlap the lines above and below.
const style = css([linkStyle, { marginBlock: `calc(-1 * ${size.fieldGap})` }])

/** Button that looks like a link, for the line below a field. */
export const LinkButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} css={style} />
)
