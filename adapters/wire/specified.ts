/**
 * The same operation for a provider that has only what is specified.
 * @param extras what its document asks for beyond that
 */
export const specified = <C extends { readonly document: string }>(call: C, extras: string): C => ({
  ...call,
  document: call.document.replace(extras, ''),
})

/**
 * What a provider that runs only what it has registered names as the `field` that it refuses, with 400, where it does not know
 * an operation: the name of it in the body.
 */
export const operationField = 'operationName'
