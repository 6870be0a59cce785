import { css } from '@emotion/react'
import { Button } from '../kit/Button.tsx'
import { useStartScreen } from './start-screen.ts'

/** Until the app is initialised: neither header nor page, but the start screen of the document (SHELL-016). */
export const Initialising = () => {
  useStartScreen('start')
  return null
}

/** Until the page enters: its place, behind a header that is there already. */
export const Entering = () => {
  useStartScreen('still')
  return null
}

/** As high as the window: the footer stays beyond it. */
const place = css({ minBlockSize: '100dvh' })

/** In the place of a page whose code is on its way. */
export const PageWaiting = () => {
  useStartScreen('page')
  return <div css={place} aria-busy="true" />
}

export interface InitialisationFailedProps {
  readonly text: string
  readonly action: string
  readonly onRetry: () => void
}

/** Initialisation was rejected; it can be started again (SHELL-020). */
export const InitialisationFailed = ({ text: words, action, onRetry }: InitialisationFailedProps) => (
  <main css={place}>
    <div role="alert">
      <h1>{words}</h1>
    </div>
    <Button onClick={onRetry}>{action}</Button>
  </main>
)
