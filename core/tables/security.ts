import type { Machine } from '../kernel/machine.ts'
import type { HostClass } from '../platform/host.ts'
import type { FailureTable, RefusedFields } from '../presentation/failure-text.ts'
import { endingFailures } from '../security/active-sessions/tables.ts'
import type { StrengthScore, TypedPasswords } from '../security/password-update/model.ts'
import { passwordFailures, refusedPasswords, strengthLabels } from '../security/password-update/tables.ts'
import type { WantedProof } from '../security/recent-factor/model.ts'
import { type WantedProofRow, wantedProofs } from '../security/recent-factor/tables.ts'
import type { SecondFactorKind } from '../security/second-factor/model.ts'
import { type SecondFactorRow, secondFactors } from '../security/second-factor/tables.ts'
import type { SecurityEventKind } from '../security/security-history/model.ts'
import { type EventRow, eventRows, unknownEvent } from '../security/security-history/tables.ts'
import type { CodeForm, TwoFactorEvent, TwoFactorModal, TwoFactorStage } from '../security/two-factor/model.ts'
import {
  issuers,
  leavingEvents,
  refusedCode,
  twoFactorMachine,
  type TwoFactorStageRow,
  twoFactorStageRows,
} from '../security/two-factor/tables.ts'

/** Rule tables of passwords, two-factor authentication, signed-in devices and the security history. */
export interface SecurityTables {
  /** Label of each strength score (SEC-010). */
  readonly strengthLabels: Readonly<Record<StrengthScore, string>>
  /** Texts for a password that is not changed (ERR-005 to ERR-007). */
  readonly passwordFailures: FailureTable
  /** Field that a rejected password concerns. */
  readonly refusedPasswords: RefusedFields<keyof TypedPasswords>
  /** Texts for a device that is not signed out. */
  readonly endingFailures: FailureTable
  /** Lead text and empty form for each kind of proof of identity. */
  readonly wantedProofs: Readonly<Record<WantedProof, WantedProofRow>>
  /** Texts and input rule of each kind of second factor (SEC-032 to SEC-034). */
  readonly secondFactors: Readonly<Record<SecondFactorKind, SecondFactorRow>>
  /** Issuer for each class of hosts; null for the product name (SEC-024). */
  readonly issuers: Readonly<Record<HostClass, string | null>>
  /** Rejections that mark the field of the code. */
  readonly refusedCode: RefusedFields<keyof CodeForm>
  /** Transitions of the two-factor dialogs (SEC-027 to SEC-030, SEC-039 to SEC-051). */
  readonly twoFactorMachine: Machine<TwoFactorStage, TwoFactorEvent>
  /** Dialog and state of the request in each stage. */
  readonly twoFactorStageRows: Readonly<Record<TwoFactorStage, TwoFactorStageRow>>
  /** Event that closes each dialog. */
  readonly leavingEvents: Readonly<Record<TwoFactorModal, TwoFactorEvent>>
  /** Icon and title of each security event. */
  readonly eventRows: Readonly<Record<SecurityEventKind, EventRow>>
  /** Icon and title of an event of an unknown kind. */
  readonly unknownEvent: EventRow
}

/** The rule tables of the security settings that Paydeck uses. */
export const securityTables: SecurityTables = {
  strengthLabels,
  passwordFailures,
  refusedPasswords,
  endingFailures,
  wantedProofs,
  secondFactors,
  issuers,
  refusedCode,
  twoFactorMachine,
  twoFactorStageRows,
  leavingEvents,
  eventRows,
  unknownEvent,
}
