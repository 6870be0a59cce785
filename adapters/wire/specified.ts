/**
 * The same operation for a provider that has only what is specified.
 * @param extras what its document asks for beyond that
 */
export const specified = <C extends { readonly document: string }>(call: C, extras: string): C => ({
  ...call,
  document: call.document.replace(extras, ''),
})
