/** Responses that the document requested before the app's code loaded, by call name. */
export interface HeadStart {
  /**
   * Returns the head start's response to a call. Each response can be taken once; a second request must go to the provider.
   * Null if the head start did not request the call. Resolves to null if the head start could not send the request.
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
