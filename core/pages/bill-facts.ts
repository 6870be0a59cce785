import { billChecks } from '../bill-pay/index.ts'
import { combine, type Live, project, type Store } from '../kernel/store.ts'
import type { BillFacts } from '../routes/index.ts'
import type { Slices } from '../slices.ts'

/** Slices from which the route guards' facts about bills are derived. */
interface FactSources {
  readonly applications: Pick<Slices['applications'], 'view'>
  readonly billList: Pick<Slices['billList'], 'state' | 'tasks'>
}

/** Returns the facts about bills for the route guards. Null until the bills have loaded. */
export const billFactsOf = ({ applications, billList: { state } }: FactSources): Live<BillFacts | null> =>
  project(
    combine({
      isInitialised: project(state, (now) => now.isInitialised),
      user: project(state, (now) => now.user),
      accounts: project(state, (now) => now.accounts),
      verified: project(applications.view, ({ products }) => products.individualShopperTier1.verified),
    }),
    ({ isInitialised, user, accounts, verified }) =>
      !isInitialised || user === null
        ? null
        : {
            verified,
            available: user.isBillPayAvailable,
            connected: user.methodEntityId !== null,
            hasBills: accounts.length > 0,
            checks: billChecks,
            payableIds: accounts.filter(({ isPayable }) => isPayable).map(({ id }) => id),
          },
  )

/**
 * Keeps the facts about bills up to date while the application runs. When the user's verification is approved, waits until
 * the user is loaded again, so that the route guards see a single change.
 */
export const followBillFacts = (facts: Pick<Store<BillFacts | null>, 'update'>, slices: FactSources): void => {
  const derived = billFactsOf(slices)
  let published: BillFacts | null = null
  let isReloading = false
  const publish = (): void => {
    published = derived.get()
    facts.update(() => published)
  }
  derived.subscribe((now) => {
    const isApproval = published?.verified === false && now?.verified === true
    if (!isApproval) return publish()
    if (isReloading) return
    isReloading = true
    void slices.billList.tasks
      .reload('user')()
      .then(() => {
        isReloading = false
        publish()
      })
  })
}
