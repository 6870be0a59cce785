import { useTitle } from '../di/use-title.ts'
import { unbuiltPages, unbuiltRoutes } from './not-built.ts'
import { NotBuilt } from './NotBuilt.tsx'
import type { ScreenProps } from './screen.ts'

/** The screen of every route in the list of what is missing. */
export const NotBuiltScreen = ({ id }: ScreenProps) => {
  const page = unbuiltRoutes[id] ?? 'card'
  useTitle(unbuiltPages[page])
  return <NotBuilt page={page} />
}
