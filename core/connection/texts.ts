/** Texts of the banner about the connection. */
export const connectionTexts = {
  offline: "You're offline.",
  /** {time} is the time at which the shown amounts were loaded. */
  waiting: "Amounts are from {time}. You can pay and make changes once you're back online.",
  /** Text for {time} in `waiting` if the amounts were loaded on an earlier day. */
  earlier: '{day}, {time}',
  back: "You're back online.",
} as const

/** Texts beside the buttons that need a connection. */
export const offlineTexts = { note: 'You need to be online' } as const
