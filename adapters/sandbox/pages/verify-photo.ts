import { html, type Markup } from '../kernel/html.ts'
import { type PhotoTask, type Task } from '../verification/collection-tasks.ts'
import { maxPhotoBytes } from '../verification/photos.ts'
import { progressBar, icon, errorMessage, type Step, screenHeader } from './verify-frame.ts'
import { cameraRefusals, photoRefusals, photoTexts } from './verify-texts.ts'

interface PhotoPage {
  readonly task: Task & { readonly name: PhotoTask }
  /** URL path to which the form sends the photo. */
  readonly action: string
  readonly way: { readonly href: string; readonly label: string }
  readonly step: Step
  readonly error: string | null
}

const drawings: Readonly<Record<PhotoTask, Markup>> = {
  identityDocument: html`<svg class="drawing" viewBox="0 0 270 170" aria-hidden="true"><rect class="paper" width="270" height="170" rx="12"/><rect class="picture" x="18" y="38" width="70" height="88" rx="8"/><circle class="ink" cx="53" cy="70" r="15"/><path class="ink" d="M28 126c2-22 11-30 25-30s23 8 25 30z"/><g class="text"><rect x="18" y="14" width="120" height="11" rx="5"/><rect x="106" y="44" width="130" height="10" rx="5"/><rect x="106" y="66" width="96" height="8" rx="4"/><rect x="106" y="84" width="112" height="8" rx="4"/><rect x="106" y="102" width="70" height="8" rx="4"/><rect x="18" y="142" width="234" height="9" rx="4"/></g></svg>`,
  selfie: html`<svg class="drawing face" viewBox="0 0 200 250" aria-hidden="true"><ellipse class="paper" cx="100" cy="125" rx="92" ry="118"/><circle class="ink" cx="100" cy="105" r="42"/><path class="ink" d="M31 207c6-45 30-60 69-60s63 15 69 60c-19 23-44 36-69 36s-50-13-69-36z"/></svg>`,
}

/** Overlays of the camera picture: the corners of a frame, or an oval with a progress ring. */
const guides: Readonly<Record<PhotoTask, Markup>> = {
  identityDocument: html`<div class="corners" aria-hidden="true"><b></b><b></b><b></b><b></b></div>`,
  selfie: html`<svg class="ring" viewBox="0 0 240 300" aria-hidden="true"><ellipse cx="120" cy="150" rx="110" ry="142"/><path id="ring" d="M120 8a110 142 0 0 1 0 284a110 142 0 0 1 0-284" pathLength="100" stroke-dasharray="0 100"/></svg>`,
}

const camera = (name: PhotoTask, step: Step): Markup => {
  const { cameraHeading, aim, hold } = photoTexts[name]
  return html`
<dialog class="camera ${name}" id="camera" aria-labelledby="camera-heading" data-aim="${aim}" data-hold="${hold}" data-facing="${name === 'selfie' ? 'user' : 'environment'}">
<div class="top"><button type="button" class="round-link" id="leave-camera" aria-label="Close the camera">${icon('left')}</button><p>Step ${step} of 3</p></div>
${progressBar(step)}
<h2 id="camera-heading">${cameraHeading}</h2>
<div class="view" id="view"><video id="video" muted playsinline aria-label="Camera view"></video>${guides[name]}</div>
<p class="guidance" role="status" id="guidance"></p>
<div class="shutter"><button type="button" id="shutter" aria-label="Take the photo"></button></div>
</dialog>`
}

const preview = (name: PhotoTask): Markup => {
  const { checkHeading, checks } = photoTexts[name]
  const doubts = [undefined, 'The photo may be blurry', 'There may be glare']
  return html`
<section id="preview" aria-labelledby="preview-heading" hidden>
<h1 id="preview-heading" tabindex="-1">${checkHeading}</h1>
<div class="shown"><canvas id="canvas" role="img" aria-label="Your photo"></canvas></div>
<ul class="checks">${checks.map((check, index) => html`<li${doubts[index] === undefined ? null : html` data-doubt="${doubts[index]}"`}><span class="sure">${icon('check')}</span><span class="unsure">${icon('alert')}</span><span class="words">${check}</span></li>`)}</ul>
<div class="lower"><button id="use">Use this photo</button><button type="button" class="secondary" id="again">Retake photo</button></div>
</section>`
}

/**
 * Page on which the user takes a photo of the document or the face. Without its script, the page is a form with a file
 * field. The script adds the camera and a preview.
 */
export const photoPage = ({ task, action, way, step, error }: PhotoPage): Markup => {
  const { name, status, reason } = task
  const { heading, lead, label } = photoTexts[name]
  const message = error ?? (status === 'tryAgain' ? (reason ?? null) : null)
  return html`
<div class="screen">${screenHeader(way, step)}
<form method="post" enctype="multipart/form-data" action="${action}" id="photo" data-most="${maxPhotoBytes}" data-kind="${photoRefusals.kind}" data-large="${photoRefusals.large}" data-refused="${cameraRefusals.refused}" data-missing="${cameraRefusals.missing}" data-busy="${cameraRefusals.busy}">
<section id="choose" aria-labelledby="heading">
<h1 id="heading" tabindex="-1">${heading}</h1><p class="lead">${lead}</p>
${errorMessage(message)}
<div class="shown">${drawings[name]}</div>
<div class="field"><label for="file">${label}</label>
<input type="file" name="photo" id="file" accept="image/jpeg,image/png,image/webp" required aria-describedby="kinds${error === null ? null : ' error'}"${error === null ? null : html` aria-invalid="true"`}>
<p class="quiet" id="kinds">JPEG, PNG or WebP, up to 6 MB. We use it only for this check and don't store it.</p></div>
<div class="lower"><button type="button" id="open-camera" hidden>Use the camera</button><button id="send">Upload photo</button></div>
</section>${preview(name)}
</form></div>${camera(name, step)}`
}
