/** Returns the fields of a JSON object. Returns no fields for any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Parses JSON. Returns `otherwise` if the text is not JSON. */
export const fromJson = (text: string, otherwise: unknown): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}
