/** Response that has ended. */
export interface EndedResponse {
  readonly method: string
  /** Pattern of the route, such as "/pages/:page". "unknown" if no route matches. */
  readonly route: string
  readonly status: number
  /** True for an event stream, which lasts as long as its client wants. */
  readonly isStream: boolean
}

export type Outcome = 'success' | 'failure'

/** Receives what happens in a running server, for its metrics. */
export interface Observer {
  /** Called when a request has arrived. Returns a function to call when its response has ended. */
  readonly beginRequest: () => (response: EndedResponse) => void
  /**
   * Called when a request is refused.
   * @param code code in the body of the response; "none" if it has none
   */
  readonly refused: (status: number, code: string) => void
  /** Called when a database statement has ended. */
  readonly endStatement: (seconds: number, outcome: Outcome) => void
  /** Called when a periodic job has ended. */
  readonly endJob: (job: string, outcome: Outcome) => void
}

/** Observer that ignores everything. */
export const noObserver: Observer = {
  beginRequest: () => () => undefined,
  refused: () => undefined,
  endStatement: () => undefined,
  endJob: () => undefined,
}
