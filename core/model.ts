/** The vocabulary of every slice: what the wire and the sandbox share with the core, without its rules. */
export * from './passkeys/model.ts'
export * from './profile/model.ts'
export * from './receiving/model.ts'
export * from './referral/model.ts'
export * from './security/model.ts'
export * from './session/model.ts'
export * from './verification/model.ts'
export * from './waitlist/model.ts'
