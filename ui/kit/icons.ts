/*
 * The drawings of the icon set: strokes on a 24 by 24 grid. Each is an export of its own, so that a part of the app loads
 * those that it shows and no other.
 */
export const alert =
  'M12 9v4m0 3.5v.01M10.4 4.2 2.9 17.3a1.8 1.8 0 0 0 1.6 2.7h15a1.8 1.8 0 0 0 1.6-2.7L13.6 4.2a1.8 1.8 0 0 0-3.2 0z'
export const card = 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 10h18M6.5 15h4'
export const check = 'm5 12.5 4.5 4.5L19 7.5'
export const chevronLeft = 'm14.5 6-6 6 6 6'
export const chevronRight = 'm9.5 6 6 6-6 6'
export const close = 'M6 6l12 12M18 6 6 18'
export const copy =
  'M9 8.5h9A1.5 1.5 0 0 1 19.5 10v9a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19v-9A1.5 1.5 0 0 1 9 8.5zM4.5 15.5V5A1.5 1.5 0 0 1 6 3.5h9.5'
export const external = 'M14 4h6v6m0-6-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5'
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'
export const eyeOff =
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.8 3.5M6.3 7.3C3.9 9 2.5 12 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4'
export const gift =
  'M4 11h16v9H4zM3 7h18v4H3zm9 0v13M12 7c-1-3-5-4.5-5.5-2S9 7 12 7zm0 0c1-3 5-4.5 5.5-2S15 7 12 7z'
export const inbox = 'M12 3v9.5m-4-4 4 4 4-4M3.5 13.5h4.7l1.3 2.5h5l1.3-2.5h4.7M3.5 13.5V19a1 1 0 0 0 1 1h15a1 1 0 0 0 1-1v-5.5'
export const key = 'M8 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zm3.2-7.7L20 3m-4.5 4 3 3'
export const menu = 'M4 7h16M4 12h16M4 17h16'
export const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5a7.5 7.5 0 0 1 15 0'
export const shield = 'M12 3 5 6v5.5c0 4.7 2.9 8.2 7 9.5 4.1-1.3 7-4.8 7-9.5V6l-7-3zm-3 8.8 2.2 2.2 4-4.2'
export const wallet = 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3m-14-.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H6M16.5 13.7v.01'
