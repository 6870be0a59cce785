/** Returns a text with its "{name}" filled in, in one pass: a value that looks like one stays as it is. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
