/** Heading of the list of addresses, which the page shows while it loads. */
export const addressesHeading = 'Your addresses'

/** Texts of the list of addresses (RECV-005 to RECV-018). */
export const addressListTexts = {
  lead: 'These addresses are used when a sender wants to send you a payment.',
  failed: "We couldn't load your addresses.",
  retry: 'Try Again',
  empty:
    "If you've received a payments invite, please click the link in the invite email to complete setup. If the problem persists, please request another invite from the sender.",
  banner: {
    text: 'Setup two-factor authentication to make changes to your receiving addresses.',
    action: 'Setup 2FA',
  },
  applicationTitle: 'Verification',
  received: 'You can receive',
  /** Text after the icons of the first currencies. */
  more: '+{count} More',
  requests: 'Payout requests',
  noSenders: 'No senders yet.',
  senders: 'Senders: {names}',
  /** Text after "Copy" in the label of the copy button. */
  copy: 'address of {name}',
  menu: 'Actions for {name}',
  edit: 'Edit',
  editNeeds: 'Needs two-factor authentication',
  editUnknown: "We couldn't check your two-factor authentication",
  removeSender: 'Remove sender {payor}',
  remove: 'Delete',
  add: 'Add Receiving Address',
} as const

/** Texts of the alerts above the addresses (RECV-064 to RECV-067). */
export const receivingAlertTexts = {
  region: {
    text: 'The currency you’ve selected is no longer valid for your or your sender’s region. Change currencies to accept this payment.',
    action: 'Change Currency',
  },
  account: {
    text: 'Due to your account settings, we cannot process payments from your senders.',
    action: 'Get Help',
  },
} as const

/** Errors of an invite that was not accepted (ERR-077 to ERR-079). */
export const payoutInviteFailures = {
  expired: 'Payouts invitation has expired. A new invite from the merchant account is required.',
  mismatch: 'Email on payout invite does not match the current account. Please logout and click the invite link again.',
  other: "We're having trouble accepting this payouts invite, please contact support.",
} as const

/** Texts of requests and moves (RECV-009 to RECV-011); {address} is the name of a profile with the end of its address. */
export const senderMoveTexts = {
  request: '{payor} wants to send you a payment.',
  goesTo: 'Payments will go to {address}.',
  goesNowhere: 'Add an address to receive their payments.',
  accept: 'Accept Invite',
  setUp: 'Setup Payment',
  choose: 'Choose another address',
  choice: 'Address for payments from {payor}',
  /** Label of an address that awaits approval (RECV-095). */
  pending: 'Pending approval',
  accepted:
    "Payments from {payors} go to {address}. If this change needs approval, we hold the payments until it's approved.",
  waiting:
    'Payments from {payors} will go to {address}. We approve the address within {time} and hold the payments until then.',
  takenBack: '{payor} is back in your payout requests.',
  notMoved: "We couldn't move {payor}. The list shows where their payments go.",
  undo: 'Undo',
  change: 'Change Address',
  cancel: 'Cancel',
} as const

/** Texts of the dialog that confirms a removal, and of the notices that follow. */
export const addressRemovalTexts = {
  profile: {
    title: 'Delete {name}?',
    warning: 'This removes the address from your account. You can add it again later.',
    confirm: 'Delete',
    done: '{name} was deleted.',
    failed: "We couldn't delete {name}. Try again.",
  },
  sender: {
    title: 'Remove {payor} from {name}?',
    warning: '{payor} can no longer pay to this address and goes back to your payout requests.',
    confirm: 'Remove sender',
    done: '{payor} was removed from {name}.',
    failed: "We couldn't remove {payor} from {name}. Try again.",
  },
  cancel: 'Cancel',
} as const

/** Texts of the form (RECV-022 to RECV-038). */
export const addressFormTexts = {
  heading: { add: 'Add Receiving Address', edit: 'Edit Address' },
  forPayor: '{payor} will pay to this address.',
  web3: { lead: 'Fill in the address of your own wallet.', action: 'Web3 Options' },
  manual: 'Enter Manually',
  currency: {
    label: 'Currency',
    placeholder: 'Select a Currency',
    unavailable: 'Not Available',
    notAllowed: 'Currency Not Available',
    none: 'No currencies found.',
    failure: "We couldn't load the currencies.",
    retry: 'Try Again',
  },
  address: { label: 'Wallet Address', hint: 'Paste your crypto address.' },
  /** Explanation for an XRP address with a separate destination tag. */
  destinationTag:
    'Destination tags aren’t supported. If your address needs a tag, enter the X-address that includes the tag.',
  account: {
    connected: 'Connected account',
    mismatch: 'Your connected account is on Ethereum, but you chose {currency}.',
    none: 'Your connected account is on Ethereum. Choose a currency on that network.',
    choose: 'Choose {currency}',
  },
  label: { label: 'Nickname' },
  /** Nickname of a new address, which the user can change (RECV-032). */
  initialLabel: 'My Wallet',
  affected: 'This changes where these senders pay you:',
  approval: 'Your address will be approved within {time}.',
  save: 'Save Address',
  cancel: 'Cancel',
  saved: { add: 'Your address was added.', edit: 'Your address was updated.' },
} as const

/** Duration of an address approval, not of an identity review (RECV-024, LIM-011). */
export const approvalTime = '24 hours'

/** Texts of the code dialog (RECV-049 to RECV-052). */
export const addressCodeTexts = {
  lead: 'Editing this address affects payments from these senders:',
  leadAlone: 'No one pays to this address yet. Changing it requires a code anyway.',
  before: 'Current address',
  after: 'New address',
  kinds: { authenticator: 'I have a 2FA code', backup: 'I have a backup code' },
} as const

/** Error of each stage; {currency} is the display code (ERR-069 to ERR-075). */
export const addressSaveFailures = {
  token: 'User does not have payouts access, please complete account verification.',
  validate: 'Invalid wallet address for currency {currency}.',
  'create-wallet': 'There was a problem saving your wallet. Please review and try again.',
  'create-profile': 'There was some problem creating profile. Please try again later.',
  'add-payor': 'There was a problem saving your address. Please review and try again.',
  'update-wallet': 'There was a problem updating your wallet. Please try again later.',
  'update-profile': 'There was some problem updating your profile. Please try again later.',
} as const

/** Texts of the dialog that connects a wallet; {network} is one of `networks` (RECV-058). */
export const walletConnectionTexts = {
  lead: 'Connect a wallet on {network} to fill in its address. Nothing is saved until you press “Save Address”.',
  networks: { main: 'Ethereum', test: 'the Sepolia test network' },
  bridge: { label: 'Wallet connect', asking: 'Approve the connection in your wallet. It opens in another tab.' },
  injected: { label: 'Metamask', asking: 'Approve the connection in your wallet.' },
  absent: 'No Ethereum wallet found in this browser.',
  openWallet: 'Open wallet',
  cancel: 'Cancel',
  /** Text while a failed request is repeated. */
  interrupted: "We can't reach your wallet right now. Keep this dialog open while we try again.",
} as const

/** Errors of a failed wallet connection; {network} is the name of the network. */
export const walletConnectionFailures = {
  Declined: 'You declined the connection in your wallet. Nothing was connected.',
  Busy: 'Your wallet has another request open. Respond to it there, then try again.',
  UnknownNetwork: "Your wallet isn't set up for {network}. Add this network to your wallet, then try again.",
  OtherNetwork: 'Your wallet is on another network. Switch to {network}, then try again.',
  NoAccount: "Your wallet didn't share an account. Choose one there, then try again.",
  TooLate: "Your wallet didn't respond in time. Try again.",
  Failed: "We couldn't connect your wallet. Try again, or paste its address.",
} as const

/** Headings of the dialogs of receiving addresses. */
export const receivingDialogHeadings = {
  'web3-options': 'Web3 Options',
  'address-code': '2-step verification',
  'remove-receiving': 'Are you sure?',
} as const

/**
 * Texts of the commands about receiving addresses; {currency} is a code, {label} the name of a wallet, {end} the last
 * characters of its address. `synonyms` are other names, separated by commas.
 */
export const receivingCommandTexts = {
  copy: {
    title: 'Copy {currency} receiving address',
    note: '{label} · ends in {end}',
    synonyms: 'wallet, receive, deposit',
  },
  copied: { title: '{currency} address copied', text: 'Check that it ends in {end} after pasting.' },
  failed: { title: "We couldn't copy the address", text: 'Open your receiving addresses and copy it there.' },
  sender: { note: 'Sender of payouts', synonyms: 'sender, payouts' },
} as const
