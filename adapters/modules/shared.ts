import { browserClipboard } from '../browser/clipboard.ts'
import { browserFiles } from '../browser/files.ts'
import { browserRandomness } from '../browser/randomness.ts'
import { portModule } from '../port.ts'

/* Browser ports that the modules of several areas include. */

export const clipboard = portModule({ clipboard: () => browserClipboard(globalThis.navigator) })
export const files = portModule({ files: () => browserFiles(document, URL) })
export const randomness = portModule({ randomness: () => browserRandomness(globalThis.crypto) })
