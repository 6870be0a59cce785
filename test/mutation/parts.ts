import { areas } from '../architecture/files.ts'

/** Part of a mutation run: the mutated files and the tests that must kill their mutants. */
export interface Part {
  /** Name of the part on the command line. Parts of the core are named for their folder. */
  readonly name: string
  /** Globs of the mutated files, relative to the root of the repository. */
  readonly changed: ReadonlyArray<string>
  /** Globs of the test files. */
  readonly tests: ReadonlyArray<string>
  /** Required percentage of killed mutants. */
  readonly least: number
  /** True if the tests use a running sandbox. Each mutant then has its own database. */
  readonly isRunning: boolean
}

/**
 * Required percentages of killed mutants, by area. They are higher where a mistake could cost money or let an intruder in.
 */
const scores: Readonly<Record<string, number>> = {
  money: 95,
  routes: 95,
  payments: 95,
  'bill-pay': 95,
  verification: 95,
  security: 95,
  passkeys: 95,
}

const ofCore = (name: string): Part => ({
  name,
  changed: (name === 'money' ? ['*.ts'] : ['**/{rules,tables}.ts', '**/{rules,tables}/*.ts']).map(
    (pattern) => `core/${name}/${pattern}`,
  ),
  tests: [`test/${name}/**/!(*.contract).test.ts`],
  least: scores[name] ?? 90,
  isRunning: false,
})

const adapters = { least: 85, isRunning: false }
const sandbox = { least: 85, isRunning: true }

export const parts: ReadonlyArray<Part> = [
  ...['money', ...areas].map(ofCore),
  { ...adapters, name: 'transport', changed: ['adapters/transport/*.ts'], tests: ['test/transport/*.test.ts'] },
  { ...adapters, name: 'wire', changed: ['adapters/wire/**/*.ts'], tests: ['test/{transport,wire}/*.test.ts'] },
  {
    ...sandbox,
    name: 'sandbox/calls',
    changed: ['adapters/sandbox/calls/*.ts'],
    tests: [
      'test/sandbox/{access,control-streams,graphql,hostile,limits,refusals,session,sharing,utf8}.test.ts',
      'test/sandbox/{idempotent-sends,payout-invites,reads}.contract.test.ts',
      'test/cards/card-top-up/invoice.contract.test.ts',
      'test/verification/application-updates/{*.contract,live-streams,open-streams}.test.ts',
      'test/kernel/visible-text.properties.test.ts',
    ],
  },
  {
    ...sandbox,
    name: 'sandbox/account',
    changed: ['adapters/sandbox/account/*.ts'],
    tests: [
      'test/sandbox/{control,control-account,limits,pure,refused-sign-ins,session,sign-in,sweeps}.test.ts',
      'test/sandbox/read-only-database.contract.test.ts',
      'test/verification/application-updates/stream-in-time.contract.test.ts',
      'test/{passkeys,security}/**/*.contract.test.ts',
      'test/receiving/payout-moves.contract.test.ts',
      'test/profile/wallet-pairing/*.contract.test.ts',
    ],
  },
  {
    ...sandbox,
    name: 'sandbox/security',
    changed: ['adapters/sandbox/security/*.ts'],
    tests: [
      'test/security/**/*.contract.test.ts',
      'test/receiving/{payout-moves,payout-stops}.contract.test.ts',
      'test/receiving/sender-moves/*.contract.test.ts',
    ],
  },
  {
    ...sandbox,
    name: 'sandbox/receiving',
    changed: ['adapters/sandbox/receiving/*.ts'],
    tests: [
      'test/receiving/**/*.contract.test.ts',
      'test/sandbox/{control-recipient,crypto-addresses,currencies}.test.ts',
      'test/sandbox/{held-payouts,payments,payout-invites}.contract.test.ts',
      'test/payments/payment-details/record.contract.test.ts',
    ],
  },
]
