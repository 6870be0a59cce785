import { late } from '../kit/late.tsx'

const parts = () => import('./frame-parts.ts')
const nothing = () => null

/* Loaded once the frame is there; nothing of the page moves when they come. */
export const Footer = late(() => parts().then((module) => module.Footer), nothing)
export const MenuList = late(() => parts().then((module) => module.MenuList), nothing)
export const Overlays = late(() => parts().then((module) => module.Overlays), nothing)
