import { FrameColour } from './FrameColour.tsx'
import { KeptFocus } from './KeptFocus.tsx'
import { KeptScroll } from './KeptScroll.tsx'

/** What shows nothing and keeps the page as one expects it: where the focus is, how far down one is, the browser's frame. */
export const Keepers = () => (
  <>
    <KeptFocus />
    <KeptScroll />
    <FrameColour />
  </>
)
