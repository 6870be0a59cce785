/**
 * Returns the operation without its fields beyond the specification, for a provider that supports only the specified ones.
 * @param extras part of the document to remove
 */
export const specified = <C extends { readonly document: string }>(call: C, extras: string): C => ({
  ...call,
  document: call.document.replace(extras, ''),
})

/**
 * Value of `field` in the 400 response of a provider that runs only registered operations and does not know the operation.
 * The value refers to the operation name in the request body.
 */
export const operationField = 'operationName'
