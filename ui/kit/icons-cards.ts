/* Icons that only the card area shows. They have a separate file, because bundlers do not split files. */
export const bag = 'M6 8h12l1 11a1.4 1.4 0 0 1-1.4 1.5H6.4A1.4 1.4 0 0 1 5 19zM9 10V7a3 3 0 0 1 6 0v3'
export const banknote = 'M3.5 6.5h17v11h-17zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 9.5v.01m11 4.99v.01'
export const basket =
  'M4 10h16l-1.6 8.4a1.5 1.5 0 0 1-1.5 1.1H7.1a1.5 1.5 0 0 1-1.5-1.1zM8 10l3-6m5 6-3-6M9.5 13.5v3m5-3v3'
export const bolt = 'M13 3 5.5 13.5H11L10 21l8-11h-5.5z'
export const car =
  'M5 12l1.6-4.6A2 2 0 0 1 8.5 6h7a2 2 0 0 1 1.9 1.4L19 12m-14 0h14a1.5 1.5 0 0 1 1.5 1.5V17a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-3.5A1.5 1.5 0 0 1 5 12zm2.5 3.2v.01m9-.01v.01'
export const cup = 'M5 8h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zm12 1.5h1.5a2.5 2.5 0 0 1 0 5H17M8 4.5v-1m3 1v-1m3 1v-1'
export const film =
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM8 5v14m8-14v14M3 9.5h5m8 0h5M3 14.5h5m8 0h5'
export const heart = 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10C19.5 15.4 12 20 12 20z'
export const load = 'M12 4v14m-6-6 6 6 6-6'
export const plane =
  'M10.5 13 4 10.5 5.5 9l7 .5L17 5a1.8 1.8 0 0 1 2.5 2.5L15 12l.5 7-1.5 1.5-2.5-6.5-3 3v2.5L7 21l-1.5-2.5L3 17l1.5-1.5H7z'
export const pump =
  'M5 20V5.5A1.5 1.5 0 0 1 6.5 4h6A1.5 1.5 0 0 1 14 5.5V20M3.5 20h12M5 10.5h9m0 2h1.5A1.5 1.5 0 0 1 17 14v3a1.5 1.5 0 0 0 3 0V9l-3-3'
export const lock =
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zm1.5 0V8a4 4 0 0 1 8 0v2.5'
export const receipt = 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8zM9 8.5h6M9 12.5h6'
