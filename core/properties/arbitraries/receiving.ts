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
import { counts, ids, instants, lists, oneOf, optional, texts, walletAddresses, words } from './values.ts'

const payors = fc.record<Payor>({ id: ids, name: texts })

const profileWalletFields = {
  id: ids,
  address: walletAddresses,
  currency: moneyValues.CurrencyCode,
  label: texts,
}

const profileWallets = fc.record<ProfileWallet>(profileWalletFields)

const wallets = fc.record<Wallet>({
  ...profileWalletFields,
  isActive: fc.boolean(),
})

const payoutProfiles = fc.record<PayoutProfile>({
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

const networkViews = fc.record<NetworkView>({ label: texts, icon: moneyValues.CoinIconName })

const firstPayouts = fc.record<FirstPayout>({ id: ids, requestDate: instants })

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
  CurrencyOption: fc.record<CurrencyOption>({
    code: moneyValues.CurrencyCode,
    displayCode: moneyValues.CurrencyCode,
    name: texts,
    displayName: texts,
    chain: optional(chainTexts),
    chainName: optional(texts),
    showChain: fc.boolean(),
    enabled: fc.boolean(),
  }),
  ReceivingForm: fc.record<ReceivingForm>(receivingFormFields),
  WalletUpdate: fc.record<WalletUpdate>({
    ...receivingFormFields,
    profileId: ids,
    walletId: ids,
    twoFactorCode: optional(texts),
    updateAddress: fc.boolean(),
    updateLabel: fc.boolean(),
  }),
  RecipientFacts: fc.record<RecipientFacts>({
    error: fc.boolean(),
    moreDocuments: fc.boolean(),
    approved: fc.boolean(),
  }),
  RecipientState: oneOf<RecipientState>(recipientStates),
  RecipientVerification: fc.record<RecipientVerification>({
    tone: fc.constantFrom('request', 'wait', 'bad'),
    text: texts,
    action: fc.record({ label: texts, to: optional(paths), address: optional(texts) }),
  }),
  PayoutRefusal: words(PayoutRefusal),
  PayoutCheck: fc.record<PayoutCheck>({
    canAccept: fc.boolean(),
    reason: optional(fc.oneof(words(PayoutRefusal), texts)),
  }),
  NetworkView: networkViews,
  AddressView: fc.record<AddressView>({ whole: walletAddresses, network: networkViews }),
  JoinedSenders: fc.record<JoinedSenders>({ payors: lists(payors), profile: payoutProfiles }),
  ReceivingNotice: fc.record<ReceivingNotice>({
    tone: fc.constantFrom('success', 'caution'),
    text: texts,
  }),
  FirstPayout: firstPayouts,
  LoadedPayouts: fc.record<LoadedPayouts>(loadedPayoutsFields),
  PayoutsState: fc.record<PayoutsState>({
    ...loadedPayoutsFields,
    invite: optional(texts),
    acceptedInvite: optional(texts),
  }),
}
