/** API responses that arrived with the document, or that the document requested before it loaded the app's code. */
export interface HeadStart {
  /**
   * Returns the head start's response to a call with this input. Each response can be taken once; a second request must go
   * to the provider. Null if the head start has no response to the call. Resolves to null if the head start could not send
   * the request.
   */
  readonly take: (name: string, input: unknown) => Promise<Response | null> | null
}

declare global {
  interface Window {
    paydeckHeadStart?: HeadStart
  }
}

export const takeHeadStart =
  (view: Pick<Window, 'paydeckHeadStart'>) =>
  (name: string, input: unknown): Promise<Response | null> | null =>
    view.paydeckHeadStart?.take(name, input) ?? null
