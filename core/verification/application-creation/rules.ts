import { withQuery } from '../../kernel/query.ts'
import { type Application, type ProductName, productNames } from '../model.ts'
import { applicationFor, isVerified } from '../rules.ts'
import { type ProductRow, products, verificationPage } from './tables.ts'

const isProduct = (name: string): name is ProductName => productNames.some((product) => product === name)

/**
 * Returns the URL that starts the verification of a product (VERIF-010 to VERIF-013).
 * @param invite token of the payouts invite, or null
 * @example
 * verificationAddress('individualShopperTier1', 'token') // '/id/verify?context=dashboard&apply=individualShopperTier1'
 * verificationAddress('payoutsRecipient', null) // '/id/verify?context=dashboard&apply=payoutsRecipient&payouts=true'
 */
export const verificationAddress = (
  product: string,
  invite: string | null,
  table: Readonly<Record<ProductName, ProductRow>> = products,
): string => {
  const forPayouts = isProduct(product) && table[product].forPayouts
  return withQuery(verificationPage, [
    ['context', 'dashboard'],
    ['apply', product],
    ...(forPayouts ? [['payouts', 'true'] as const] : []),
    ...(forPayouts && invite !== null && invite !== '' ? [['accept-invite-payload', invite] as const] : []),
  ])
}

/**
 * Returns the products for which the app must create an application: the product has no application yet, and the application
 * of its partner product is approved (VERIF-045 to VERIF-047).
 * @example
 * productsToCreate([{ productName: 'individualShopperTier1', status: 'approved' }]) // ['payoutsRecipient']
 */
export const productsToCreate = (
  applications: ReadonlyArray<Application>,
  table: Readonly<Record<ProductName, ProductRow>> = products,
): ReadonlyArray<ProductName> =>
  productNames.filter(
    (product) =>
      applicationFor(product, applications) === null &&
      isVerified(applicationFor(table[product].partner, applications)?.status ?? null),
  )

/**
 * Returns the product that the query parameter `apply` names; 'individualShopperTier1' if it names no known product.
 * @example
 * productOf('payoutsRecipient') // 'payoutsRecipient'
 * productOf('nonsense') // 'individualShopperTier1'
 */
export const productOf = (apply: string | null): ProductName =>
  apply !== null && isProduct(apply) ? apply : 'individualShopperTier1'

/**
 * True if the app must start to watch this application after "Continue". Pending applications are watched already; approved
 * applications are never watched (VERIF-007).
 */
export const needsWatching = ({ status }: Pick<Application, 'status'>): boolean =>
  status !== 'pending' && !isVerified(status)
