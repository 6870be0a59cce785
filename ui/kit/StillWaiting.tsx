import { css } from '@emotion/react'
import { filled, longWaitTexts } from '@paydeck/core'
import { linkStyle } from './Button.tsx'
import { raised } from './shared.ts'
import { size, space, text } from './theme.ts'

// Takes no space in the document. Appears like the message of the start screen, by the animation of skeleton.css.
const style = css([
  raised,
  {
    position: 'absolute',
    zIndex: 1,
    visibility: 'hidden',
    display: 'grid',
    justifyItems: 'start',
    animation: 'reveal 0s 3s forwards',
    inlineSize: `min(${size.skeletonPlate}, 70%)`,
    justifySelf: 'center',
    // Below the heading of a panel.
    margin: `${size.bar} ${space.s5}`,
    padding: space.s4,
    fontSize: text.s,
  },
])

/** A page of placeholders: the footer is outside the window, and a message about a long wait shows below the heading. */
export const waitingPage = css({
  alignContent: 'start',
  minBlockSize: '100dvh',
  '& > [role="status"]': { marginBlockStart: '25dvh' },
})

/** Shows after 3 s what is loading, and how to start over. */
export const StillWaiting = ({ what }: { readonly what: string }) => (
  <div css={style} role="status">
    {filled(longWaitTexts.text, { what })}{' '}
    <a css={linkStyle} href="">
      {longWaitTexts.reload}
    </a>
  </div>
)
