import { css } from '@emotion/react'
import { asyncButton, project } from '@paydeck/core'
import { useMemo } from 'react'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { AsyncButton } from '../kit/AsyncButton.tsx'
import { colour, text } from '../kit/theme.ts'

const words = css({ color: colour.ink2, fontSize: text.s })

/** Joining the card's waitlist: a button, or the sentence that stands in its place. */
export const CardWaitlist = () => {
  const clock = useService(port('clock'))
  const { view, join } = useService(slice('waitlist'))
  const { button, invitation, text: sentence } = useLive(view.card)
  const shown = useMemo(
    () =>
      asyncButton(
        clock,
        project(view.card, (now) => now.button?.status ?? null),
      ),
    [clock, view],
  )
  const state = useLive(shown)
  return (
    <>
      {invitation !== null && <p css={words}>{invitation}</p>}
      {sentence !== null && <p css={words}>{sentence}</p>}
      {button !== null && (
        <AsyncButton label={button.label} state={state} disabled={button.disabled} onPress={() => join('card')} />
      )}
    </>
  )
}
