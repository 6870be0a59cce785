// Door for slice.ts alone.
export { type CardActivityView, makeCardActivityView, shownActivity } from './view/index.ts'
