import { css } from '@emotion/react'
import { colour } from './theme.ts'

/* Colours of notices that require no action. They have a separate file, because the first page shows no such notice. */

export const waitNotice = css({ background: colour.waitSoft, color: colour.wait })
export const badNotice = css({ background: colour.badSoft, color: colour.bad })
