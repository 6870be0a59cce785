export { productsToCreate, verificationAddress } from './rules.ts'
