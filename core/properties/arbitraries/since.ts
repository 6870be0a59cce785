import fc from 'fast-check'
import {
  type BillFact,
  type Change,
  type ChangeKind,
  changeKinds,
  type ChangeSubject,
  type LastVisit,
  type SinceFacts,
  type SinceState,
} from '../../since/index.ts'
import { paths } from './paths.ts'
import { paymentsValues } from './payments.ts'
import { routesValues } from './routes.ts'
import { securityValues } from './security.ts'
import { decimals, ids, instants, lists, oneOf, optional, record, texts } from './values.ts'
import { verificationValues } from './verification.ts'

const billFacts = record<BillFact>({
  id: ids,
  name: texts,
  dueAt: instants,
  left: fc.integer({ min: -40, max: 20 }),
  minimum: optional(decimals),
  to: paths,
})

const kinds = oneOf<ChangeKind>(changeKinds)

const subjects: fc.Arbitrary<ChangeSubject> = fc.oneof(
  fc.record({ about: fc.constant('payment'), payment: paymentsValues.Activity }),
  fc.record({ about: fc.constant('bill'), bill: billFacts }),
  fc.record({ about: fc.constant('verification'), product: routesValues.ProductName }),
  fc.record({ about: fc.constant('security'), event: securityValues.StoppableChange }),
)

const visits = record<LastVisit>({ at: instants, dismissed: lists(texts) })

/** Values of the types of `@paydeck/core/since`, by type. */
export const sinceValues = {
  BillFact: billFacts,
  ChangeKind: kinds,
  ChangeSubject: subjects,
  Change: record<Change>({ kind: kinds, key: ids, at: instants, subject: subjects }),
  LastVisit: visits,
  SinceFacts: record<SinceFacts>({
    activity: lists(paymentsValues.Activity),
    applications: lists(verificationValues.Application),
    bills: lists(billFacts),
    stoppable: lists(securityValues.StoppableChange),
  }),
  SinceState: record<SinceState>({ visit: optional(visits), now: instants, listed: optional(lists(texts)) }),
}
