/** Fields of a JSON object; none for any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** What a text says as JSON, or something else where it is none. */
export const fromJson = (text: string, otherwise: unknown): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}
