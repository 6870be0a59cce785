import type { RouteId } from '@paydeck/core'

/** Pages that lead nowhere yet, with their headings: the one list of what is missing. */
export const unbuiltPages = {
  card: 'Card',
  billPay: 'Pay Bills',
} as const satisfies Readonly<Record<string, string>>

export type UnbuiltPage = keyof typeof unbuiltPages

/** The routes that show such a page; those of the settings show it in their frame, which has the heading. */
export const unbuiltRoutes: Readonly<Partial<Record<RouteId, UnbuiltPage>>> = {
  'bill-pay-home': 'billPay',
  'bill-pay-add': 'billPay',
  'bill-pay-connect': 'billPay',
  'bill-pay-pay': 'billPay',
  'bill-pay-verify': 'billPay',
  'bill-pay-wait-list': 'billPay',
  'card-home': 'card',
}

export const unbuiltText = 'This page is not here yet.'
