import type { Machine } from '../kernel/machine.ts'
import type { FailureTable, RefusedFields } from '../presentation/failure-text.ts'
import {
  afterLaunch,
  type ProductRow,
  products,
  verificationPage,
} from '../verification/application-creation/tables.ts'
import { doneStatuses, type HeaderRow, headerRows } from '../verification/application-progress/tables.ts'
import { type ProgressStepName, progressSteps, type Situation } from '../verification/application-situation/model.ts'
import { type SituationRow, situationRows } from '../verification/application-situation/tables.ts'
import type { PhaseEvent, StreamPhase } from '../verification/application-updates/model.ts'
import { streamMachine } from '../verification/application-updates/tables.ts'
import { type ActionRow, actionRows, otherwise } from '../verification/applications/tables.ts'
import type { ProductName } from '../verification/model.ts'
import type { NationalIdentityForm } from '../verification/national-identity/model.ts'
import { refusedNumber, ssnFailures } from '../verification/national-identity/tables.ts'

/** Rule tables of the identity verification. */
export interface VerificationTables {
  /** Partner and payouts flag of each product (VERIF-011 to VERIF-013, VERIF-043). */
  readonly products: Readonly<Record<ProductName, ProductRow>>
  /** Page that starts the verification (VERIF-010). */
  readonly verificationPage: string
  /** Page that the user sees after "Continue" (VERIF-008). */
  readonly afterLaunch: string
  /** Action and standing by status. The first row that matches applies (VERIF-031). */
  readonly actionRows: ReadonlyArray<ActionRow>
  /** Action and standing if no row matches (VERIF-030). */
  readonly otherwise: Pick<ActionRow, 'action' | 'standing'>
  /** Statuses of tasks that need nothing from the user (VERIF-038). */
  readonly doneStatuses: ReadonlyArray<string>
  /** Headers by status. The first row that matches applies (VERIF-037). */
  readonly headerRows: ReadonlyArray<HeaderRow>
  /** Steps of a time line, in order (VERIF-089). */
  readonly progressSteps: ReadonlyArray<ProgressStepName>
  /** Texts, tone and time line of each state of an application. */
  readonly situationRows: Readonly<Record<Situation, SituationRow>>
  /** Transitions of a stream (VERIF-070 to VERIF-073). */
  readonly streamMachine: Machine<StreamPhase, PhaseEvent>
  /** Texts for a number that is not saved (ERR-002 to ERR-004). */
  readonly ssnFailures: FailureTable
  /** Rejections that mark the field of the number. */
  readonly refusedNumber: RefusedFields<keyof NationalIdentityForm>
}

/** The rule tables of the verification that Paydeck uses. */
export const verificationTables: VerificationTables = {
  products,
  verificationPage,
  afterLaunch,
  actionRows,
  otherwise,
  doneStatuses,
  headerRows,
  progressSteps,
  situationRows,
  streamMachine,
  ssnFailures,
  refusedNumber,
}
