import { NotBuilt } from './NotBuilt.tsx'
import { unbuiltRoutes } from './not-built.ts'
import type { ScreenProps } from './screen.ts'

/** The screen of every route in the list of what is missing. */
export const NotBuiltScreen = ({ id }: ScreenProps) => <NotBuilt page={unbuiltRoutes[id] ?? 'settings'} />
