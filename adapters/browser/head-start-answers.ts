/** Responses that the document requested before the app's code loaded, by call name. */
export interface HeadStart {
  /**
   * Returns the response that the head start has requested for a call. Null if it has not requested the call. Resolves to
   * null if the request could not be sent. Each response can be taken only once; later requests of the call must go to the
   * provider.
   */
  readonly take: (name: string) => Promise<Response | null> | null
}

declare global {
  interface Window {
    paydeckHeadStart?: HeadStart
  }
}

export const takeHeadStart =
  (view: Pick<Window, 'paydeckHeadStart'>) =>
  (name: string): Promise<Response | null> | null =>
    view.paydeckHeadStart?.take(name) ?? null
