import { filled } from '../kernel/text.ts'

/**
 * Fills in each "{name}" of a file name. Replaces characters that a file system may reject by "_".
 * @example
 * fileName('card-{name}-{year}.csv', { name: 'My card', year: 2026 }) // 'card-My_card-2026.csv'
 */
export const fileName = (template: string, values: Readonly<Record<string, string | number>>): string =>
  filled(
    template,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`.replaceAll(/[^\w-]/gu, '_')])),
  )
