export {
  type CardGetStartedView,
  cardGetStartedView,
  type CardPageSource,
  type CardPageView,
  cardPageView,
  type CardStripTab,
  type PageLink,
} from './view.ts'
