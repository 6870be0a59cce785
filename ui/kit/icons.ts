/*
 * Icons of the first page: path data of strokes on a 24 by 24 grid. The icons of later parts are in icons-later.ts, because
 * bundlers do not split files.
 */
export const alert =
  'M12 9v4m0 3.5v.01M10.4 4.2 2.9 17.3a1.8 1.8 0 0 0 1.6 2.7h15a1.8 1.8 0 0 0 1.6-2.7L13.6 4.2a1.8 1.8 0 0 0-3.2 0z'
export const check = 'm5 12.5 4.5 4.5L19 7.5'
export const chevronRight = 'm9.5 6 6 6-6 6'
export const close = 'M6 6l12 12M18 6 6 18'
export const exclamation = 'M12 5v9m0 4.5v.01'
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'
export const eyeOff = `${eye}M4.5 3.5l15 17` as const
export const gift = 'M4 11h16v9H4zM3 7h18v4H3zm9 0v13M12 7c-1-3-5-4.5-5.5-2S9 7 12 7zm0 0c1-3 5-4.5 5.5-2S15 7 12 7z'
export const menu = 'M4 7h16M4 12h16M4 17h16'
export const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5a7.5 7.5 0 0 1 15 0'
export const plus = 'M12 5v14M5 12h14'
export const shield = 'M12 3 5 6v5.5c0 4.7 2.9 8.2 7 9.5 4.1-1.3 7-4.8 7-9.5V6l-7-3zm-3 8.8 2.2 2.2 4-4.2'
