import { limit } from '../../kernel/limits.ts'
import { routePath } from '../../routes/index.ts'
import type { PayoutRefusal } from '../model.ts'
import { receivingAlertTexts } from '../texts.ts'
import type { ReceivingAlert } from './model.ts'

/** Numbers of characters that remain at the beginning and at the end of a shortened address, and the text between them. */
export const addressEnds = {
  first: limit('address beginning', 10),
  last: limit('address end', 6),
  between: '…',
} as const

export interface AlertRow {
  readonly tone: 'warning' | 'error'
  readonly text: string
  readonly action: string
}

/** Alerts above the addresses (RECV-064 to RECV-067). */
export const receivingAlerts = {
  region: {
    tone: 'warning',
    ...receivingAlertTexts.region,
  },
  account: {
    tone: 'error',
    ...receivingAlertTexts.account,
  },
} as const satisfies Record<ReceivingAlert, AlertRow>

/** Alert for each reason why payouts cannot be accepted (RECV-068, RECV-076). */
export const refusalAlerts = {
  currencyNotAllowed: 'region',
  accountNotAllowed: 'account',
  inviteExpired: 'account',
  emailMismatch: 'account',
} as const satisfies Record<PayoutRefusal, ReceivingAlert>

/** Path of the page that turns on two-factor authentication (RECV-015). */
export const twoFactorPath = routePath('settings-security')

/** Number of icons in a profile's currency pill (RECV-021). */
export const pillIcons = limit('currency pill icons', 4)
