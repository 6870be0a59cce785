/* What the frame can do without at first, in one chunk of code. */
export { ConnectionBanner } from '../connection/ConnectionBanner.tsx'
export { BrokenPage, CardsFailed, LostPage, StartFailure } from './Failures.tsx'
export { Footer } from './Footer.tsx'
export { Keepers } from './Keepers.tsx'
export { MenuList } from './MenuList.tsx'
