export * from './packing.ts'
