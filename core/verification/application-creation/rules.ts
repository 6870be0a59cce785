import { withQuery } from '../../kernel/query.ts'
import { type Application, type ProductName, productNames } from '../model.ts'
import { applicationFor, isVerified } from '../rules.ts'
import { products, verificationPage } from './tables.ts'

const isProduct = (name: string): name is ProductName => productNames.some((product) => product === name)

/**
 * Where the verification of a product starts (VERIF-010 to VERIF-013).
 * @param invite the payouts invite token that is held, or null
 */
export const verificationAddress = (product: string, invite: string | null): string => {
  const forPayouts = isProduct(product) && products[product].forPayouts
  return withQuery(verificationPage, [
    ['context', 'dashboard'],
    ['apply', product],
    ...(forPayouts ? [['payouts', 'true'] as const] : []),
    ...(forPayouts && invite !== null && invite !== '' ? [['accept-invite-payload', invite] as const] : []),
  ])
}

/** The products to be applied for without being asked: those whose partner is approved (VERIF-045 to VERIF-047). */
export const productsToCreate = (applications: ReadonlyArray<Application>): ReadonlyArray<ProductName> =>
  productNames.filter(
    (product) =>
      applicationFor(product, applications) === null &&
      isVerified(applicationFor(products[product].partner, applications)?.status ?? null),
  )

/** The product that an address asks to apply for; the shopper's where it names none of the two. */
export const productOf = (apply: string | null): ProductName =>
  apply !== null && isProduct(apply) ? apply : 'individualShopperTier1'

/** Whether "Continue" begins to listen to it: what is pending is listened to already, what is approved no more (VERIF-007). */
export const needsListening = ({ status }: Pick<Application, 'status'>): boolean =>
  status !== 'pending' && !isVerified(status)
