import type { Configuration } from '@paydeck/core'
import { ownScripts, scriptPolicy } from '../browser/script-policy.ts'
import { workerPasswordStrength } from '../browser/security/password-update.ts'
import { type Bindings, port } from '../port.ts'
import { restPasswordRecords } from '../rest/security/password-update.ts'
import type { RestClient } from '../transport/rest-client.ts'
import type { Replacements } from '../transport/session-renewal.ts'
import { clients } from './clients.ts'

export const passwordUpdateModule: Bindings = ({ bind }) => {
  bind(port('passwordRecords')).toResolvedValue(
    (rest: RestClient, { replace }: Replacements) => restPasswordRecords(rest, replace),
    [clients.rest, clients.replacements],
  )
  bind(port('passwordStrength')).toResolvedValue(
    ({ scripts }: Configuration) => {
      const policy = scriptPolicy(window.trustedTypes, Object.values(scripts))
      return workerPasswordStrength(
        () => new Worker(policy.createScriptURL(ownScripts.strengthWorker), { type: 'module' }),
      )
    },
    [port('configuration')],
  )
}
