/** The vocabulary of every slice: what the wire and the sandbox share with the core, without its rules. */
export * from './session/model.ts'
export * from './waitlist/model.ts'
