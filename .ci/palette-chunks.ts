import { type Groups, together } from './chunk-group.ts'

/** Groups of the modules of the palette. */
export const paletteChunks: Groups = [
  // Button of the palette, the placeholder of the palette, and what signing out removes.
  together(
    'palette-button',
    'core/palette/{tables,use-cases}.ts',
    'core/palette/texts.ts?export={otherScreenTexts,paletteTexts}',
    'ui/app/palette/{PaletteButton,PaletteWaiting}.tsx',
    'ui/app/palette/palette-styles.ts',
  ),
  // Settings pages, which the settings and the palette list.
  together(
    'settings-list',
    'core/profile/settings-list/{model,tables,rules}.ts',
    'core/profile/texts.ts?export=settingsTexts',
  ),
  // Port of the payment search, which the payments page and the palette share.
  together(
    'payment-search',
    'adapters/modules/payment-search.ts',
    'adapters/{graphql,rest,wire}/payments/payment-search.ts',
  ),
  // Commands about bills, which load after the palette.
  together(
    'bill-commands',
    'core/pages/bill-commands.ts',
    'core/bill-pay/texts.ts?export=billCommandTexts',
    'ui/app/palette/bill-commands.ts',
  ),
  // Search of the activity, which loads when the user searches for the first time.
  together('activity-search', 'core/pages/activity-commands.ts', 'ui/app/palette/activity-search.ts'),
  // Command palette, and the commands of the slices that it needs.
  together(
    'palette',
    'core/palette/{model,rules,slice,view}.ts',
    'core/palette/texts.ts?export=paletteGroupNames',
    'core/presentation/search-letters.ts',
    'core/pages/{card,export,payment,receiving,screen,security,setting,start}-commands.ts',
    'core/{cards,home,payments,receiving,security,session,shell}/texts.ts?export=[a-zA-Z]+Command(Texts|Note)',
    'core/session/texts.ts?export=signOutDialogTexts',
    'core/shell/model.ts',
    'core/shell/texts.ts?export=screenSynonyms',
    'core/payments/texts.ts?export=paymentKindTexts',
    'core/app/palette.ts',
    'ui/app/palette/{Palette,Results,SignOutModal}.tsx',
    'ui/app/palette/{icons,lazy,use-late-commands,use-results}.ts',
    'ui/kit/icons-palette.ts',
    'adapters/modules/palette.ts',
  ),
]
