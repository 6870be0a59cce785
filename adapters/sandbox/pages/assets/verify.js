// Script of the verification app: local times, and results of checks without a reload. Without it times are in UTC, and a link
// shows the results.
document.documentElement.classList.add('scripted')

const words = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

const tellTimes = () => {
  for (const time of document.querySelectorAll('time')) time.textContent = words.format(new Date(time.dateTime))
}

// A document from XMLHttpRequest executes no script.
const readPage = () =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = () => resolve(request.response)
    request.onerror = reject
    request.send()
  })

const least = 1_000
const most = 10_000

// A live region that survives the refresh repeats the progress sentence of the page.
const told = document.createElement('p')
told.className = 'unseen'
told.setAttribute('role', 'status')

const watch = (wait) => {
  const shown = document.getElementById('tasks')
  if (shown?.dataset.again === undefined) return
  if (!told.isConnected) document.body.append(told)
  setTimeout(() => void lookAgain(shown, wait), wait ?? Math.max(least, Number(shown.dataset.again)))
}

const lookAgain = async (shown, wait = least) => {
  const fresh = await readPage()
    .then((page) => page?.getElementById('tasks') ?? null)
    .catch(() => null)
  // Retries with growing delays when the session or the connection is gone.
  if (fresh === null) return watch(Math.min(most, wait * 2))
  const focused = document.activeElement?.id
  shown.replaceWith(document.adoptNode(fresh))
  if (focused) document.getElementById(focused)?.focus()
  told.textContent = document.getElementById('progress').textContent
  return watch()
}

tellTimes()
watch()
