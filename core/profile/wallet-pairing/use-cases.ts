import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { type AskProof, withProof } from '../../security/index.ts'
import type { PairingCodes } from './ports.ts'
import { pairingCodeOf } from './rules.ts'

/** Fetches a new pairing code; null if the provider's reply contains none (PROF-050). */
export const makeObtainCode = (ports: {
  readonly pairingCodes: PairingCodes
  readonly askProof: AskProof
}): TE.TaskEither<Fault, string | null> =>
  F.pipe(ports.pairingCodes.newCode, withProof(ports.askProof), TE.map(pairingCodeOf))
