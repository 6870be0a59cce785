/** Duration of a review (VERIF-023, LIM-011). */
export const reviewTime = '24 to 48 hours'

/** Payment amount from which the user must be verified (VERIF-022, LIM-016). */
export const verifiedAmount = '$3,000'

/**
 * Text of each standing. Home, the page for receiving addresses (RECV-104) and notifications show these texts. `rest`
 * follows the emphasised `lead`; {purpose} is one of `verificationPurposes`.
 */
export const standingTexts = {
  'not-started': { lead: 'Verify your identity', rest: ` to {purpose}. Review takes ${reviewTime}.` },
  started: { lead: 'Continue verification', rest: ` to {purpose}. Review takes ${reviewTime}.` },
  'in-review': { lead: 'Your verification is under review.', rest: ` This takes ${reviewTime}.` },
  'further-action': { lead: 'We were unable to verify your identity.', rest: '' },
  approved: { lead: 'You are verified.', rest: '' },
} as const

/** Purpose of each product's verification (VERIF-022). */
export const verificationPurposes = {
  individualShopperTier1: `keep making payments of ${verifiedAmount} or more`,
  payoutsRecipient: 'receive payouts',
} as const

/** Labels of the actions (VERIF-024 to VERIF-030). */
export const verificationActionTexts = {
  continue: 'Continue',
  'contact-support': 'Contact Support',
  'get-verified': 'Get Verified',
} as const

/** Title of the notification that a verification has started. */
export const verificationStartedText = 'Your verification is in progress.'

/** Texts of the intro (VERIF-001 to VERIF-005). */
export const verificationIntroTexts = {
  title: "Let's verify your identity",
  lead: 'We need two photos from your camera. It takes about 5 minutes.',
  document: {
    title: 'Identity Document',
    text: 'Passport, driver’s license or identity card, photographed with your camera.',
  },
  selfie: { title: 'A selfie', text: 'A live photo from your camera, to match the document.' },
  review: `Review takes ${reviewTime}. You can keep using your account, and we'll tell you when it's done.`,
  action: 'Continue',
  note: 'The verification app opens in a new tab. Your photos go to our identity provider and are used only for this check.',
  blocked: 'No new tab opened?',
  open: 'Open the verification app',
  help: 'Which documents are accepted?',
} as const

/** Headers by status (VERIF-033 to VERIF-036); {percent} is the completed share, 0 to 100. */
export const applicationHeaders = {
  notStarted: 'Not verified yet',
  inProgress: 'In Progress - {percent}% complete',
  pending: 'Pending approval',
  furtherAction: 'Application requires further action',
  complete: 'Complete',
} as const

/** Labels, sentences and task names in the view of an application's progress. */
export const applicationProgressTexts = {
  /** Purpose of each product's verification, and duration of the review (VERIF-022, VERIF-023). */
  lines: {
    individualShopperTier1: `For payments of ${verifiedAmount} or more. Review takes ${reviewTime}.`,
    payoutsRecipient: `For receiving payouts. Review takes ${reviewTime}.`,
  },
  why: 'Why this status',
  next: 'What happens next',
  usual: 'How long it takes',
  timeLine: 'Verification progress',
  steps: { applied: 'Applied', collected: 'Documents sent', inReview: 'In review', decided: 'Decision' },
  /** Reason of a started application whose missing tasks are known (VERIF-035). */
  missing: 'Still missing: {missing}.',
  /** Names of the tasks, listed as {missing}. */
  tasks: {
    identityDocument: 'your identity document',
    selfie: 'your selfie',
    address: 'your address',
    personalDetails: 'your personal details',
  },
  /** Time of a step, such as "Nov 3, 2026 at 5:00 PM". */
  moment: '{day} at {time}',
  /** Effect of an approval, by product. */
  opened: {
    individualShopperTier1: `You can make payments of ${verifiedAmount} or more and use Bill Pay.`,
    payoutsRecipient: 'You can receive payouts.',
  },
} as const

/**
 * Reason, next step and usual duration, by state of the application. `whyAt` and `nextBy` replace `why` and `next` if the
 * time {at} or {due} is known. {opened} is the effect of an approval.
 */
export const situationTexts = {
  'not-started': {
    why: "You haven't started yet.",
    next: 'Have your document ready, then take two photos.',
    usual: `About 5 minutes, plus ${reviewTime} for the review.`,
  },
  opened: {
    why: "You applied, but haven't sent anything yet.",
    whyAt: "You applied on {at}, but haven't sent anything yet.",
    next: 'Have your document ready, then take two photos.',
    usual: `About 5 minutes, plus ${reviewTime} for the review.`,
  },
  started: {
    why: 'You started, but a part is still missing.',
    whyAt: 'You started on {at}, but a part is still missing.',
    next: 'Continue where you left off. After you finish, we decide on your application.',
    usual: `About 5 minutes, plus ${reviewTime} for the review.`,
  },
  unsubmitted: {
    why: "Every part is done, but you haven't submitted your documents.",
    next: 'Submit your documents in the other tab. If you closed it, choose Continue.',
    usual: `About a minute, plus ${reviewTime} for the review.`,
  },
  'in-review': {
    why: 'You sent everything. Our team is reviewing it.',
    whyAt: 'You sent everything on {at}. Our team is reviewing it.',
    next: "We'll decide soon. This status updates by itself.",
    nextBy: "We'll decide by {due}. This status updates by itself.",
    usual: `Review takes ${reviewTime}.`,
  },
  rejected: {
    why: "We couldn't verify you with what you sent.",
    whyAt: "On {at}, we couldn't verify you with what you sent.",
    next: "Contact support. They can reopen your application or tell you what's missing.",
  },
  abandoned: {
    why: 'Your application was closed before you finished it.',
    whyAt: 'Your application was closed on {at}, before you finished it.',
    next: "Contact support. They can reopen your application or tell you what's missing.",
  },
  failed: {
    why: "We couldn't read your document, or your details don't match it.",
    next: "Contact support. They can reopen your application or tell you what's missing.",
  },
  approved: {
    why: 'You are verified.',
    whyAt: 'Approved on {at}.',
    next: "You're all set. {opened}",
  },
} as const

/** Texts of the form for a Social Security number (ERR-002 to ERR-004). */
export const nationalIdentityTexts = {
  lead: "Add your Social Security number to keep your account in good standing. We don't keep it on this device.",
  label: 'Social Security number',
  /** Noun after "Show" and "Hide" in the label of a button. */
  secret: 'number',
  hint: 'Nine digits, without dashes or spaces.',
  notDigits: 'Use digits only.',
  tooShort: 'Enter all nine digits.',
  tooLong: 'Too many digits. Enter nine.',
  action: 'Save number',
  cancel: 'Cancel',
  saved: 'Your number was saved.',
  invalid: 'Please enter a valid SSN.',
  failed: 'Something went wrong.',
} as const

/** Heading of the dialog for a missing number. */
export const verificationDialogHeadings = {
  'missing-ssn': 'Missing information',
} as const
