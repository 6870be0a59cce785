/** The code of the ports that are asked only once the application is on the screen: one piece, fetched then. */
export { everyAnalytics, pageAnalytics } from '../browser/analytics.ts'
export { makeScriptLoader } from '../browser/scripts.ts'
export { browserServices } from '../browser/services.ts'
export { restAnalytics } from '../rest/analytics.ts'
export { restMailingLists } from '../rest/waitlist.ts'
