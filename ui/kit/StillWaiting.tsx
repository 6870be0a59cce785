import { css } from '@emotion/react'
import { filled, longWaitTexts } from '@paydeck/core'
import { linkStyle } from './Button.tsx'
import { raised } from './shared.ts'
import { size, space, text } from './theme.ts'

// Positioned absolutely, so that the message takes no space. The animation that reveals the message is in skeleton.css,
// because the start screen has a message with the same animation.
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
    // Distance that puts the message below the heading, if the message is in a panel.
    margin: `${size.bar} ${space.s5}`,
    padding: space.s4,
    fontSize: text.s,
  },
])

/**
 * Style of a page that consists of skeletons. It keeps the footer below the window, and puts the message about slow loading
 * below the heading.
 */
export const waitingPage = css({
  alignContent: 'start',
  minBlockSize: '100dvh',
  '& > [role="status"]': { marginBlockStart: '25dvh' },
})

/**
 * Message that appears when loading takes longer than 3 s. It names the content that is loading (`what`) and offers to
 * reload the page.
 */
export const StillWaiting = ({ what }: { readonly what: string }) => (
  <div css={style} role="status">
    {filled(longWaitTexts.text, { what })}{' '}
    <a css={linkStyle} href="">
      {longWaitTexts.reload}
    </a>
  </div>
)
