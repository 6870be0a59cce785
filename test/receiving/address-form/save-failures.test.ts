import { saveFailure, saveStages } from '@paydeck/core/receiving'
import { expect, it } from 'vitest'

it.each([
  ['ERR-069', 'create-profile', 'There was some problem creating profile. Please try again later.'],
  ['ERR-070', 'create-wallet', 'There was a problem saving your wallet. Please review and try again.'],
  ['ERR-071', 'add-payor', 'There was a problem saving your address. Please review and try again.'],
  ['ERR-072', 'update-wallet', 'There was a problem updating your wallet. Please try again later.'],
  ['ERR-073', 'update-profile', 'There was some problem updating your profile. Please try again later.'],
  ['ERR-074', 'validate', 'Invalid wallet address for currency USDC.e.'],
  ['ERR-075', 'token', 'User does not have payouts access, please complete account verification.'],
] as const)('%s saveFailure returns the specified text for the failed call %s', (_, stage, text) => {
  expect(saveFailure(stage, 'USDC.e')).toBe(text)
  expect(saveStages).toContain(stage)
})
