/** True for users who have a galileo card or may get one: home shows them the legal terms (HOME-021, HOME-022). */
export const areTermsShown = (input: { readonly hasGalileoCard: boolean; readonly isEligible: boolean }): boolean =>
  input.hasGalileoCard || input.isEligible
