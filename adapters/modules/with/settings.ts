import { activeSessionsModule } from '../active-sessions.ts'
import { clipboardModule } from '../clipboard.ts'
import { developerLoginModule } from '../developer-login.ts'
import { filesModule } from '../files.ts'
import { hashesModule } from '../hashes.ts'
import { nationalIdentityModule } from '../national-identity.ts'
import { passkeyKeepingModule } from '../passkey-keeping.ts'
import { passwordUpdateModule } from '../password-update.ts'
import { passwordsModule } from '../passwords.ts'
import { profileSettingsModule } from '../profile-settings.ts'
import { randomnessModule } from '../randomness.ts'
import { referralArrivalModule } from '../referral-arrival.ts'
import { referralProgrammeModule } from '../referral-programme.ts'
import { securityHistoryModule } from '../security-history.ts'
import { twoFactorModule } from '../two-factor.ts'
import { walletPairingModule } from '../wallet-pairing.ts'
import { recentFactor } from './recent-factor.ts'

/*
 * What the slices of the settings, and of the dialogs about the user, are bound with: one piece of code, fetched with
 * the first of them.
 */
export const activeSessions = [activeSessionsModule]
export const developerLogin = [developerLoginModule, passwordsModule]
export const nationalIdentity = [nationalIdentityModule]
export const passkeyKeeping = [passkeyKeepingModule, ...recentFactor]
export const passwordUpdate = [passwordUpdateModule, randomnessModule, ...passkeyKeeping]
export const profileSettings = [profileSettingsModule, hashesModule]
/** Its dialog opens over that page. */
export const nameUpdate = profileSettings
export const referralProgramme = [referralProgrammeModule, referralArrivalModule, hashesModule, clipboardModule]
export const twoFactor = [twoFactorModule, filesModule, clipboardModule, ...recentFactor]
export const walletPairing = [walletPairingModule, clipboardModule, ...recentFactor]
/** It hears of what the others of the page change. */
export const securityHistory = [securityHistoryModule, ...activeSessions, ...twoFactor]
