/** Replaces each "{name}" in a text by its value. A "{name}" inside a value is not replaced. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
