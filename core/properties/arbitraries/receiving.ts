import fc from 'fast-check'
import {
  type Payor,
  type ProfileWallet,
  type Wallet,
  type PayoutProfile,
  type CurrencyOption,
  type ReceivingForm,
  type WalletUpdate,
  type RecipientFacts,
  type RecipientState,
  recipientStates,
  type RecipientVerification,
  PayoutRefusal,
  type PayoutCheck,
  type NetworkView,
  type AddressView,
  type JoinedSenders,
  type ReceivingNotice,
  type FirstPayout,
  type LoadedPayouts,
  type PayoutsState,
} from '../../receiving/index.ts'
import { chainTexts, moneyValues } from './money.ts'
import { paths } from './paths.ts'
import { counts, ids, instants, lists, oneOf, optional, record, texts, walletAddresses, words } from './values.ts'

const payors = record<Payor>({ id: ids, name: texts })

const profileWalletFields = {
  id: ids,
  address: walletAddresses,
  currency: moneyValues.CurrencyCode,
  label: texts,
}

const profileWallets = record<ProfileWallet>(profileWalletFields)

const wallets = record<Wallet>({
  ...profileWalletFields,
  isActive: fc.boolean(),
})

const payoutProfiles = record<PayoutProfile>({
  id: ids,
  name: texts,
  payors: lists(payors),
  wallet: optional(profileWallets),
  percentage: optional(counts),
})

const receivingFormFields = {
  currency: moneyValues.CurrencyCode,
  address: walletAddresses,
  label: texts,
}

const networkViews = record<NetworkView>({ label: texts, icon: moneyValues.CoinIconName })

const firstPayouts = record<FirstPayout>({ id: ids, requestDate: instants })

const loadedPayoutsFields = {
  profiles: lists(payoutProfiles),
  payors: lists(payors),
  wallets: lists(wallets),
  firstPayout: optional(firstPayouts),
}

/** Values of the types of `@paydeck/core/receiving`, by type. */
export const receivingValues = {
  Payor: payors,
  ProfileWallet: profileWallets,
  Wallet: wallets,
  PayoutProfile: payoutProfiles,
  CurrencyOption: record<CurrencyOption>({
    code: moneyValues.CurrencyCode,
    displayCode: moneyValues.CurrencyCode,
    name: texts,
    displayName: texts,
    chain: optional(chainTexts),
    chainName: optional(texts),
    showChain: fc.boolean(),
    enabled: fc.boolean(),
  }),
  ReceivingForm: record<ReceivingForm>(receivingFormFields),
  WalletUpdate: record<WalletUpdate>({
    ...receivingFormFields,
    profileId: ids,
    walletId: ids,
    twoFactorCode: optional(texts),
    updateAddress: fc.boolean(),
    updateLabel: fc.boolean(),
  }),
  RecipientFacts: record<RecipientFacts>({
    error: fc.boolean(),
    moreDocuments: fc.boolean(),
    approved: fc.boolean(),
  }),
  RecipientState: oneOf<RecipientState>(recipientStates),
  RecipientVerification: record<RecipientVerification>({
    tone: fc.constantFrom('request', 'wait', 'bad'),
    text: texts,
    action: fc.record({ label: texts, to: optional(paths), address: optional(texts) }),
  }),
  PayoutRefusal: words(PayoutRefusal),
  PayoutCheck: record<PayoutCheck>({
    canAccept: fc.boolean(),
    reason: optional(fc.oneof(words(PayoutRefusal), texts)),
  }),
  NetworkView: networkViews,
  AddressView: record<AddressView>({ whole: walletAddresses, network: networkViews }),
  JoinedSenders: record<JoinedSenders>({ payors: lists(payors), profile: payoutProfiles }),
  ReceivingNotice: record<ReceivingNotice>({
    tone: fc.constantFrom('success', 'caution'),
    text: texts,
  }),
  FirstPayout: firstPayouts,
  LoadedPayouts: record<LoadedPayouts>(loadedPayoutsFields),
  PayoutsState: record<PayoutsState>({
    ...loadedPayoutsFields,
    invite: optional(texts),
    acceptedInvite: optional(texts),
  }),
}
