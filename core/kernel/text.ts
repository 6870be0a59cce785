/**
 * Replaces each "{name}" in a text by its value. A "{name}" inside a value is not replaced.
 * @example
 * filled('{count} of {total}', { count: 2, total: 5 }) // '2 of 5'
 * filled('{count} of {total}', { count: 2 }) // '2 of {total}'
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
