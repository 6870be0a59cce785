import { lazy } from '../../kit/lazy.tsx'

const moves = () => import('./moves.ts')
const nothing = () => null

/** Loaded when the user first opens the choice. */
export const AddressChoice = lazy(() => moves().then((part) => part.AddressChoice), nothing, 'choice')
/** Loaded later: no action has happened when the list appears. */
export const AddressNotice = lazy(() => moves().then((part) => part.AddressNotice), nothing, 'notice')
