import { css } from '@emotion/react'
import type { ButtonHTMLAttributes } from 'react'
import { linkStyle } from './Button.tsx'
import { size } from './theme.ts'

// Its target reaches over the lines above and below.
const style = css([linkStyle, { marginBlock: `calc(-1 * ${size.fieldGap})` }])

/** A press that looks like a link: beside the hint of a field, to another way to fill it in. */
export const LinkButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} css={style} />
)
