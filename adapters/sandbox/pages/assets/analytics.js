// Stand-in for an analytics service. It keeps events in the page and sends nothing.
(() => {
  'use strict'
  const told = []
  const tell = (event) => (name, properties) => {
    told.push(Object.freeze({ event, name, properties }))
    if (told.length > 200) told.shift()
  }
  window.analytics = Object.freeze({ track: tell('track'), page: tell('page'), told })
})()
