import { css } from '@emotion/react'
import { Failed } from '../kit/Failed.tsx'
import { useStartScreen } from './start-screen.ts'

/**
 * Shows the start screen of the HTML document, without header and page content, until the app is initialised (SHELL-016).
 */
export const Initialising = () => {
  useStartScreen('start')
  return null
}

/** Shows the skeleton of the start screen below the header, until the page becomes visible. */
export const Entering = () => {
  useStartScreen('still')
  return null
}

/** At least as high as the viewport, so that the footer starts below the visible part of the page. */
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

/** Error page of a failed initialisation, with a retry (SHELL-020). Used if the code of `StartFailure` cannot load. */
export const PlainFailure = ({ text, action, onRetry }: InitialisationFailedProps) => (
  <main>
    <Failed text={text} label={action} onRetry={onRetry} />
  </main>
)
