import { saveFailure, saveStages } from '@paydeck/core/receiving'
import { expect, it } from 'vitest'

it.each([
  ['create-profile', 'There was some problem creating profile. Please try again later.'],
  ['create-wallet', 'There was a problem saving your wallet. Please review and try again.'],
  ['add-payor', 'There was a problem saving your address. Please review and try again.'],
  ['update-wallet', 'There was a problem updating your wallet. Please try again later.'],
  ['update-profile', 'There was some problem updating your profile. Please try again later.'],
  ['validate', 'Invalid wallet address for currency USDC.e.'],
  ['token', 'User does not have payouts access, please complete account verification.'],
] as const)('ERR-069 ERR-070 ERR-071 ERR-072 ERR-073 ERR-074 ERR-075 tells of a failed %s', (stage, text) => {
  expect(saveFailure(stage, 'USDC.e')).toBe(text)
  expect(saveStages).toContain(stage)
})
