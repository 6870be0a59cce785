import { compareTexts } from '../kernel/compare-texts.ts'
import type { UserAccount } from '../profile/index.ts'
import type {
  Application,
  ApplicationRecords,
  NationalIdentityRecords,
  NewApplications,
  ProductName,
} from '../verification/index.ts'
import { type Law, law, mustEqual } from './law.ts'
import { mustBeRejected, mustSucceed } from './port-calls.ts'

/** Test setup for `NewApplications`: a user without applications. */
export interface NewApplicationsBench {
  readonly creation: NewApplications
  readonly records: ApplicationRecords
  /** Two products that the user may apply for. */
  readonly products: readonly [ProductName, ProductName]
}

/** Laws of `NewApplications`. `make` must create a new test setup on each call. */
export const newApplicationsLaws = (make: () => Promise<NewApplicationsBench>): ReadonlyArray<Law> => {
  const create = ({ creation }: NewApplicationsBench, productName: ProductName): Promise<Application> =>
    mustSucceed('creation.create', () => creation.create({ productName, notifyUser: false }))
  const list = ({ records }: NewApplicationsBench): Promise<ReadonlyArray<Application>> =>
    mustSucceed('records.list', () => records.list)
  const byProduct = (one: Application, other: Application): number => compareTexts(one.productName, other.productName)
  return [
    law('creation.create returns the new application exactly as records.list then returns it.', async () => {
      const bench = await make()
      const created = [await create(bench, bench.products[0]), await create(bench, bench.products[1])]
      mustEqual(
        created.map(({ productName }) => productName),
        bench.products,
        'the products of the new applications',
      )
      mustEqual((await list(bench)).toSorted(byProduct), created.toSorted(byProduct), 'the applications, by product')
    }),
    law('creation.create returns the existing application of a product instead of a second one.', async () => {
      const bench = await make()
      const [product] = bench.products
      const [first, second] = [await create(bench, product), await create(bench, product)]
      mustEqual(second.applicationId, first.applicationId, 'the id of the second application')
      mustEqual((await list(bench)).length, 1, 'the number of applications')
    }),
  ]
}

/** Test setup for `NationalIdentityRecords`: a user without a national identity number. */
export interface NationalIdentityBench {
  readonly records: NationalIdentityRecords
  readonly userAccount: Pick<UserAccount, 'basicInfo'>
}

/** Laws of `NationalIdentityRecords`. `make` must create a new test setup on each call. */
export const nationalIdentityLaws = (make: () => Promise<NationalIdentityBench>): ReadonlyArray<Law> => {
  const give = ({ records }: NationalIdentityBench, number: string) => records.give({ number, issuer: 'USA' })
  const mustEndWith = async ({ userAccount }: NationalIdentityBench, digits: string): Promise<void> => {
    const info = await mustSucceed('userAccount.basicInfo', () => userAccount.basicInfo)
    mustEqual(info.nationalIdentityNumber?.slice(-4), digits, 'the last four digits of the number')
  }
  return [
    law('records.give saves the number, and succeeds again for the same number (VERIF-085).', async () => {
      const bench = await make()
      await mustSucceed('records.give', () => give(bench, '123454321'))
      await mustSucceed('records.give', () => give(bench, '123454321'))
      await mustEndWith(bench, '4321')
    }),
    law('records.give rejects a number other than the saved one (VERIF-085).', async () => {
      const bench = await make()
      await mustSucceed('records.give', () => give(bench, '123454321'))
      await mustBeRejected('records.give', () => give(bench, '987651234'))
      await mustEndWith(bench, '4321')
    }),
  ]
}
