import { back, type Entered, entered, type Machine, type Path, pathAfter } from '../../kernel/machine.ts'
import { type HostClass, hostClass } from '../../platform/host.ts'
import type { BillPayUser } from '../model.ts'
import { billConnectionTexts } from '../texts.ts'
import { type ConnectEvent, type ConnectState, TokenType, type UnconditionalEvent } from './model.ts'
import {
  type ConnectEffect,
  type ConnectEnd,
  connectMachine,
  connectModes,
  type ConnectStage,
  type ConnectTrigger,
  exchangeSuccess,
  type ModeRow,
  initialConnectState,
  onConnectStatus,
  widgetEnvironments,
} from './tables.ts'

/**
 * Returns the ways to connect bills that the user may use (BILL-054, BILL-058).
 * @example
 * offeredModes({ methodVerified: false }).length // 1
 * offeredModes({ methodVerified: true }).length // 2
 */
export const offeredModes = (
  user: Pick<BillPayUser, 'methodVerified'>,
  table: Readonly<Record<TokenType, ModeRow>> = connectModes,
): ReadonlyArray<TokenType> =>
  Object.keys(table)
    .filter(TokenType.is)
    .filter((mode) => !table[mode].needsVerification || user.methodVerified)

/**
 * Returns the widget's environment for a host (BILL-080).
 * @example
 * widgetEnvironment('localhost:5173') // 'development'
 */
export const widgetEnvironment = (
  host: string,
  table: Readonly<Record<HostClass, 'development' | 'production'>> = widgetEnvironments,
): 'development' | 'production' => table[hostClass(host)]

type ConnectMachine = Machine<ConnectStage, ConnectTrigger, ConnectEffect, ConnectEnd>

/** Event that the state machine handles. */
type MachineEvent = Exclude<ConnectEvent, UnconditionalEvent>

const isUnconditional = (event: ConnectEvent): event is UnconditionalEvent =>
  event.kind === 'show' || event.kind === 'start' || event.kind === 'forget' || event.kind === 'reset'

const triggerOf = (event: MachineEvent): ConnectTrigger => {
  if (event.kind !== 'exchange') return event.kind
  return event.reply === exchangeSuccess ? 'exchanged' : 'refused'
}

const pathOf = (state: ConnectState, event: MachineEvent, machine: ConnectMachine): Path<ConnectStage> =>
  pathAfter(machine, state.status ?? 'none', triggerOf(event), 'tokenType' in event ? event.tokenType : state.tokenType)

/** Returns the fields of the state that an event changes, with their new values. */
const eventChanges = (event: MachineEvent): Partial<ConnectState> => {
  switch (event.kind) {
    case 'token':
      return { token: event.token, tokenType: event.tokenType }
    case 'linked':
      return { accountToken: event.accountToken, tokenType: event.tokenType }
    case 'exchange':
      return {
        tokenType: event.tokenType,
        ...(event.reply === exchangeSuccess ? {} : { error: event.text ?? billConnectionTexts.failed }),
      }
    case 'error':
    case 'fail':
      return { error: event.text }
    case 'open':
    case 'exit':
    case 'hide':
      return {}
  }
}

const enter = (state: ConnectState, stage: ConnectStage): ConnectState =>
  stage === 'none' ? initialConnectState : { ...state, status: stage, ...onConnectStatus[stage] }

/** Applies an event that has the same effect in every status. */
const afterUnconditional = (state: ConnectState, { kind }: UnconditionalEvent): ConnectState => {
  switch (kind) {
    case 'show':
      return { ...state, isModalVisible: true }
    case 'start':
      return { ...initialConnectState, isModalVisible: true }
    case 'forget':
      return { ...initialConnectState, isModalVisible: state.isModalVisible }
    case 'reset':
      return initialConnectState
  }
}

/**
 * Returns the states that an event enters, in order. The flow remains in the last one; an empty list means that nothing
 * changes. Intermediate states count as entered, so that the effects of leaving the widget always run (BILL-077).
 */
export const connectStates = (
  state: ConnectState,
  event: ConnectEvent,
  machine: ConnectMachine = connectMachine,
): ReadonlyArray<ConnectState> => {
  if (isUnconditional(event)) return [afterUnconditional(state, event)]
  const path = pathOf(state, event, machine)
  if (event.kind === 'hide' && path.length === 0) return [{ ...state, isModalVisible: false }]
  const informed = { ...state, ...eventChanges(event) }
  return path.reduce<ReadonlyArray<ConnectState>>(
    (passed, stage) => [...passed, stage === back ? state : enter(passed.at(-1) ?? informed, stage)],
    [],
  )
}

/**
 * Returns the final state after an event (BILL-065).
 * @example
 * nextConnect(initialConnectState, { kind: 'start' }).isModalVisible // true
 */
export const nextConnect = (state: ConnectState, event: ConnectEvent): ConnectState =>
  connectStates(state, event).at(-1) ?? state

/** Returns the effects of all states that an event enters, in order. */
export const connectEffects = (
  state: ConnectState,
  event: ConnectEvent,
  machine: ConnectMachine = connectMachine,
): Entered<ConnectEffect, ConnectEnd> => {
  if (!isUnconditional(event)) return entered(machine, pathOf(state, event, machine))
  return { effects: [], ...(event.kind !== 'show' && { after: null }) }
}
