/** Parts of the app's frame that load after the frame has rendered, in one chunk. */
export { ConnectionBanner } from '../connection/ConnectionBanner.tsx'
export { BrokenPage, CardsFailed, LostPage, StartFailure } from './Failures.tsx'
export { Footer } from './Footer.tsx'
export { Keepers } from './Keepers.tsx'
export { MenuList } from './MenuList.tsx'
