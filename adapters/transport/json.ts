/** What a text says as JSON, or something else where it is none. */
export const fromJson = (text: string, otherwise: unknown): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}
