import { css } from '@emotion/react'
import { Button } from '../kit/Button.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { size, space, text, weight } from '../kit/theme.ts'

const style = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.s4,
  minBlockSize: '100dvh',
  padding: `${size.spinnerTop} ${space.s4} ${space.s4}`,
  textAlign: 'center',
})

const heading = css({ fontSize: text.m, fontWeight: weight.medium })

/** Until the app is initialised: neither header nor page (SHELL-016). */
export const Initialising = () => (
  <div css={style}>
    <Spinner label="Loading" />
  </div>
)

export interface InitialisationFailedProps {
  readonly text: string
  readonly action: string
  readonly onRetry: () => void
}

/** Initialisation was rejected; it can be started again (SHELL-020). */
export const InitialisationFailed = ({ text: words, action, onRetry }: InitialisationFailedProps) => (
  <main css={style}>
    <div role="alert">
      <h1 css={heading}>{words}</h1>
    </div>
    <Button onClick={onRetry}>{action}</Button>
  </main>
)
