/** Path of a Chromium: CHROMIUM_PATH, Playwright's own, one of the system; null when there is none. */
export declare const findChromium: () => string | null

/** Paths of every Chromium here, the preferred first. */
export declare const findChromiums: () => ReadonlyArray<string>
