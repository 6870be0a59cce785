import { css } from '@emotion/react'
import { Failed } from '../kit/Failed.tsx'
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

/** Placeholder of a page whose code is loading. */
export const PageWaiting = () => {
  useStartScreen('page')
  return <div css={place} aria-busy="true" />
}

export interface LostPageProps {
  readonly onRetry: () => void
}

export interface InitialisationFailedProps {
  readonly text: string
  readonly action: string
  readonly onRetry: () => void
}

/** Failed initialisation with a retry (SHELL-020). Needs no further code. */
export const PlainFailure = ({ text, action, onRetry }: InitialisationFailedProps) => (
  <main>
    <Failed text={text} label={action} onRetry={onRetry} />
  </main>
)
