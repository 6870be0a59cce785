import { useEffect } from 'react'
import { latePortsToken } from '../di/late-ports.ts'
import { useService } from '../di/use-service.ts'
import { BackCloses } from './BackCloses.tsx'
import { FrameColour } from './FrameColour.tsx'
import { KeptFocus } from './KeptFocus.tsx'
import { KeptScroll } from './KeptScroll.tsx'
import { preloadSlides } from './registries.ts'

/** What shows nothing and keeps the page as one expects it: where the focus is, how far down one is, the browser's frame. */
export const Keepers = () => {
  // Before the first of them is opened: what is pressed is there then.
  const latePorts = useService(latePortsToken)
  useEffect(() => preloadSlides(latePorts), [latePorts])
  return (
    <>
      <KeptFocus />
      <KeptScroll />
      <BackCloses />
      <FrameColour />
    </>
  )
}
