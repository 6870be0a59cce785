import type { CurrencyOption, Payor, PayoutProfile, Wallet } from '@paydeck/core/receiving'
import type { Application } from '@paydeck/core/verification'

export const lumen: Payor = { id: 'lumen', name: 'Lumen Payroll' }
export const harbor: Payor = { id: 'harbor', name: 'Harbor Studio' }

export const savings: Wallet = {
  id: 'w-savings',
  currency: 'BTC',
  address: 'bc1qsavings0000000000000000000000000000end',
  label: 'Savings',
  isActive: true,
}

export const profileOf = (wallet: Wallet, payors: ReadonlyArray<Payor> = [], id = `p-${wallet.id}`): PayoutProfile => {
  const { isActive: _, ...held } = wallet
  return { id, name: wallet.label, payors, wallet: held, percentage: 100 }
}

export const option = (code: string, more: Partial<CurrencyOption> = {}): CurrencyOption => ({
  code,
  displayCode: code,
  name: `${code} coin`,
  displayName: `${code} coin`,
  chain: null,
  chainName: null,
  showChain: false,
  enabled: true,
  ...more,
})

export const application: Application = {
  applicationId: 'a1',
  productName: 'payoutsRecipient',
  status: 'pending',
  collectionStatus: null,
  collectionTasks: [],
}
