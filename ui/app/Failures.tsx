import { css } from '@emotion/react'
import {
  brokenPageView,
  cardsFailureView,
  failedSignOut,
  filled,
  initialisationFailureView,
  lostPartText,
  navigation,
  pageLoadFailureView,
} from '@paydeck/core'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useRecovery } from '../di/use-recovery.ts'
import { useService } from '../di/use-service.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Failed } from '../kit/Failed.tsx'
import { Icon } from '../kit/Icon.tsx'
import { external } from '../kit/icons-later.ts'
import type { LostPartProps, LostProps } from '../kit/lazy.tsx'
import { PageFailure } from '../kit/PageFailure.tsx'
import { colour, size, space, text } from '../kit/theme.ts'
import type { InitialisationFailedProps, LostPageProps } from './Initialising.tsx'
import { useLostCode } from './lost-code.ts'

const whole = css({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '100dvh',
  maxInlineSize: size.page,
  marginInline: 'auto',
  paddingInline: space.s4,
})

const note = css({ inlineSize: '100%', color: colour.bad, fontSize: text.s })

/** Returns the time at which the failure was first shown, in milliseconds since 1970 (UTC), and the user's time zone. */
const useMoment = (): { readonly at: number; readonly timeZone: string } => {
  const clock = useService(port('clock'))
  const [at] = useState(() => clock.now())
  return { at, timeZone: useService(port('device')).timeZone() }
}

interface WaysProps {
  readonly action: string
  readonly onRetry: () => void
}

/** Buttons of an error page: retry, get help, and sign out. */
const Ways = ({ action, onRetry }: WaysProps) => {
  const { pages } = useService(port('configuration'))
  const session = useService(slice('currentSession'))
  return (
    <>
      <Button onClick={onRetry}>{action}</Button>
      <ButtonLink kind="quiet" href={pages.support}>
        {navigation.help.label}
        <Icon drawing={external} small />
      </ButtonLink>
      <Button kind="text" onClick={session.signOut}>
        {navigation['sign-out'].label}
      </Button>
    </>
  )
}

/** Message that a sign-out failed. Error pages show this message themselves, because toasts appear only in the frame. */
const SignOutNote = () => {
  const { status } = useLive(useService(slice('currentSession')).signingOut)
  return (
    <p css={note} role="alert">
      {status === 'failed' && `${failedSignOut.title} ${failedSignOut.text}`}
    </p>
  )
}

/** Error page that replaces the app if the initialisation failed (SHELL-020). */
export const StartFailure = ({ text: words, action, onRetry }: InitialisationFailedProps) => {
  const fault = useLive(useService(slice('startup')).fault)
  const { at, timeZone } = useMoment()
  useRecovery(() => {
    if (fault?._tag === 'Unreachable') onRetry()
  })
  return (
    <main css={whole}>
      <PageFailure title={words} {...initialisationFailureView(fault, at, timeZone)}>
        <Ways action={action} onRetry={onRetry} />
        <SignOutNote />
      </PageFailure>
    </main>
  )
}

/** Error page that replaces a page that failed to render, until the user retries or leaves the page. */
export const BrokenPage = ({ onRetry }: LostPageProps) => {
  const { at, timeZone } = useMoment()
  const { pathname, search } = useLocation()
  const place = pathname + search
  const [broken] = useState(place)
  const { action, ...view } = brokenPageView(at, timeZone)
  useEffect(() => {
    if (place !== broken) onRetry()
  }, [place, broken, onRetry])
  return (
    <PageFailure {...view}>
      <Ways action={action} onRetry={onRetry} />
    </PageFailure>
  )
}

/** Error page that replaces a card page if the user's cards could not be loaded (ROUTE-049). */
export const CardsFailed = () => {
  const { at, timeZone } = useMoment()
  const { reload } = useService(slice('cardList')).tasks
  const { action, ...view } = cardsFailureView(at, timeZone)
  return (
    <PageFailure {...view}>
      <Ways action={action} onRetry={() => void reload()} />
    </PageFailure>
  )
}

/** Error page that replaces a page whose code could not be loaded. */
export const LostPage = ({ onRetry, reason }: LostPageProps & Pick<LostProps, 'reason'>) => {
  const { at, timeZone } = useMoment()
  const { reload, ...loss } = useLostCode(reason)
  const { action, ...view } = pageLoadFailureView(loss, at, timeZone)
  return (
    <PageFailure {...view}>
      <Ways action={action} onRetry={loss.effect === 'reload' ? reload : onRetry} />
    </PageFailure>
  )
}

/** Message that replaces a part of a page whose code could not be loaded. */
export const LostPart = ({ what, onAgain, reason }: LostPartProps) => {
  const { text: words, action, effect: does, reload } = useLostCode(reason)
  return (
    <Failed
      text={`${filled(lostPartText, { part: what })} ${words}`}
      label={action}
      onRetry={does === 'reload' ? reload : onAgain}
    />
  )
}
