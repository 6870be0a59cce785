import { cardChunks } from './card-chunks.ts'
import { type Groups, oneOf, together } from './chunk-group.ts'
import { paletteChunks } from './palette-chunks.ts'

/**
 * Name of the file with the code of the first rows of the home page. Browsers load this file in parallel with the data of
 * the rows.
 */
export const firstRows = 'first-rows'

/** Name of the file with the packages of the start. Browsers keep this file when a release changes only the app's code. */
export const packages = 'packages'

/**
 * Groups of modules. The build writes each group to one file. Browsers load only six files simultaneously, so a few files
 * contain all code that several screens share. The file of a group does not contain the dependencies of its modules. Do not
 * use negative priorities, because the bundler treats them as the highest.
 */
export const chunkGroups: Groups = [
  // The modules that the document itself loads: the packages, which change rarely, and the app's own code.
  { name: packages, tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 4 },
  { name: 'index', tags: ['$initial'], priority: 3 },
  // Code that all pages use: building blocks of screens, forms and dialogs, and other small files, such as small ports.
  {
    name: 'parts',
    test: new RegExp(
      [
        oneOf(
          'ui/kit/coins/{CoinIcon.tsx,coins.svg}',
          'core/cards/card-programme/tables.ts',
          'core/controls/{tables,rules,slice,texts}.ts',
          'core/security/{texts,second-factor/tables,second-factor/rules}.ts',
          'core/verification/application-progress/{tables,rules}.ts',
          'adapters/browser/{clipboard,files,hex,keyed-address,randomness,script-policy}.ts',
          'adapters/browser/security/password-strength-worker.ts',
          'adapters/modules/shared.ts',
          'adapters/{graphql,rest}/capability.ts',
          'adapters/transport/idempotent-sends.ts',
          'adapters/wire/{specified,tolerant,whole-list}.ts',
          'ui/kit/RefreshButton.tsx',
        ).source,
        // Excludes name-text, because it imports visible-text, which belongs to the chunk of the first home rows.
        String.raw`[\\/](core[\\/](kernel|presentation(?![\\/]name-text)|money|platform)|ui[\\/](di|kit))[\\/]`,
      ].join('|'),
    ),
    minShareCount: 3,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // Code for long lists and their filters, and small files that the pages with these lists also need.
  together(
    'list-parts',
    'core/pages/seen-zone.ts',
    'core/platform/{alerts,exports}.ts',
    'core/platform/texts.ts?export=unavailableText',
    'core/presentation/{csv,filter-amounts,filters,search-words}.ts',
    'ui/kit/FilterFields.tsx',
    'ui/kit/{ChartLooks,Empty,FilterBar,LongList,NoRows,RowMenu,ShowMore}.tsx',
    'ui/kit/{filter-bar-styles,use-popover}.ts',
    'ui/di/{use-address-query,use-named-slide}.ts',
  ),
  // Details of payments. Every list of payments can open them.
  together(
    'details',
    'core/payments/payment-details/{slice,rules/[a-z]+,tables/[a-z]+,view/[a-z]+}.ts',
    'core/payments/texts.ts?export={invoiceExpiryText,paymentActionTexts,paymentSituationTexts,paymentStepTexts}',
    'core/money/explorers.ts',
    'core/pages/payment-details.ts',
    'ui/payments/donation-form/index.ts',
    'ui/payments/payment-details/{DetailSlide,Section,Summary}.tsx',
    'ui/payments/payment-details/module.ts',
    'core/app/payment-details.ts',
  ),
  // Components that show addresses, and popups beside a button.
  together(
    'Address',
    'ui/kit/{Address,CopyButton}.tsx',
    'core/money/{known,lists}.ts',
    'core/receiving/{model,tables,rules,view}.ts',
    'core/receiving/payout-invites/{tables,rules,use-cases,view,slice}.ts',
    'core/receiving/texts.ts?export=payoutInviteFailures',
    'ui/receiving/payout-invites/module.ts',
    'core/app/payout-invites.ts',
  ),
  // The proof of identity that several pages require, and its dialog.
  together(
    'recent-factor',
    'core/{kernel/password-text,kernel/question,platform/password-derivation}.ts',
    'core/security/recent-factor/{rules,slice,tables,use-cases,view}.ts',
    'core/security/texts.ts?export=recentFactorTexts',
    'ui/security/recent-factor/{module.ts,RecentFactorModal.tsx}',
    'core/app/recent-factor.ts',
    'ui/kit/PasswordField.tsx',
    'adapters/{browser/passwords,modules/recent-factor}.ts',
    'adapters/{rest,wire}/security/recent-factor.ts',
  ),
  // Code of the frame around the pages, such as footer, menus and dialogs, and of ports that load on their first call. Every
  // page loads this chunk after its first paint.
  together(
    'frame',
    'adapters/browser/{code-cache/register,scripts}.ts',
    'core/bill-pay/texts.ts?export=billPayHeadings',
    'core/cards/texts.ts?export=cardWaitingTexts',
    'core/payments/texts.ts?export=paymentsPageTexts',
    'core/{passkeys,profile,receiving}/texts.ts?export={addressesHeading,passkeysHeading,profileHeadings}',
    'core/security/texts.ts?export={passwordStrengthTexts,passwordTexts,securityHeadings,twoFactorTexts}',
    'ui/app/{AppearanceChoice,BackCloses,Carousel,ChatPlace,FailedSignOut,FailureModal,Failures,Footer,FrameColour,Keepers}.tsx',
    'ui/app/{KeptFocus,KeptScroll,MenuList,ModalHost,OtherTabs,Overlays,PressSheets}.tsx',
    'ui/app/{after-start,first-input,focus-place,frame-parts,keep-appearance,lazy-panels,lost-code,overlay-history,registries,scroll-places}.ts',
    'ui/app/{use-back-closes,use-dialog,use-dismiss,use-first-focus,use-keyboard-room,use-opening,use-refused-focus,use-swipe}.ts',
    'ui/{carousel,connection,toasts}/{module.ts,ConnectionBanner.tsx,Recovery.tsx,ToastPlace.tsx}',
    'core/app/{carousel,connection,toasts}.ts',
    'ui/di/{slide-registry,use-recovery,with-modules}.ts',
    'ui/kit/{ClockMark,PageFailure,Segmented,Toast,Tooltip}.tsx',
    'ui/kit/{floating,use-beside}.ts',
    // The charts on the home page and on the page of a bill use this file.
    'ui/kit/sparkline-path.ts',
    'core/{carousel,connection,toasts}/{rules,slice,tables,use-cases,view}.ts',
    'core/carousel/texts.ts?export={slideHeadings,slidePositions}',
    'core/{activity,bill-pay,cards,passkeys,profile,receiving,referral,security,session,verification,waitlist}/texts.ts?export={activity,bill,card,passkey,profile,receiving,referral,security,session,verification,waitlist}DialogHeadings',
    'core/modals.ts',
    'core/pages/{failed-sign-out,lost-reads,modals-over,other-tabs,verification-news}.ts',
    'core/referral/referral-arrival/use-cases.ts',
    'core/session/texts.ts?export=failedSignOut',
    'core/startup/texts.ts?export={loadFailureTexts,unchangedText}',
    'core/startup/view.ts',
    'core/verification/application-situation/{model,rules,tables,view}.ts',
    'core/verification/texts.ts?export={applicationProgressTexts,situationTexts,verificationStartedText}',
    'adapters/modules/{after-start,connection,referral-arrival}.ts',
    'adapters/browser/{analytics,captcha,hashes,services}.ts',
    'adapters/{rest,wire}/{analytics,waitlist}.ts',
    'adapters/storage/referral/referral-arrival.ts',
    'core/waitlist/model.ts',
    'ui/app/lazy-slices.ts',
    'rxjs/dist/esm/internal/[a-zA-Z/]+.js',
    'tslib/tslib.es6.mjs',
  ),
  ...paletteChunks,
  // Referral programme. The home page may show a reminder of it.
  together(
    'referral-programme',
    'adapters/{modules,{wire,graphql}/referral}/referral-programme.ts',
    'core/referral/referral-programme/{model,rules,slice,tables,use-cases,view}.ts',
    'core/referral/texts.ts?export={referralReminderTexts,referralTexts}',
    'ui/referral/referral-programme/{ReferralCodePanel,ReferralModal,ReferralReminderModal,parts/ReferralCode}.tsx',
    'ui/referral/referral-programme/lazy.ts',
    'core/app/referral-programme.ts',
  ),
  // Panels of the home page that load after its first rows.
  together(
    'home-panels',
    'core/home/{home-offers,price-list}/{rules,tables,view}.ts',
    'core/home/texts.ts?export={homeOfferTexts,priceTexts}',
    'core/waitlist/{rules,slice,tables,use-cases,view}.ts',
    'core/waitlist/texts.ts?export=billWaitlistTexts',
    'ui/home/home-page/{OfferPanel,Offers,PriceRows}.tsx',
    'ui/kit/Sparkline.tsx',
    'ui/waitlist/{CardWaitlist.tsx,lazy.ts}',
    'core/app/waitlist.ts',
  ),
  // Rules of the lists of payments, and ports and rules that payment details share with Bill Pay.
  together(
    'payment-parts',
    'core/payments/{payment-list/{model,tables,rules,view},paged-list/{model,tables,rules}}.ts',
    'core/payments/texts.ts?export={datePillTexts,paymentAnnouncements,paymentFilterTexts,paymentListTexts}',
    'core/payments/payment-search/model.ts',
    'ui/kit/Announcements.tsx',

    'adapters/{modules,{wire,graphql}/payments}/payment-details.ts',
    'core/payments/payment-details/model.ts',
    'adapters/wire/file.ts',
    'adapters/transport/file-client.ts',
    'adapters/{wire,graphql}/payments/shared.ts',
    'core/payments/bill-reasons/rules.ts',
    'core/payments/texts.ts?export=billReasons',

    'core/payments/payment-search/{tables,rules}.ts',
    'core/payments/texts.ts?export=paymentPeriodTexts',
    'adapters/{graphql,wire}/payments/payment-list.ts',
    'adapters/modules/payment-list.ts',
    'ui/di/use-arrival.ts',
    'core/pages/payment-item.ts',
    'core/kernel/until.ts',
  ),
  // Slices that create and update applications.
  together(
    'verification',
    'core/verification/{application-creation,application-updates}/{model,rules,slice,tables,use-cases,view}.ts',
    'core/verification/texts.ts?export=verificationIntroTexts',
    'core/pages/verification.ts',
    'ui/verification/module.ts',
    'core/app/verification.ts',
    'adapters/browser/streams/[a-z-]+.ts',
    'adapters/modules/verification.ts',
    'adapters/transport/event-stream.ts',
    'eventsource-parser/dist/[a-z]+.js',
    'adapters/{graphql,rest,sse,wire}/verification/{application-creation,application-updates}.ts',
  ),
  ...cardChunks,
  // The payments page.
  together(
    'payments-page',
    'core/payments/payment-search/{use-cases,view,slice}.ts',
    'core/payments/payment-list/{use-cases,slice}.ts',
    'core/payments/payout-export/{model,tables,rules,use-cases,view,slice}.ts',
    'core/payments/texts.ts?export={paymentSavingTexts,paymentListNames}',
    'core/pages/{found-payments,shown-payments,payments-page}.ts',
    'ui/payments/{lazy.ts,PaymentsPage.tsx,PaymentsScreen.tsx}',
    'core/app/payments.ts',
    'adapters/{graphql,wire}/payments/payout-export.ts',
    'adapters/modules/payments-page.ts',
    'ui/payments/payment-details/lazy-listed-details.ts',
    'ui/payments/payment-list/PaymentRows.tsx',
    'ui/payments/payment-search/PaymentFilters.tsx',
  ),
  // Reminders of bills on the home page, and the rules that they share with Bill Pay.
  together(
    'bill-reminders',
    'core/bill-pay/bill-reminders/{model,rules,slice,tables,view}.ts',
    'core/bill-pay/{model,tables,rules}.ts',
    'core/bill-pay/texts.ts?export={billKindTexts,billTexts,reminderTexts}',
    'core/pages/bill-reminders.ts',
    'ui/bill-pay/bill-reminders/{Reminders.tsx,lazy.ts}',
    'core/app/bill-reminders.ts',
    'adapters/{graphql,wire}/bill-pay/{bill-reminders,shared}.ts',
    'adapters/modules/bill-reminders.ts',
  ),
  together(
    'bills',
    'core/bill-pay/{bill-list/tables,bill-list/rules,bill-list/view,bill-connection/model,bill-connection/tables}.ts',
    'core/bill-pay/texts.ts?export={billCardTexts,billConnectionTexts,billPayTexts}',
    'ui/bill-pay/BillTile.tsx',
    'adapters/{graphql,wire}/bill-pay/{bill-connection,bill-detail,bill-list}.ts',
    'adapters/modules/{bill-list,bill-pay}.ts',
    'adapters/browser/bill-widget.ts',
    'adapters/rest/bill-pay/bill-detail.ts',
  ),
  // First rows of the home page, in one file, which the document preloads.
  together(
    firstRows,
    'ui/home/home-page/ActivityRows.tsx',
    'ui/kit/{ActivityRow,Mark,MerchantLogo,Pill}.tsx',
    'core/pages/home-activity.ts',
    'core/presentation/{activity-date,visible-text}.ts',
    'core/money/format.ts',
    'core/payments/{rules,tables,recent-activity/view}.ts',
    'core/payments/texts.ts?export={activityRowTexts,paymentStatusTexts,paymentTitles}',
    'core/presentation/texts.ts?export=ageTexts',
  ),
]
