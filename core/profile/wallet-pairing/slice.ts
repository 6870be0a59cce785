import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeFlow } from '../../kernel/machine.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Configuration } from '../../platform/ports.ts'
import type { AskProof, TwoFactorSettings } from '../../security/index.ts'
import type { PairingState } from './model.ts'
import type { PairingCodes } from './ports.ts'
import { isPairingCode } from './rules.ts'
import { pairingCodeDelay, pairingMachine } from './tables.ts'
import { makeObtainCode } from './use-cases.ts'
import { walletPairingView, type WalletPairingView } from './view.ts'

/** Ports of the wallet pairing. */
export interface WalletPairingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly pairingCodes: PairingCodes
  readonly configuration: Pick<Configuration, 'walletScheme'>
  /** Two-factor settings; null until loaded. */
  readonly security: Live<TwoFactorSettings | null>
  /** Asks the user for the password that the provider may require (A7). */
  readonly askProof: AskProof
}

/** Dialog that pairs a wallet app. */
export interface WalletPairing {
  readonly view: Live<WalletPairingView>
  /** Opens the dialog. Asks for the second factor if the account has one, else requests a new pairing code. */
  readonly open: () => void
  /** Closes the dialog and discards its codes. */
  readonly close: () => void
  /** Sets the content of the code field. */
  readonly type: (code: string) => void
  /** Switches between authenticator and backup code. */
  readonly switchKind: () => void
  /** Shows the QR code after the user has typed a code. Does nothing while the format of the code is wrong. */
  readonly submit: () => void
}

const blank: PairingState = { kind: 'authenticator', code: '', secret: null, isDue: false }

/**
 * Makes the wallet pairing. A failed request for a pairing code shows no message (ERR-030), but the user can then send a new
 * request from the dialog. Closing the dialog discards its state.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.recipient })
 * const { securitySettings, walletPairing } = makePaydeck(ports)
 * await securitySettings.tasks.reload()
 * walletPairing.open()
 * walletPairing.view.get().stage // 'code'
 */
export const makeWalletPairing = (ports: WalletPairingPorts): WalletPairing => {
  const { stores, clock, configuration, security } = ports
  const stage = makeFlow(stores, pairingMachine, 'closed')
  const state = stores.make(blank)
  const scope = makeScope(stores, clock)
  const patch = (change: Partial<PairingState>): void => state.update((now) => ({ ...now, ...change }))
  const obtaining = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () => F.pipe(makeObtainCode(ports), TE.map(scope.whileOpen((secret) => patch({ secret })))),
    resetAfter: { success: null, failed: null },
  })
  const close = (): void => {
    scope.renew()
    obtaining.reset()
    stage.send('close')
    state.update(() => blank)
  }
  const show = (): void => {
    if (!stage.send('show')) return
    scope.later(pairingCodeDelay, () => patch({ isDue: true }))
    void obtaining.start()()
  }
  const inCodeStage = (act: (now: PairingState) => void): void => {
    if (stage.get() === 'code') act(state.get())
  }
  return {
    view: project(combine({ stage, state, obtaining }), (now) => walletPairingView({ ...now, ...configuration })),
    open: () => {
      close()
      if (security.get()?.otpEnabled === true) stage.send('ask')
      else show()
    },
    close,
    type: (code) => inCodeStage(() => patch({ code })),
    switchKind: () =>
      inCodeStage(({ kind }) => patch({ kind: kind === 'backup' ? 'authenticator' : 'backup', code: '' })),
    submit: () =>
      inCodeStage(({ kind, code }) => {
        if (isPairingCode(kind, code)) show()
      }),
  }
}
