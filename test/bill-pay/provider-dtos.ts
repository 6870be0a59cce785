import { provider } from '../cards/answers.ts'
import { billDto } from '../payments/provider-dtos.ts'

export { provider, billDto }

type Changes = Readonly<Record<string, unknown>>

/** Bill Pay user as the provider returns it. */
export const userDto = (changes: Changes = {}) => ({
  isBillPayAvailable: true,
  methodEntityId: 'ent_1',
  methodVerified: true,
  pause: null,
  ...changes,
})

/** Balance data (`liability`) of a bill, as the provider returns it. */
export const liabilityDto = (changes: Changes = {}) => ({
  merchantId: 'm1',
  merchantIcon: '/pages/logos/harbor.svg',
  merchantName: 'Harbor Bank',
  mask: '4821',
  name: 'Harbor Rewards',
  type: 'credit_card',
  subType: 'flexible_spending',
  balance: '1284.55',
  lastStatementBalance: '900.00',
  remainingStatementBalance: '450.25',
  nextPaymentDueDate: 1_700_600_000_000,
  paddedNextPaymentDueDate: 1_700_400_000_000,
  nextPaymentMinimumAmount: '35.00',
  lastSuccessfulSync: 1_700_000_000_000,
  ...changes,
})

/** Bill as the provider returns it. */
export const accountDto = (id: string, changes: Changes = {}) => ({
  id,
  status: 'active',
  type: 'liability',
  isPayable: true,
  isManuallyAdded: false,
  liability: liabilityDto(),
  paymentStatus: 'active',
  needsReconnect: false,
  ...changes,
})

/** Record of the bills that one invoice pays, as the provider returns it. */
export const recordDto = (id: string, changes: Changes = {}) => ({
  id,
  invoice: `i-${id}`,
  createdOn: 1_700_000_000_000,
  payments: [billDto()],
  ...changes,
})
