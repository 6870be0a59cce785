import fc from 'fast-check'
import {
  type UserInfo,
  type NameField,
  nameFields,
  type NameForm,
  type NameUpdateModal,
  type SettingsItem,
  settingsItems,
  MerchantCustomerType,
  type UpgradeForm,
  type NotUpgraded,
  type PairingStage,
  pairingStages,
  type PairingEvent,
  pairingEvents,
  type PairingState,
  type WalletPairingModal,
} from '../../profile/index.ts'
import { securityValues } from './security.ts'
import { each, emails, experiments, ids, lists, oneOf, optional, record, texts, words } from './values.ts'

const nameForms: fc.Arbitrary<NameForm> = each(nameFields, texts)

const merchantCustomerTypes = words(MerchantCustomerType)

/** Values of the types of `@paydeck/core/profile`, by type. */
export const profileValues = {
  UserInfo: record<UserInfo>({
    id: ids,
    name: optional(texts),
    firstName: optional(texts),
    lastName: optional(texts),
    email: emails,
    experiments: lists(experiments),
    optInEmailMarketing: fc.boolean(),
    accessTypes: lists(oneOf(['visaCard', 'galileo', 'merchant', 'facade', 'admin', ''])),
    nationalIdentityNumber: optional(texts),
    nationalIdentityIssuer: optional(texts),
  }),
  NameField: oneOf<NameField>(nameFields),
  NameForm: nameForms,
  NameUpdateModal: oneOf<NameUpdateModal>(['update-name']),
  SettingsItem: oneOf<SettingsItem>(settingsItems),
  MerchantCustomerType: merchantCustomerTypes,
  UpgradeForm: record<UpgradeForm>({
    merchantName: texts,
    merchantCustomerType: merchantCustomerTypes,
  }),
  NotUpgraded: record<NotUpgraded>({ _tag: fc.constant('NotUpgraded') }),
  PairingStage: oneOf<PairingStage>(pairingStages),
  PairingEvent: oneOf<PairingEvent>(pairingEvents),
  PairingState: record<PairingState>({
    kind: securityValues.SecondFactorKind,
    code: oneOf(['123456', '12', 'ABCD-1234', '', '١٢٣']),
    secret: optional(texts),
    isDue: fc.boolean(),
  }),
  WalletPairingModal: oneOf<WalletPairingModal>(['pair-wallet']),
}
