import { createHash } from 'node:crypto'
import {
  type Clipboard,
  type Fault,
  type Hashes,
  type PasswordStrength,
  type Randomness,
  type StrengthScore,
  unreachable,
} from '@paydeck/core'
import {
  type AppNavigationBench,
  appNavigationLaws,
  type ClipboardBench,
  clipboardLaws,
  type FilesBench,
  filesLaws,
  hashesLaws,
  type OpenedTab,
  type PasswordStrengthBench,
  passwordStrengthLaws,
  randomnessLaws,
  type WindowsBench,
  windowsLaws,
} from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

const sha256 = (text: string, algorithm = 'sha256'): string => createHash(algorithm).update(text).digest('hex')

const hashes = (hashOf: (text: string) => string) => (): Hashes => ({ sha256: (text) => async () => hashOf(text) })

const changingHashes = (): Hashes => {
  let runs = 0
  return { sha256: (text) => async () => ((runs += 1) > 2 ? sha256(`${text}${runs}`) : sha256(text)) }
}

describeWrongAdapters('hashesLaws', hashesLaws, hashes(sha256), {
  'hashes.sha256 returns the published hashes of the test vectors of FIPS 180-4.': [
    hashes((text) => sha256(text, 'sha1')),
    hashes((text) => sha256(text).toUpperCase()),
  ],
  'hashes.sha256 pads texts of every length as FIPS 180-4 requires.': hashes((text) =>
    sha256(text.length % 64 === 56 ? `${text} ` : text),
  ),
  'hashes.sha256 hashes the UTF-8 bytes of a text without normalizing the text.': [
    hashes((text) => createHash('sha256').update(text, 'latin1').digest('hex')),
    hashes((text) => sha256(text.normalize())),
  ],
  'hashes.sha256 returns the same hash for equal texts, even if several tasks run concurrently.': [
    changingHashes,
    hashes(() => sha256('')),
  ],
})

const randomness = (of: (bytes: number, count: number) => string) => (): Randomness => {
  let count = 0
  return { hex: (bytes) => () => of(bytes, (count += 1)) }
}
const counted = (bytes: number, count: number): string =>
  bytes === 0
    ? ''
    : count
        .toString(16)
        .padStart(2 * bytes, '0')
        .slice(-2 * bytes)
const fixedPerCall = (): Randomness => {
  let count = 0
  return {
    hex: (bytes) => {
      const text = counted(bytes, (count += 1))
      return () => text
    },
  }
}

describeWrongAdapters('randomnessLaws', randomnessLaws, randomness(counted), {
  'randomness.hex returns two lower-case hexadecimal digits for each byte.': [
    randomness((bytes, count) => counted(bytes, count).slice(0, bytes)),
    randomness((bytes) => 'F'.repeat(2 * bytes)),
    randomness((bytes, count) => count.toString(16).slice(-2 * bytes)),
  ],
  'randomness.hex returns different bytes on each run.': [randomness((bytes) => '0'.repeat(2 * bytes)), fixedPerCall],
})

type StrengthOf = PasswordStrength['of']

const byLength = ({ password, words }: Parameters<StrengthOf>[0]): StrengthScore =>
  words.includes(password) || password.length < 4 ? 0 : 4

const strength =
  (
    scoreOf: (input: Parameters<StrengthOf>[0]) => number,
    missing: () => ReturnType<StrengthOf> = () => TE.left(unreachable),
  ) =>
  (): PasswordStrengthBench => {
    let isMissing = false
    return {
      strength: {
        of: (input) => (isMissing ? missing() : async () => E.right(scoreOf(input) as StrengthScore)),
      },
      removeEstimator: () => {
        isMissing = true
      },
    }
  }

/** Makes a wrong adapter that returns the score of the latest password to all concurrent tasks. */
const mixedUpStrength = (): PasswordStrengthBench => {
  const bench = strength(byLength)()
  let latest: Parameters<StrengthOf>[0]
  const of: StrengthOf = (input) => async () => {
    latest = input
    await Promise.resolve()
    return E.right(byLength(latest))
  }
  return { ...bench, strength: { of } }
}

describeWrongAdapters('passwordStrengthLaws', passwordStrengthLaws, strength(byLength), {
  'strength.of returns an integer from 0 to 4 for a password of any length.': [
    strength(({ password }) => password.length),
    strength(() => 2.5),
  ],
  'strength.of returns 0 for an empty password, and 4 for a long random password.': strength(() => 3),
  'strength.of returns a lower score for a password that is one of the given words (SEC-012).': strength((input) =>
    byLength({ ...input, words: [] }),
  ),
  'strength.of returns to each of several concurrent tasks the score of its own password.': mixedUpStrength,
  'strength.of fails with Unreachable if there is no estimator.': [
    strength(byLength, () => TE.right(0)),
    strength(byLength, () => () => Promise.reject(new Error('no worker'))),
  ],
})

type Write = Clipboard['write']

const clipboard = (writeOf: (copied: Array<string>, isDenied: () => boolean) => Write) => (): ClipboardBench => {
  const copied: Array<string> = []
  let isDenied = false
  return {
    clipboard: { write: writeOf(copied, () => isDenied) },
    copied: () => copied,
    deny: () => {
      isDenied = true
    },
  }
}
const copying =
  (change: (text: string) => string, denied: () => E.Either<Fault, void>) =>
  (copied: Array<string>, isDenied: () => boolean): Write =>
  (text) =>
  async () => {
    if (isDenied()) return denied()
    copied.push(change(text))
    return E.right(undefined)
  }
const same = (text: string): string => text
const refused = (): E.Either<Fault, void> => E.left(unreachable)

describeWrongAdapters('clipboardLaws', clipboardLaws, clipboard(copying(same, refused)), {
  'clipboard.write copies nothing before its task runs, and copies the text on each run.': clipboard(
    (copied) => (text) => {
      copied.push(text)
      return TE.right(undefined)
    },
  ),
  'clipboard.write copies each text unchanged.': clipboard(copying((text) => text.trim(), refused)),
  'clipboard.write fails with Unreachable and copies nothing if the browser denies access.': clipboard(
    copying(same, () => E.right(undefined)),
  ),
})

type Offered = Awaited<ReturnType<FilesBench['offered']>>[number]

const files = (saveOf: (offered: Array<Offered>) => FilesBench['files']['save']) => (): FilesBench => {
  const offered: Array<Offered> = []
  return { files: { save: saveOf(offered) }, offered: async () => offered }
}

describeWrongAdapters(
  'filesLaws',
  filesLaws,
  files((offered) => (file) => () => void offered.push(file)),
  {
    'files.save offers no file before its IO runs, and offers one file per run.': files((offered) => (file) => {
      offered.push(file)
      return () => undefined
    }),
    'files.save offers each text unchanged, under its own name.': [
      files((offered) => (file) => () => void offered.push({ ...file, name: 'download' })),
      files((offered) => (file) => () => void offered.push({ ...file, text: file.text.replaceAll('\r\n', '\n') })),
    ],
  },
)

const windows =
  (tabOf: (address: string) => OpenedTab, isReused = false) =>
  (): WindowsBench => {
    const opened: Array<OpenedTab> = []
    const open = (address: string): void => {
      if (!isReused || opened.every((tab) => tab.address !== address)) opened.push(tabOf(address))
    }
    return { windows: { open }, opened: () => opened }
  }
const isolated = (address: string): OpenedTab => ({ address, hasOpener: false, hasReferrer: false })

describeWrongAdapters('windowsLaws', windowsLaws, windows(isolated), {
  'windows.open opens a new tab for each call, even for an address that is already open.': [
    windows(isolated, true),
    windows((address) => isolated(address.split('?')[0] ?? '')),
  ],
  'windows.open opens tabs without opener and referrer (HOME-037, VERIF-009).': [
    windows((address) => ({ ...isolated(address), hasOpener: true })),
    windows((address) => ({ ...isolated(address), hasReferrer: true })),
  ],
})

const router =
  (change: (path: string) => string, repeats = true) =>
  (): AppNavigationBench => {
    const paths: Array<string> = []
    const go = (path: string): void => {
      if (repeats || paths.at(-1) !== change(path)) paths.push(change(path))
    }
    return { appNavigation: { go }, paths: () => paths }
  }

describeWrongAdapters('appNavigationLaws', appNavigationLaws, router(same), {
  'appNavigation.go navigates to each path with its query unchanged, in the order of the calls.': router(decodeURI),
  'appNavigation.go navigates again to a path to which it has navigated before.': router(same, false),
})
