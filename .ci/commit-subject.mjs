// Prints violations in the subject of a commit message, and exits with 1 if there are any. The argument is the path of the
// file with the message.
import { readFileSync } from 'node:fs'
import { headless, vague } from './prose-words.mjs'

const longest = 72
/** Subjects of merges, reverts and fixups, which git generates. */
const ofGit = /^(?:Merge|Revert|fixup!|squash!|amend!)/

const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n')
const [, action = ''] = /^[\w-]+(?:\([\w-]+\))?: (.*)$/.exec(subject) ?? []

const findings = [
  [action === '', 'Write "area: imperative", as in "kernel: derive refresh from seenAt".'],
  [subject.length > longest, `Shorten it: ${subject.length} characters, ${longest} at most.`],
  [headless.test(action), 'Begin with a verb.'],
  [vague.test(action), `Name the subject or the action: "${vague.exec(action)?.[0]}" does not.`],
].flatMap(([isFound, advice]) => (isFound ? [advice] : []))

if (!ofGit.test(subject) && findings.length > 0) {
  console.error([`The commit's subject: ${subject}`, ...findings.map((advice) => `  ${advice}`)].join('\n'))
  process.exitCode = 1
}
