/* What the frame can do without at first, in one chunk of code. */
export { Footer } from './Footer.tsx'
export { Keepers } from './Keepers.tsx'
export { MenuList } from './MenuList.tsx'
export { Overlays } from './Overlays.tsx'
