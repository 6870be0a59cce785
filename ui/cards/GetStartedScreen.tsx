import { css } from '@emotion/react'
import { cardGetStartedView } from '@paydeck/core'
import { useMemo } from 'react'
import { port } from '../di/tokens.ts'
import { useService } from '../di/use-service.ts'
import { useTitle } from '../di/use-title.ts'
import { space, text } from '../kit/theme.ts'
import { GetStarted } from './card-page/GetStarted.tsx'

const heading = css({ fontSize: text.xl, letterSpacing: '-0.025em', marginBlockEnd: space.s5 })

/** Screen for users without a card, with a plain heading instead of the card strip (CARD-015). */
export const GetStartedScreen = () => {
  const configuration = useService(port('configuration'))
  const view = useMemo(() => cardGetStartedView(configuration), [configuration])
  useTitle(view.heading)
  return (
    <>
      <h1 css={heading}>{view.heading}</h1>
      <GetStarted view={view} />
    </>
  )
}
