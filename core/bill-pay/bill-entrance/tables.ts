import { filled } from '../../kernel/text.ts'
import { reviewTime, verificationPath } from '../../verification/index.ts'
import type { BillPayRoute } from '../model.ts'
import { billEntranceTexts as texts } from '../texts.ts'

/** Screens that are shown until the user has bills, one for each guard check that can fail. */
export type BillEntrance = Exclude<BillPayRoute, 'home' | 'pay'>

/** Content of an entrance screen. */
export interface BillEntranceRow {
  readonly heading: string
  readonly text: string
  /** Null if the button of the screen is a separate component whose label changes. */
  readonly action: {
    readonly label: string
    /** In-app path; null if the button opens a modal. */
    readonly to: string | null
  } | null
}

/** Content of the entrance screens (BILL-040 to BILL-043, BILL-053, BILL-083, BILL-084). */
export const billEntrances = {
  verify: {
    heading: texts.verify.heading,
    text: filled(texts.verify.text, { time: reviewTime }),
    action: { label: texts.verify.action, to: verificationPath('individualShopperTier1') },
  },
  'wait-list': { ...texts.waitList, action: null },
  connect: { ...texts.connect, action: { label: texts.connect.action, to: null } },
  add: { ...texts.add, action: { label: texts.add.action, to: null } },
} as const satisfies Record<BillEntrance, BillEntranceRow>
