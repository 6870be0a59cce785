/* Icons that the first page does not need. The others are in icons.ts. */
export { check, chevronRight, eye, eyeOff } from './icons.ts'

export const card =
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 10h18M6.5 15h4'
export const chart = 'M5.5 19.5V13M12 19.5V5M18.5 19.5v-9'
export const chevronDown = 'm6 9.5 6 6 6-6'
export const chevronLeft = 'm14.5 6-6 6 6 6'
export const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3.5 2'
export const copy =
  'M9 8.5h9A1.5 1.5 0 0 1 19.5 10v9a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19v-9A1.5 1.5 0 0 1 9 8.5zM4.5 15.5V5A1.5 1.5 0 0 1 6 3.5h9.5'
export const external = 'M14 4h6v6m0-6-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5'
export const inbox =
  'M12 3v9.5m-4-4 4 4 4-4M3.5 13.5h4.7l1.3 2.5h5l1.3-2.5h4.7M3.5 13.5V19a1 1 0 0 0 1 1h15a1 1 0 0 0 1-1v-5.5'
export const info = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5.5m0-9v.01'
export const key = 'M8 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zm3.2-7.7L20 3m-4.5 4 3 3'
export const more =
  'M5 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zM12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zM19 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2z'
export const phone =
  'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2'
export const screen =
  'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5V6a1.5 1.5 0 0 1 1.5-1.5zM8.5 20h7M12 16v4'
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20'
export const table = 'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 10h16M4 14.5h16M10 10v9'
export const tablet =
  'M6 3h12a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 18 21H6a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 6 3zM11 18h2'
export const history = 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8'
export const offline =
  'M4 4l16 16M2.5 9a14 14 0 0 1 4.5-2.8M10.5 5.1A14 14 0 0 1 21.5 9M6 13a9 9 0 0 1 4-2.3M14.8 11A9 9 0 0 1 18 13M9.5 16.7a4 4 0 0 1 5 0M12 20v.01'
export const wallet = 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3m-14-.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H6M16.5 13.7v.01'
