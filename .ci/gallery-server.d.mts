export declare const serveGallery: (
  server?: Readonly<Record<string, unknown>>,
) => Promise<{ readonly address: string; readonly close: () => Promise<void> }>
