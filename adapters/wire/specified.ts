/**
 * The same operation for a provider that has only what is specified.
 * @param extras what its document asks for beyond that
 */
export const specified = <C extends { readonly document: string }>(call: C, extras: string): C => ({
  ...call,
  document: call.document.replace(extras, ''),
})

/**
 * Name of the `field` in the 400 response of a provider that runs only registered operations. Refers to the operation name in
 * the request body.
 */
export const operationField = 'operationName'
