export interface Log {
  readonly info: (fields: Readonly<Record<string, unknown>>, message: string) => void
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void
}
