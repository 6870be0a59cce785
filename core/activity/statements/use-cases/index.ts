export { makePdfs } from './pdfs.ts'
export * from './history.ts'
export * from './pack-reading.ts'
export * from './packing.ts'
