import { css } from '@emotion/react'
import { type Entrance, frameTexts } from '@paydeck/core'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { buttonStyle } from '../kit/Button.tsx'
import { ease, layer, media, motion, size, space } from '../kit/theme.ts'
import { Entering } from './Initialising.tsx'

const styles = {
  page: css({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }),
  skip: css([
    buttonStyle,
    {
      position: 'fixed',
      insetBlockStart: space.s2,
      insetInlineStart: space.s2,
      zIndex: layer.menu,
      '&:not(:focus)': { translate: '0 -200%' },
    },
  ]),
  main: css({
    flex: 1,
    inlineSize: '100%',
    maxInlineSize: size.page,
    marginInline: 'auto',
    padding: `${space.s5} ${space.s4} ${space.s7}`,
    transition: `opacity ${motion.outlet} ${ease}, translate ${motion.outlet} ${ease}`,
    [media.desktop]: { padding: `${space.s6} ${space.s5} ${space.s7}` },
    // The content takes its space from the start but is invisible until it enters, so that nothing shifts. If the opacity
    // starts at 0, Chrome records the largest contentful paint only at the end of the fade. If it starts slightly above 0,
    // Chrome records it at the beginning.
    '&[data-shown="false"]': { visibility: 'hidden', opacity: 0.01, translate: `0 ${size.rise}` },
  }),
  footer: css({ '&[data-shown="false"]': { visibility: 'hidden' } }),
}

export interface ShellProps {
  /** Masthead, with the app's messages below it. */
  readonly masthead: ReactNode
  readonly entrance: Entrance
  readonly footer: ReactNode
  /** Content of the page: the outlet for the current route. */
  readonly children: ReactNode
}

/** Frame of every signed-in page: masthead, page, footer. */
export const Shell = ({ masthead, entrance, footer, children }: ShellProps) => {
  const main = useRef<HTMLElement>(null)
  // Moves the focus without changing the URL, because URLs of the app contain no "#" (SHELL-002).
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div css={styles.page}>
      <a css={styles.skip} href="#content" onClick={skip}>
        {frameTexts.skip}
      </a>
      {entrance.header && masthead}
      {!entrance.outlet && <Entering />}
      <main css={styles.main} id="content" ref={main} tabIndex={-1} data-shown={entrance.outlet}>
        {children}
      </main>
      <div css={styles.footer} data-shown={entrance.outlet}>
        {footer}
      </div>
    </div>
  )
}
