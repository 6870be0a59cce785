import type { Configuration } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { browserClipboard } from '../browser/clipboard.ts'
import { browserFiles } from '../browser/files.ts'
import { browserHashes } from '../browser/hashes.ts'
import { browserPasskeyCeremony } from '../browser/passkeys/passkey-keeping.ts'
import { browserPasswords } from '../browser/passwords.ts'
import { browserRandomness } from '../browser/randomness.ts'
import { ownScripts, scriptPolicy } from '../browser/script-policy.ts'
import { workerPasswordStrength } from '../browser/security/password-update.ts'
import { facadeSecondFactor } from '../facade/security/two-factor.ts'
import { graphqlPasskeyKeeper } from '../graphql/passkeys/passkey-keeping.ts'
import { graphqlProfileRecords } from '../graphql/profile/profile-settings.ts'
import { graphqlReferralRecords } from '../graphql/referral/referral-programme.ts'
import { port } from '../port.ts'
import { restPasskeyKeeper } from '../rest/passkeys/passkey-keeping.ts'
import { restProfileRecords } from '../rest/profile/name-update.ts'
import { restPairingCodes } from '../rest/profile/wallet-pairing.ts'
import { restActiveSessions } from '../rest/security/active-sessions.ts'
import { restPasswordRecords } from '../rest/security/password-update.ts'
import { restSecurityRecord } from '../rest/security/security-history.ts'
import { restNationalIdentityRecords } from '../rest/verification/national-identity.ts'
import { storedPasskeyMemory } from '../storage/passkeys/passkey-keeping.ts'
import type { FacadeClient } from '../transport/facade-client.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import type { Replacements } from '../transport/session-renewal.ts'
import { clients } from './clients.ts'

/** The ports that only the settings and the dialogs about the user ask: fetched with the first of them. */
export const settingsModule = new ContainerModule(({ bind }) => {
  bind(port('hashes')).toConstantValue(browserHashes(globalThis.crypto.subtle))
  bind(port('passwords')).toConstantValue(browserPasswords(globalThis.crypto.subtle))
  bind(port('profileRecords'))
    .toResolvedValue(
      (rest: RestClient, graphql: GraphqlClient) => ({
        ...restProfileRecords(rest),
        ...graphqlProfileRecords(graphql),
      }),
      [clients.rest, clients.graphql],
    )
    .inSingletonScope()
  bind(port('passkeyKeeper'))
    .toResolvedValue(
      (rest: RestClient, graphql: GraphqlClient) => ({ ...restPasskeyKeeper(rest), ...graphqlPasskeyKeeper(graphql) }),
      [clients.rest, clients.graphql],
    )
    .inSingletonScope()
  bind(port('passkeyCeremony')).toConstantValue(browserPasskeyCeremony(globalThis.navigator))
  bind(port('passkeyMemory'))
    .toResolvedValue(storedPasskeyMemory, [port('storage')])
    .inSingletonScope()
  bind(port('clipboard')).toConstantValue(browserClipboard(globalThis.navigator))
  bind(port('referralRecords')).toResolvedValue(graphqlReferralRecords, [clients.graphql]).inSingletonScope()
  bind(port('pairingCodes')).toResolvedValue(restPairingCodes, [clients.rest]).inSingletonScope()
  bind(port('files')).toConstantValue(browserFiles(document, URL))
  bind(port('passwordRecords'))
    .toResolvedValue(
      (rest: RestClient, { replace }: Replacements) => restPasswordRecords(rest, replace),
      [clients.rest, clients.replacements],
    )
    .inSingletonScope()
  bind(port('passwordStrength'))
    .toResolvedValue(
      ({ scripts }: Configuration) => {
        const policy = scriptPolicy(window.trustedTypes, Object.values(scripts))
        return workerPasswordStrength(
          () => new Worker(policy.createScriptURL(ownScripts.strengthWorker), { type: 'module' }),
        )
      },
      [port('configuration')],
    )
    .inSingletonScope()
  bind(port('securityRecord')).toResolvedValue(restSecurityRecord, [clients.rest]).inSingletonScope()
  bind(port('activeSessionRecords')).toResolvedValue(restActiveSessions, [clients.rest]).inSingletonScope()
  bind(port('secondFactor'))
    .toResolvedValue(
      (facade: FacadeClient, { replace }: Replacements) => facadeSecondFactor(facade, replace),
      [clients.facade, clients.replacements],
    )
    .inSingletonScope()
  bind(port('nationalIdentityRecords')).toResolvedValue(restNationalIdentityRecords, [clients.rest]).inSingletonScope()
  bind(port('randomness')).toConstantValue(browserRandomness(globalThis.crypto))
})
