import { lazy } from '../../kit/lazy.tsx'

const moves = () => import('./moves.ts')
const nothing = () => null

/** Loads when the user first chooses a receiving address for a sender. */
export const AddressChoice = lazy(() => moves().then((part) => part.AddressChoice), nothing, 'choice')
/** Loads after the list, because a notice appears only after an action in the list. */
export const AddressNotice = lazy(() => moves().then((part) => part.AddressNotice), nothing, 'notice')
