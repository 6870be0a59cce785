export * from './model.ts'
export type { Captcha, MerchantAccounts, ProfileRecords, UserAccount, WalletPairing } from './ports.ts'
export { firstNameOf, fullNameOf, initialsOf, lastNameOf, nationalIdentityIssuerOf } from './rules.ts'
export { avatarAddress, avatarText } from './rules/avatar.ts'
export { isPairingCode, pairingCodeOf, pairingLink } from './rules/pairing.ts'
export {
  isName,
  isNameFormValid,
  isOptInChanged,
  nameDialogOpensAfter,
  nameMessage,
  settingsFor,
} from './rules/settings.ts'
export { makeProfile, type Profile, type ProfilePorts } from './slice.ts'
export { nameDialog, nameFailures, nameMinimum, nameTexts, pairingCodeDelay, settingsRows } from './tables/settings.ts'
export { pairingTexts } from './tables/pairing.ts'
export { upgradeFailures } from './tables/upgrade.ts'
export { defaultNationalIdentityIssuer } from './tables.ts'
export { makePairWallet, type PairWallet, type PairWalletPorts } from './use-cases/pair-wallet.ts'
export { makeUpgrade, type UpgradePorts } from './use-cases/upgrade.ts'
export { makeProfileSettings, type ProfileSettings, type ProfileSettingsPorts } from './use-cases/profile-settings.ts'
export { type UpdateName } from './use-cases/update-name.ts'
export { type ProfileView, profileView } from './view.ts'
export { type PairingView, pairingView } from './views/pairing.ts'
export { type ProfilePageView, type RowAction } from './views/profile.ts'
export { type SettingsEntry, type SettingsState, type SettingsView, settingsView } from './views/settings.ts'
export { type NameFormView } from './views/update-name.ts'
export { type UpgradeView, upgradeView } from './views/upgrade.ts'
