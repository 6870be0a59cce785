import { lazy } from '../../kit/lazy.tsx'

const moves = () => import('./moves.ts')
const nothing = () => null

/** Loaded when the user first opens the choice. */
export const AddressChoice = lazy(() => moves().then((part) => part.AddressChoice), nothing, 'choice')
/** Loaded after the list, because the first notice follows an action in the list. */
export const AddressNotice = lazy(() => moves().then((part) => part.AddressNotice), nothing, 'notice')
