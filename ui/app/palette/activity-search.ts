/** Search of the activity. Its code loads when the user searches for the first time. */
export { activityFinderOf } from '@paydeck/core'
