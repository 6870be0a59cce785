/** What the home route loads: its screen, and the slice behind it. */
export { preloadActivity } from './ActivityPanel.tsx'
export { HomePageScreen } from './HomePageScreen.tsx'
export { homePageModule } from './module.ts'
