import { filled } from '../kernel/text.ts'

/** Returns a file's name with its "{name}" filled in; of each value only what any disk takes as a part of a name. */
export const fileName = (template: string, values: Readonly<Record<string, string | number>>): string =>
  filled(
    template,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`.replaceAll(/[^\w-]/gu, '_')])),
  )
