/**
 * Returns the operation without its fields beyond the specification, for a provider that supports only the specified ones.
 * @param extras part of the document to remove
 */
export const specified = <C extends { readonly document: string }>(call: C, extras: string): C => ({
  ...call,
  document: call.document.replace(extras, ''),
})

/**
 * Name that a provider which runs only registered operations reports as `field` in its 400 response. Refers to the operation
 * name in the request body.
 */
export const operationField = 'operationName'
