import { limit } from '../../kernel/limits.ts'
import type { Machine } from '../../kernel/machine.ts'
import type { Status } from '../../kernel/remote.ts'
import type { HostClass } from '../../platform/host.ts'
import type { RefusedFields } from '../../presentation/failure-text.ts'
import { otpIssuers } from '../texts.ts'
import type { CodeForm, TwoFactorEvent, TwoFactorModal, TwoFactorStage } from './model.ts'

/** Number of backup codes in a set (SEC-041). */
export const backupCodeCount = limit('backup codes', 10)

/** Issuer that authenticator apps show, by host class; null for the product name (SEC-024). */
export const issuers = {
  local: otpIssuers.local,
  test: otpIssuers.test,
  production: null,
} as const satisfies Record<HostClass, string | null>

/**
 * Rejections that concern the field of the code. A rejection that names no input also concerns the code, because the
 * two-factor calls have no other input.
 */
export const refusedCode = {
  inputs: { code: 'value' },
  unnamed: { statuses: [200, 400, 422], field: 'value' },
} as const satisfies RefusedFields<keyof CodeForm>

/** Number of characters in a group of the displayed secret. */
export const secretGroup = limit('secret group', 4)

// Opening a dialog replaces the open dialog. New backup codes are shown whichever dialog is open (SEC-048).
const anywhere = { enable: 'preparing', disable: 'disabling', offer: 'offering', 'codes-made': 'showing' } as const
const whileEnabling = { ...anywhere, 'leave-enabling': 'closed' } as const
const whileDisabling = { ...anywhere, 'leave-disabling': 'closed' } as const
const whileOffering = { ...anywhere, 'leave-codes': 'closed' } as const

/** State machine of the dialogs that turn two-factor on, turn it off and generate backup codes. */
export const twoFactorMachine = {
  closed: { on: anywhere },
  preparing: { on: { ...whileEnabling, prepared: 'enabling', 'not-prepared': 'unprepared', 'already-on': 'closed' } },
  unprepared: { on: { ...whileEnabling, prepare: 'preparing' } },
  enabling: { on: { ...whileEnabling, submit: 'switching-on' } },
  'switching-on': { on: { ...whileEnabling, accepted: 'switched-on', refused: 'refused-on' } },
  'refused-on': { on: { ...whileEnabling, submit: 'switching-on', rest: 'enabling' } },
  'switched-on': { on: { ...whileEnabling, rest: 'offering' } },
  disabling: { on: { ...whileDisabling, submit: 'switching-off' } },
  'switching-off': { on: { ...whileDisabling, accepted: 'switched-off', refused: 'refused-off' } },
  'refused-off': { on: { ...whileDisabling, submit: 'switching-off', rest: 'disabling' } },
  'switched-off': { on: { ...whileDisabling, rest: 'closed' } },
  offering: { on: { ...whileOffering, submit: 'generating' } },
  generating: { on: { ...whileOffering, 'codes-made': 'generated', refused: 'refused-codes' } },
  'refused-codes': { on: { ...whileOffering, submit: 'generating', rest: 'offering' } },
  generated: { on: { ...whileOffering, 'codes-made': 'generated', rest: 'showing' } },
  showing: { on: whileOffering },
} as const satisfies Machine<TwoFactorStage, TwoFactorEvent>

/** Open dialog of a stage, and the state of the request that this dialog has sent. */
export interface TwoFactorStageRow {
  readonly dialog: TwoFactorModal | null
  readonly status: Status
}

/** Row of each stage. */
export const twoFactorStageRows = {
  closed: { dialog: null, status: null },
  preparing: { dialog: 'update-two-factor', status: null },
  unprepared: { dialog: 'update-two-factor', status: null },
  enabling: { dialog: 'update-two-factor', status: null },
  'switching-on': { dialog: 'update-two-factor', status: 'loading' },
  'refused-on': { dialog: 'update-two-factor', status: 'failed' },
  'switched-on': { dialog: 'update-two-factor', status: 'success' },
  disabling: { dialog: 'disable-two-factor', status: null },
  'switching-off': { dialog: 'disable-two-factor', status: 'loading' },
  'refused-off': { dialog: 'disable-two-factor', status: 'failed' },
  'switched-off': { dialog: 'disable-two-factor', status: 'success' },
  offering: { dialog: 'backup-codes', status: null },
  generating: { dialog: 'backup-codes', status: 'loading' },
  'refused-codes': { dialog: 'backup-codes', status: 'failed' },
  generated: { dialog: 'backup-codes', status: 'success' },
  showing: { dialog: 'backup-codes', status: null },
} as const satisfies Record<TwoFactorStage, TwoFactorStageRow>

/** Event to send when a dialog closes, by name of the dialog. */
export const leavingEvents = {
  'update-two-factor': 'leave-enabling',
  'disable-two-factor': 'leave-disabling',
  'backup-codes': 'leave-codes',
} as const satisfies Record<TwoFactorModal, TwoFactorEvent>
