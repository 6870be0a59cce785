/** True if home shows the terms of the card, that is, if the user has a Galileo card or may get one (HOME-021, HOME-022). */
export const areTermsShown = (input: { readonly hasGalileoCard: boolean; readonly isEligible: boolean }): boolean =>
  input.hasGalileoCard || input.isEligible
