/**
 * Removes the fields beyond the specification from an operation, for a provider that supports only specified fields.
 * @param extras part of the document to remove
 */
export const specified = <C extends { readonly document: string }>(call: C, extras: string): C => ({
  ...call,
  document: call.document.replace(extras, ''),
})

/**
 * Value of `field` in the 400 response with which a provider rejects an unknown operation. Some providers run only
 * registered operations. The value names the part of the request body that was rejected.
 */
export const operationField = 'operationName'
