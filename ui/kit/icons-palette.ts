/* Icons that only the palette shows. They have a separate file, because bundlers do not split files. */
export const flow = 'M3.5 12H7l3-7 4 14 3-7h3.5'
export const home = 'M4 11 12 4.5 20 11M6 9.5v10h4.5V14h3v5.5H18v-10'
export const leave = 'M14 4.5h4A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-4M11 8l-4 4 4 4m-4-4h8.5'
export const page = 'M7 3.5h6.5L18 8v12.5H7zM13 3.5V8h5m-8.5 5h6m-6 3.5h6'
export const theme = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm0-16v16m3-15v14m3-12v10'
