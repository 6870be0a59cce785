export * from './entries.ts'
export * from './matching.ts'
export * from './order.ts'
export * from './totals.ts'
