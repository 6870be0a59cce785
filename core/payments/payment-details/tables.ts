// Door for slice.ts alone.
export { tooMany } from './tables/index.ts'
