import { css } from '@emotion/react'
import { colour } from './theme.ts'

/* The colours of notices that ask for nothing: the first page has none of them. */

export const waitNotice = css({ background: colour.waitSoft, color: colour.wait })
export const badNotice = css({ background: colour.badSoft, color: colour.bad })
