/** The responses that the document asked for before the app's code arrived, by the name of the call. */
export interface HeadStart {
  /**
   * Gives a response once; a second request has to go to the provider. A promise of null: it was meant to be asked for,
   * and could not be.
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
