export interface Constant {
  readonly kind: 'delay' | 'limit'
  readonly name: string
  readonly value: number
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Returns every delay and limit that is reachable from `value` through its properties. Visits each object once. */
const collect = (value: unknown, seen: Set<unknown>): ReadonlyArray<Constant> => {
  if (!isObject(value) || seen.has(value)) return []
  seen.add(value)
  const { kind, name } = value
  if ((kind === 'delay' || kind === 'limit') && typeof name === 'string') {
    return [{ kind, name, value: Number(kind === 'delay' ? value['ms'] : value['value']) }]
  }
  return Object.values(value).flatMap((part) => collect(part, seen))
}

const modules = import.meta.glob(['../../core/**/*.ts', '!../../core/dist/**'], { eager: true })
const seen = new Set<unknown>()

/** Every delay and limit of the core. */
export const constants: ReadonlyArray<Constant> = Object.values(modules).flatMap((exported) => collect(exported, seen))
