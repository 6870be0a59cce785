// Door for slice.ts alone.
export { foundIn, isOf, newestOf, statusKey } from './rules/index.ts'
