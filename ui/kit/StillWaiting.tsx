import { css } from '@emotion/react'
import { linkStyle } from './Button.tsx'
import { raised } from './shared.ts'
import { size, space, text } from './theme.ts'

// Where it stands in the document, and takes no room there. Told as on the start screen, by the animation of bones.css.
const style = css([
  raised,
  {
    position: 'absolute',
    zIndex: 1,
    visibility: 'hidden',
    display: 'grid',
    justifyItems: 'start',
    animation: 'told 0s 3s forwards',
    inlineSize: `min(${size.bonePlate}, 70%)`,
    justifySelf: 'center',
    // Below the heading of a panel.
    margin: `${size.bar} ${space.s5}`,
    padding: space.s4,
    fontSize: text.s,
  },
])

/** A page of bones: the footer stays beyond the edge, and what takes long is told below the heading. */
export const waitingPage = css({
  alignContent: 'start',
  minBlockSize: '100dvh',
  '& > [role="status"]': { marginBlockStart: '25dvh' },
})

/** Over bones: says after 3 s what is waited for, and how to begin anew. */
export const StillWaiting = ({ what }: { readonly what: string }) => (
  <div css={style} role="status">
    {`Still waiting for ${what}. The connection or the server may be slow. `}
    <a css={linkStyle} href="">
      Reload
    </a>
  </div>
)
