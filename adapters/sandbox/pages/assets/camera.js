// Takes the photo of the verification app with the camera, and previews every photo before it is sent. Without this script,
// the page is a form with a file input. The script redraws the photo, which makes it smaller and removes the camera's
// metadata.
const longestSide = 1920
const quality = 0.9

const element = (id) => document.getElementById(id)
const [form, file, dialog, video, canvas] = ['photo', 'file', 'camera', 'video', 'canvas'].map(element)
const [choose, preview, problem, guidance] = ['choose', 'preview', 'error', 'guidance'].map(element)

const showError = (text) => {
  problem.textContent = text
}

// A tiny copy of a picture suffices to tell if it moves, is sharp, or has glare.
const small = document.createElement('canvas')
const greys = (source, width, height) => {
  small.width = width
  small.height = height
  const context = small.getContext('2d', { willReadFrequently: true })
  context.drawImage(source, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return Float32Array.from({ length: width * height }, (_, index) => (data[index * 4] + data[index * 4 + 1] + data[index * 4 + 2]) / 3)
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

// --- the photo, before it is sent ---

const isBlurred = (source) => {
  const width = 240
  const grey = greys(source, width, 180)
  const edges = grey.slice(1).map((value, index) => Math.abs(value - grey[index]))
  return edges.toSorted()[Math.floor(edges.length * 0.97)] < 12
}

const isGlaring = (source) => mean(greys(source, 120, 90).map((value) => (value > 252 ? 1 : 0))) > 0.25

const showDoubts = () => {
  const doubts = [false, isBlurred(canvas), isGlaring(canvas)]
  preview.querySelectorAll('.checks li').forEach((item, index) => {
    const text = item.querySelector('.words')
    item.dataset.sure ??= text.textContent
    const isDoubtful = doubts[index] && item.dataset.doubt !== undefined
    item.classList.toggle('doubtful', isDoubtful)
    text.textContent = isDoubtful ? item.dataset.doubt : item.dataset.sure
  })
}

const drawn = () => new Promise((resolve) => void canvas.toBlob(resolve, 'image/jpeg', quality))

const show = async (source, width, height) => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d').drawImage(source, 0, 0, canvas.width, canvas.height)
  const blob = await drawn()
  const files = new DataTransfer()
  files.items.add(new File([blob], 'photo.jpg', { type: 'image/jpeg' }))
  file.files = files.files
  showError('')
  showDoubts()
  choose.hidden = true
  preview.hidden = false
  element('preview-heading').focus()
}

const startAgain = () => {
  file.value = ''
  preview.hidden = true
  choose.hidden = false
  element('heading').focus()
}

const chosen = async () => {
  const [photo] = file.files
  if (photo === undefined) return
  const picture = await createImageBitmap(photo).catch(() => null)
  if (picture === null) {
    file.value = ''
    showError(form.dataset.kind)
    return
  }
  await show(picture, picture.width, picture.height)
  picture.close()
}

// --- the camera ---

let stream = null
let watching = 0

const stop = () => {
  clearInterval(watching)
  for (const track of stream?.getTracks() ?? []) track.stop()
  stream = null
  video.srcObject = null
}

const leave = () => {
  stop()
  if (dialog.open) dialog.close()
}

const takePhoto = async () => {
  if (video.videoWidth === 0) return
  const [width, height] = [video.videoWidth, video.videoHeight]
  const picture = await createImageBitmap(video)
  leave()
  await show(picture, width, height)
  picture.close()
}

// Largest movement and smallest contrast of a usable picture, number of such pictures before the shot, and milliseconds
// between them.
const [mostMoved, leastSeen, steadyPictures, interval] = [4, 12, 10, 200]
const takesItself = !matchMedia('(prefers-reduced-motion: reduce)').matches

const progress = (share) => {
  element('view').classList.toggle('still', share > 0)
  element('ring')?.setAttribute('stroke-dasharray', `${Math.round(share * 100)} 100`)
}

const guide = (text) => {
  if (guidance.textContent !== text) guidance.textContent = text
}

const watch = () => {
  let [before, still] = [null, 0]
  watching = setInterval(() => {
    if (video.videoWidth === 0) return
    const now = greys(video, 32, 24)
    const middle = mean(now)
    const isSomething = mean(now.map((value) => Math.abs(value - middle))) > leastSeen
    const isStill = before !== null && mean(now.map((value, index) => Math.abs(value - before[index]))) < mostMoved
    before = now
    still = isSomething && isStill ? still + 1 : Math.max(0, still - 2)
    guide(still > 0 ? dialog.dataset.hold : dialog.dataset.aim)
    progress(still / steadyPictures)
    if (still < steadyPictures || !takesItself) return
    clearInterval(watching)
    void takePhoto()
  }, interval)
}

const refusalOf = ({ name }) => {
  if (name === 'NotReadableError' || name === 'AbortError') return form.dataset.busy
  return name === 'NotAllowedError' || name === 'SecurityError' ? form.dataset.refused : form.dataset.missing
}

const open = async () => {
  showError('')
  try {
    const wish = { facingMode: dialog.dataset.facing, width: { ideal: longestSide }, height: { ideal: 1440 } }
    stream = await navigator.mediaDevices.getUserMedia({ video: wish, audio: false })
  } catch (error) {
    showError(refusalOf(error))
    return
  }
  video.srcObject = stream
  progress(0)
  guide(dialog.dataset.aim)
  dialog.showModal()
  element('shutter').focus()
  await video.play().catch(() => undefined)
  watch()
}

const hasCamera = async () => {
  const devices = await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])
  return devices?.some(({ kind }) => kind === 'videoinput') === true
}

file.addEventListener('change', () => void chosen())
element('again').addEventListener('click', startAgain)
element('open-camera').addEventListener('click', () => void open())
element('leave-camera').addEventListener('click', leave)
element('shutter').addEventListener('click', () => void takePhoto())
// The Escape key closes the dialog too.
dialog.addEventListener('close', stop)
addEventListener('pagehide', stop)
void hasCamera().then((has) => {
  element('open-camera').hidden = !has
})
