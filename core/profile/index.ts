export * from './model.ts'
export type { UserAccount } from './ports.ts'
export { firstNameOf, fullNameOf, initialsOf, lastNameOf, nationalIdentityIssuerOf } from './rules.ts'
export { avatarAddress, avatarText } from './rules/avatar.ts'
export { pairingCodeOf, pairingLink } from './rules/pairing.ts'
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
export { defaultNationalIdentityIssuer } from './tables.ts'
export { type ProfileView, profileView } from './view.ts'
export { type SettingsEntry, type SettingsState, type SettingsView, settingsView } from './views/settings.ts'
