import { css } from '@emotion/react'
import type { ButtonHTMLAttributes } from 'react'
import { linkStyle } from './Button.tsx'
import { size } from './theme.ts'

// The press target extends over the lines above and below.
const style = css([linkStyle, { marginBlock: `calc(-1 * ${size.fieldGap})` }])

/** Button that looks like a link, beside the hint of a field. */
export const LinkButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} css={style} />
)
