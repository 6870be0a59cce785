/** What the home route loads: its screen, and the slice behind it. */
export { HomeScreen } from './HomeScreen.tsx'
export { homeModule } from './module.ts'
