/*
 * The drawings of the icon set: strokes on a 24 by 24 grid. These come with the first page; what only later parts show
 * stands in icons-later.ts, since a bundler keeps a file whole.
 */
export const alert =
  'M12 9v4m0 3.5v.01M10.4 4.2 2.9 17.3a1.8 1.8 0 0 0 1.6 2.7h15a1.8 1.8 0 0 0 1.6-2.7L13.6 4.2a1.8 1.8 0 0 0-3.2 0z'
export const close = 'M6 6l12 12M18 6 6 18'
export const gift = 'M4 11h16v9H4zM3 7h18v4H3zm9 0v13M12 7c-1-3-5-4.5-5.5-2S9 7 12 7zm0 0c1-3 5-4.5 5.5-2S15 7 12 7z'
export const key = 'M8 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zm3.2-7.7L20 3m-4.5 4 3 3'
export const menu = 'M4 7h16M4 12h16M4 17h16'
export const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5a7.5 7.5 0 0 1 15 0'
export const shield = 'M12 3 5 6v5.5c0 4.7 2.9 8.2 7 9.5 4.1-1.3 7-4.8 7-9.5V6l-7-3zm-3 8.8 2.2 2.2 4-4.2'
export const wallet = 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3m-14-.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H6M16.5 13.7v.01'
