/** Returns the path of the preferred Chromium: CHROMIUM_PATH, Playwright's own, or the system's. Null if there is none. */
export declare const findChromium: () => string | null

/** Returns the paths of all installed Chromiums, the preferred one first. */
export declare const findChromiums: () => ReadonlyArray<string>
