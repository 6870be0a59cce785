import { type Groups, together } from './chunk-group.ts'

/** Groups of the modules of the card pages. */
export const cardChunks: Groups = [
  // Code that the pages of an area share.
  together(
    'card-parts',
    'core/cards/{activity-items,card-activity}/{model,tables,rules}.ts',
    'core/cards/card-page/{tables,view}.ts',
    'core/cards/card-top-up/{tables,rules}.ts',
    'core/cards/texts.ts?export={activityStatusTexts,cardGetStartedTexts,closedCardTexts}',
    'core/cards/texts.ts?export={invoiceFailureText,merchantCategoryNames}',
    'core/pages/card-amounts.ts',
    'adapters/{graphql,wire}/cards/card-top-up.ts',
  ),
  // Lists on the page of a card.
  together(
    'card-lists',
    'core/kernel/throttle.ts',
    'core/cards/card-activity/{slice,use-cases}.ts',
    'core/cards/card-transaction/{model,tables,rules,view,slice}.ts',
    'core/cards/activity-filter/view.ts',
    'core/cards/card-activity/view/{index,activity,empty,rows,tails}.ts',
    'core/cards/texts.ts?export={activityFilterTexts,activityKindNames}',
    'core/cards/texts.ts?export={cardActivityTexts,cardTransactionTexts,settledReasons,transactionDetailLabels}',
    'core/cards/texts.ts?export=transactionStatusTexts',
    'core/pages/card-page.ts',
    'ui/cards/CardScreen.tsx',
    'ui/cards/card-export/index.tsx',
    'ui/cards/card-transaction/{index.ts,use-row-focus.ts}',
    'adapters/modules/cards.ts',
    'adapters/{graphql,wire}/cards/{card-export,card-transaction}.ts',
    'ui/cards/card-activity/{ActivityFilter,ActivityLists,ActivityRow,CardLists}.tsx',
    'ui/cards/card-activity/{lazy,use-list-place}.ts',
    'core/app/card-lists.ts',
    'ui/di/use-browser-path.ts',
    'ui/cards/card-page/{BalancePanel,Banner,CardPage,CardStrip,ClosedCard,PendingCard,RecipientNotice,Terms}.tsx',
    'ui/cards/card-page/use-pending-card.ts',
  ),
  // Rows and adapters that the page of a card and the activity page share.
  together(
    'card-rows',
    'core/cards/activity-filter/{model,tables,rules}.ts',
    'core/cards/activity-items/view.ts',
    'core/cards/texts.ts?export={activityItemTexts,activityWindowTexts}',
    'ui/kit/CategoryTile.tsx',
    'adapters/{graphql,wire}/cards/{card-activity,shared}.ts',
    'adapters/modules/card-activity.ts',
  ),
  // Route of the activity page, and what it shows while the page loads.
  together('activity-route', 'ui/app/activity.tsx', 'ui/activity/timeline/TimelineWaiting.tsx'),
  // The activity page.
  together(
    'activity',
    'core/activity/{activity-export,saved-views,timeline-filter,timeline}/{model,tables,rules,view,slice}.ts',
    'core/activity/timeline/{rules,use-cases,view}/[a-z-]+.ts',
    'core/activity/texts.ts?export={activityExport,entry,entryDetail,entryKind,entryRow,entryStatus,kindChoice,savedView,timeline}Texts',
    'core/activity/texts.ts?export={missingSource,timelineEmpty,timelineFilter,timelineGroup,timelinePaper,timelineSummary}Texts',
    'core/app/activity.ts',
    'core/pages/{activity-page,activity-slide}.ts',
    'ui/activity/{lazy.ts,paper.ts,ActivityTabs.tsx,MissingSources.tsx}',
    'ui/activity/{activity-export/ExportLine,saved-views/ViewsBar}.tsx',
    'ui/activity/timeline/{EntryList,EntryRow,MonthTable,PaperTable,SummaryPanel,TimelineFilters,TimelinePage,TimelineScreen}.tsx',
    'ui/activity/timeline/{lazy-open-entry,use-entry-keys}.ts',
    'ui/kit/CheckMenu.tsx',
    'adapters/modules/activity.ts',
    'adapters/{graphql,rest,wire}/activity/{statements,timeline}.ts',
  ),
  // Security events, which the strip of home, the timeline and the security page share, and an order that the strip and the
  // timeline share.
  together(
    'security-history',
    'core/kernel/compare-texts.ts',
    'core/security/rules.ts',
    'core/security/security-history/{model,tables,rules}.ts',
    'adapters/wire/security/shared.ts',
    'adapters/modules/security-history.ts',
    'adapters/{rest,wire}/security/security-history.ts',
  ),
  // The statements page.
  together(
    'statements',
    'core/activity/statements/{model,tables,slice}.ts',
    'core/activity/statements/{rules,view}/[a-z]+.ts',
    'core/activity/statements/use-cases/{history,pack-reading,pdfs}.ts',
    'core/activity/texts.ts?export={packFeeType,packHeaders}',
    'core/activity/texts.ts?export={pack,statement,statementCard,statementPaper,statementZone,yearPack}Texts',
    'core/app/statements.ts',
    'core/pages/statements-page.ts',
    'ui/activity/statements/{CardsTable,PackPanel,PaperStatement,StatementRows,StatementsPage,StatementsScreen,YearMenu,ZonePanel}.tsx',
    'ui/activity/statements/{lazy,use-paper}.ts',
    'adapters/modules/statements.ts',
    'adapters/browser/activity/{year-pack-worker,year-packs}.ts',
  ),
]
