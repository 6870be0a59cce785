import type { Command } from '../../core/palette/index.ts'

/** Returns a command for a test. */
export const command = (change: Partial<Command> = {}): Command => ({
  id: change.title ?? 'home',
  title: 'Home',
  synonyms: [],
  group: 'actions',
  icon: 'home',
  note: null,
  amount: null,
  isSuggested: true,
  isOffered: true,
  run: () => undefined,
  ...change,
})
