import type { AppNavigation, Clipboard, Files, Windows } from '../platform/ports.ts'
import { type Law, law, mustEqual } from './law.ts'
import { mustFail, mustSucceed } from './port-calls.ts'

const texts = ['plain', '', ' a\tb \r\n\n', 'päßwörd 🔑', '<b>&amp;%41"', 'x'.repeat(10_000)]

/** Test setup for `Clipboard`, and functions that act as the browser. */
export interface ClipboardBench {
  readonly clipboard: Clipboard
  /** Returns the texts that the clipboard has contained, oldest first. */
  readonly copied: () => ReadonlyArray<string>
  /** Makes the browser deny access to the clipboard. */
  readonly deny: () => void
}

/** Laws of `Clipboard`. */
export const clipboardLaws = (make: () => ClipboardBench): ReadonlyArray<Law> => [
  law('clipboard.write copies nothing before its task runs, and copies the text on each run.', async () => {
    const { clipboard, copied } = make()
    const task = clipboard.write('text')
    mustEqual(copied(), [], 'the copied texts before the task runs')
    await mustSucceed('clipboard.write', () => task)
    await mustSucceed('clipboard.write', () => task)
    mustEqual(copied(), ['text', 'text'], 'the copied texts after two runs')
  }),
  law('clipboard.write copies each text unchanged.', async () => {
    const { clipboard, copied } = make()
    for (const text of texts) await mustSucceed('clipboard.write', () => clipboard.write(text))
    mustEqual(copied(), texts, 'the copied texts')
  }),
  law('clipboard.write fails with Unreachable and copies nothing if the browser denies access.', async () => {
    const { clipboard, copied, deny } = make()
    deny()
    await mustFail('clipboard.write', () => clipboard.write('text'), 'Unreachable')
    mustEqual(copied(), [], 'the copied texts')
  }),
]

/** File that the browser offers to the user as a download. */
type OfferedFile = Parameters<Files['save']>[0]

/** Test setup for `Files`, and a function that returns the downloads. */
export interface FilesBench {
  readonly files: Files
  /** Resolves to the files that the browser has offered as downloads, oldest first, decoded as UTF-8. */
  readonly offered: () => Promise<ReadonlyArray<OfferedFile>>
}

/** Laws of `Files`. */
export const filesLaws = (make: () => FilesBench): ReadonlyArray<Law> => [
  law('files.save offers no file before its IO runs, and offers one file per run.', async () => {
    const { files, offered } = make()
    const file = { name: 'codes.txt', text: 'text' }
    const save = files.save(file)
    mustEqual(await offered(), [], 'the files before the IO runs')
    save()
    save()
    mustEqual(await offered(), [file, file], 'the files after two runs')
  }),
  law('files.save offers each text unchanged, under its own name.', async () => {
    const { files, offered } = make()
    const all = texts.map((text, index) => ({ name: `Über ${index}.csv`, text }))
    for (const file of all) files.save(file)()
    mustEqual(await offered(), all, 'the files')
  }),
]

/** Tab that the browser has opened. */
export interface OpenedTab {
  readonly address: string
  /** True if the page in the tab has access to the page that opened the tab. */
  readonly hasOpener: boolean
  /** True if the browser sends the address of the page that opened the tab. */
  readonly hasReferrer: boolean
}

/** Test setup for `Windows`, and a function that returns the opened tabs. */
export interface WindowsBench {
  readonly windows: Windows
  /** Returns the tabs that the browser has opened, oldest first. */
  readonly opened: () => ReadonlyArray<OpenedTab>
}

const external = ['https://support.example/help?topic=a%20b#top', '/pages/terms', 'https://support.example/']

/** Laws of `Windows`. */
export const windowsLaws = (make: () => WindowsBench): ReadonlyArray<Law> => [
  law('windows.open opens a new tab for each call, even for an address that is already open.', () => {
    const { windows, opened } = make()
    const addresses = [...external, ...external]
    for (const address of addresses) windows.open(address)
    mustEqual(
      opened().map((tab) => tab.address),
      addresses,
      'the addresses of the opened tabs',
    )
  }),
  law('windows.open opens tabs without opener and referrer (HOME-037, VERIF-009).', () => {
    const { windows, opened } = make()
    for (const address of external) windows.open(address)
    mustEqual(
      opened(),
      external.map((address) => ({ address, hasOpener: false, hasReferrer: false })),
      'the opened tabs',
    )
  }),
]

/** Test setup for `AppNavigation`, and a function that returns the destinations. */
export interface AppNavigationBench {
  readonly appNavigation: AppNavigation
  /** Returns the paths to which the router has navigated, oldest first. */
  readonly paths: () => ReadonlyArray<string>
}

/** Laws of `AppNavigation`. */
export const appNavigationLaws = (make: () => AppNavigationBench): ReadonlyArray<Law> => [
  law('appNavigation.go navigates to each path with its query unchanged, in the order of the calls.', () => {
    const { appNavigation, paths } = make()
    const all = ['/card/7', '/payments?tab=sent&search=a%20b', '/home']
    for (const path of all) appNavigation.go(path)
    mustEqual(paths(), all, 'the paths')
  }),
  law('appNavigation.go navigates again to a path to which it has navigated before.', () => {
    const { appNavigation, paths } = make()
    for (const path of ['/home', '/home', '/card/7', '/home']) appNavigation.go(path)
    mustEqual(paths(), ['/home', '/home', '/card/7', '/home'], 'the paths')
  }),
]
