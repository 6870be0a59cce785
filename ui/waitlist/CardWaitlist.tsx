import { css } from '@emotion/react'
import { asyncButton, project } from '@paydeck/core'
import { useMemo } from 'react'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { AsyncButton } from '../kit/AsyncButton.tsx'
import { colour, text } from '../kit/theme.ts'

const bodyText = css({ color: colour.ink2, fontSize: text.s })

/** Button to join the card waitlist, or a text instead of the button. */
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
      {invitation !== null && <p css={bodyText}>{invitation}</p>}
      {sentence !== null && <p css={bodyText}>{sentence}</p>}
      {button !== null && (
        <AsyncButton label={button.label} state={state} disabled={button.disabled} onPress={() => join('card')} />
      )}
    </>
  )
}
