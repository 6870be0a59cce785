import { browserPasskeyCeremony } from '../browser/passkeys/passkey-keeping.ts'
import { facadeSecondFactor } from '../facade/security/two-factor.ts'
import { facadeLogins } from '../facade/session/developer-login.ts'
import { graphqlPasskeyKeeper } from '../graphql/passkeys/passkey-keeping.ts'
import { graphqlProfileRecords } from '../graphql/profile/profile-settings.ts'
import { portModule } from '../port.ts'
import { restPasskeyKeeper } from '../rest/passkeys/passkey-keeping.ts'
import { restProfileRecords } from '../rest/profile/name-update.ts'
import { restPairingCodes } from '../rest/profile/wallet-pairing.ts'
import { restActiveSessions } from '../rest/security/active-sessions.ts'
import { restPasswordRecords } from '../rest/security/password-update.ts'
import { restNationalIdentityRecords } from '../rest/verification/national-identity.ts'
import { storedPasskeyMemory } from '../storage/passkeys/passkey-keeping.ts'
import { ports as recentFactor } from './recent-factor.ts'
import { ports as referralArrival } from './referral-arrival.ts'
import { securityRecord } from './security-history.ts'
import { clipboard, files, randomness } from './shared.ts'

const settings = portModule({
  activeSessionRecords: ({ rest }) => restActiveSessions(rest),
  logins: ({ facade }) => facadeLogins(facade),
  nationalIdentityRecords: ({ rest }) => restNationalIdentityRecords(rest),
  pairingCodes: ({ rest }) => restPairingCodes(rest),
  passkeyCeremony: () => browserPasskeyCeremony(globalThis.navigator),
  passkeyKeeper: ({ rest, graphql }) => ({ ...restPasskeyKeeper(rest), ...graphqlPasskeyKeeper(graphql) }),
  passkeyMemory: ({ storage }) => storedPasskeyMemory(storage),
  passwordRecords: ({ rest, replacements }) => restPasswordRecords(rest, replacements.replace),
  profileRecords: ({ rest, graphql }) => ({ ...restProfileRecords(rest), ...graphqlProfileRecords(graphql) }),
  secondFactor: ({ facade, replacements }) => facadeSecondFactor(facade, replacements.replace),
})

/** Ports of the settings pages and of the dialogs about the user, except the strength of passwords. */
export const ports = [settings, securityRecord, clipboard, files, randomness, ...recentFactor, ...referralArrival]
