// Stand-in for the places library of a maps service, with invented addresses. It sends typed text in request bodies, since
// proxies log URLs.
(() => {
  'use strict'
  const { searchParams } = new URL(document.currentScript.src)
  const key = searchParams.get('key')
  const libraries = (searchParams.get('libraries') ?? '').split(',')
  const request = async (path, parameters) => {
    const response = await fetch(`/stand-ins/maps/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...parameters, key }),
      credentials: 'omit',
    })
    if (!response.ok) throw new Error(`The maps service responded with status ${response.status}`)
    return response.json()
  }
  const places = Object.freeze({
    /** Returns the places that begin like a text, as [{ id, text }]. Country and type ("address", "city") are optional. */
    suggest: ({ input, country, type }) => request('suggestions', { input, country, type }),
    /** Returns the parts of a place, as [{ type, text }]. */
    details: (id) => request('place', { id }),
  })
  window.maps = Object.freeze(libraries.includes('places') ? { places } : {})
})()
