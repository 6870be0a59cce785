import { ConnectionBanner as Banner } from '../connection/ConnectionBanner.tsx'
import { connectionModule } from '../connection/module.ts'
import { withModules } from '../di/with-modules.ts'

/* What the frame can do without at first, in one chunk of code. */
export { LostPage, StartFailure } from './Failures.tsx'
export { Footer } from './Footer.tsx'
export { Keepers } from './Keepers.tsx'
export { MenuList } from './MenuList.tsx'
export const ConnectionBanner = withModules([connectionModule], Banner)
