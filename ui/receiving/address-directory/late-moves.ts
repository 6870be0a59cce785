import { late } from '../../kit/late.tsx'

const moves = () => import('./moves.ts')
const nothing = () => null

/** Comes at a press, if at all. */
export const AddressChoice = late(() => moves().then((part) => part.AddressChoice), nothing, 'choice')
/** Says what was done, which nobody has done when the list comes. */
export const Told = late(() => moves().then((part) => part.Told), nothing, 'notice')
