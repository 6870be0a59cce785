interface Mutant {
  readonly fileName: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
  readonly replacement: string
}

export declare const isSampled: (mutant: Mutant, oneIn: number) => boolean
