import { css } from '@emotion/react'
import { afterPaint } from '../kit/after-paint.ts'

/**
 * Of what holds it, the parts beyond the window cost a press nothing: not being drawn, they are as high as they were.
 * Together with `onceStood`, and on the screen alone: on paper all are drawn.
 * @param parts a selector, from what holds them; each says with `containIntrinsicBlockSize: auto` what it keeps
 */
export const beyond = (parts: string) =>
  css({ '@media screen': { [`&[data-stood] ${parts}`]: { contentVisibility: 'auto' } } })

/**
 * The ref of what holds them: first all are drawn, so that each has its true height, and who comes back to the page is
 * where they were (SHELL-084).
 */
export const onceStood = (element: HTMLElement | null): (() => void) | undefined =>
  element === null ? undefined : afterPaint(() => element.setAttribute('data-stood', ''))
