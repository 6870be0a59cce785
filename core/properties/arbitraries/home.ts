import fc from 'fast-check'
import {
  type HomePageModal,
  type NoticeIcon,
  type NoticeAction,
  type NoticeRow,
  type NoticeRows,
  type NoticeFacts,
  type ApplicationAction,
  type ApplicationFacts,
  type CardRow,
  type TotalBalance,
} from '../../home/index.ts'
import { paths } from './paths.ts'
import { platformValues } from './platform.ts'
import { counts, digits, ids, oneOf, optional, record, texts } from './values.ts'

const noticeIcons = oneOf<NoticeIcon>(['person', 'shield', 'alert', 'gift'])

const pathActions = fc.record({ kind: fc.constant('path'), to: paths })

const noticeActions: fc.Arbitrary<NoticeAction> = fc.oneof(
  pathActions,
  fc.record({ kind: fc.constant('modal'), name: fc.constant('missing-ssn') }),
  fc.record({ kind: fc.constant('page'), page: platformValues.ExternalPage }),
)

const noticeRowFields = {
  id: ids,
  lead: texts,
  description: texts,
  iconSrc: noticeIcons,
  actionText: texts,
  action: noticeActions,
}

const noticeRows = record<NoticeRow>(noticeRowFields)

const applicationActions = oneOf<ApplicationAction>(['continue', 'contact-support', 'get-verified'])

const applicationFacts = record<ApplicationFacts>({
  verified: fc.boolean(),
  isRefused: fc.boolean(),
  lead: texts,
  description: texts,
  action: optional(fc.record({ name: applicationActions, label: texts, to: optional(texts) })),
})

/** Values of the types of the home page, by type. */
export const homeValues = {
  HomePageModal: oneOf<HomePageModal>(['add-funds', 'missing-ssn']),
  NoticeIcon: noticeIcons,
  NoticeAction: noticeActions,
  NoticeRow: noticeRows,
  NoticeRows: record<NoticeRows>({
    addName: noticeRows,
    missingShopperInfo: noticeRows,
    acceptInvite: fc.record({ ...noticeRowFields, action: pathActions }),
  }),
  ApplicationAction: applicationActions,
  ApplicationFacts: applicationFacts,
  NoticeFacts: record<NoticeFacts>({
    name: optional(fc.record({ firstName: optional(texts), lastName: optional(texts) })),
    shopper: applicationFacts,
    recipient: applicationFacts,
    isMissingShopperInfo: fc.boolean(),
    invite: optional(texts),
    payoutRequests: counts,
    isRecipient: fc.boolean(),
  }),
  CardRow: record<CardRow>({
    id: ids,
    name: texts,
    fullName: texts,
    lastFour: digits,
    label: texts,
    digits: digits,
    overlay: optional(texts),
    balanceLabel: texts,
    balance: texts,
    addFunds: optional(texts),
    to: paths,
  }),
  TotalBalance: record<TotalBalance>({
    label: texts,
    amount: optional(fc.record({ whole: texts, cents: texts })),
    unavailable: texts,
    note: texts,
    addFunds: optional(fc.record({ label: texts, cardId: ids })),
  }),
}
