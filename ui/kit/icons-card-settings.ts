/* Icons that only the settings of a card show. They have a separate file, because bundlers do not split files. */
export const mail = 'M4.5 5.5h15v13h-15zM4.5 7l7.5 6 7.5-6'
export const pencil = 'M5 19l.8-3.8L16 5l3 3L8.8 18.2z'
