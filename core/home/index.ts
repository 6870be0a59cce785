export * from './amount-privacy/index.ts'
export * from './home-page/index.ts'
