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

/** What the pairing of a wallet app needs from outside. */
export interface WalletPairingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly codes: PairingCodes
  readonly configuration: Pick<Configuration, 'walletScheme'>
  /** null until known. */
  readonly security: Live<TwoFactorSettings | null>
  /** Asks for the password that the provider may want first (A7). */
  readonly askProof: AskProof
}

/** A wallet app being paired. */
export interface WalletPairing {
  readonly view: Live<WalletPairingView>
  /** Begins: with the second factor where there is one, else with a new pairing code. */
  readonly open: () => void
  /** Forgets the codes. */
  readonly close: () => void
  /** What stands in the field of the code now. */
  readonly type: (code: string) => void
  /** From the authenticator's code to a backup code, or back. */
  readonly switchKind: () => void
  /** Goes on from the second factor; does nothing while there is none that will do. */
  readonly submit: () => void
}

const blank: PairingState = { kind: 'authenticator', code: '', secret: null, isDue: false }

/**
 * Pairs a wallet app. A pairing code that cannot be had is passed over in silence, as ERR-030 asks: there is nothing to
 * scan then, and beginning again asks for another. Nothing of it outlives the dialog.
 */
export const makeWalletPairing = (ports: WalletPairingPorts): WalletPairing => {
  const { stores, clock, configuration, security } = ports
  const stage = makeFlow(stores, pairingMachine, 'closed')
  const state = stores.make(blank)
  const scope = makeScope(stores, clock)
  const put = (change: Partial<PairingState>): void => state.update((now) => ({ ...now, ...change }))
  const obtaining = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () => F.pipe(makeObtainCode(ports), TE.map(scope.whileOpen((secret) => put({ secret })))),
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
    scope.later(pairingCodeDelay, () => put({ isDue: true }))
    void obtaining.start()()
  }
  const whenAsked = (act: (now: PairingState) => void): void => {
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
    type: (code) => whenAsked(() => put({ code })),
    switchKind: () => whenAsked(({ kind }) => put({ kind: kind === 'backup' ? 'authenticator' : 'backup', code: '' })),
    submit: () =>
      whenAsked(({ kind, code }) => {
        if (isPairingCode(kind, code)) show()
      }),
  }
}
