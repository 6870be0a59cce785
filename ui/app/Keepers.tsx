import { dropOtherDrafts } from '@paydeck/core'
import { useEffect } from 'react'
import { Recovery } from '../connection/Recovery.tsx'
import { lazyBindingsToken } from '../di/lazy-bindings.ts'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { lostPart } from '../kit/lazy.tsx'
import { ToastPlace } from '../toasts/ToastPlace.tsx'
import { BackCloses } from './BackCloses.tsx'
import { ChatPlace } from './ChatPlace.tsx'
import { FailedSignOut } from './FailedSignOut.tsx'
import { LostPart } from './Failures.tsx'
import { onFirstInput } from './first-input.ts'
import { FrameColour } from './FrameColour.tsx'
import { KeptFocus } from './KeptFocus.tsx'
import { KeptScroll } from './KeptScroll.tsx'
import { followTyping } from './lost-code.ts'
import { OtherTabs } from './OtherTabs.tsx'
import { PressSheets } from './PressSheets.tsx'
import { preloadSlides } from './registries.ts'

/** Toasts, and invisible components that keep the focus and the scroll position and apply changes from other tabs. */
export const Keepers = () => {
  const bindings = useService(lazyBindingsToken)
  useEffect(() => onFirstInput(() => preloadSlides(bindings)), [bindings])
  useEffect(() => {
    lostPart.Shown = LostPart
    return followTyping()
  }, [])
  const { language: languageOf, session } = useService(slice('currentSession'))
  const storage = useService(port('sessionStorage'))
  useEffect(() => session.subscribe(({ userId }) => dropOtherDrafts(storage, userId)), [session, storage])
  const language = useLive(languageOf)
  // Sets the language of the document to the language that the provider has stored for the user (CALL-076).
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <>
      <KeptFocus />
      <KeptScroll />
      <BackCloses />
      <ChatPlace />
      <FrameColour />
      <OtherTabs />
      <Recovery />
      <PressSheets />
      <ToastPlace />
      <FailedSignOut />
    </>
  )
}
