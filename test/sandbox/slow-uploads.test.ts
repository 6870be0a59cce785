import { connect } from 'node:net'
import { serverTimes } from '@paydeck/sandbox/http/http-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, type Client, type Running, startSandbox } from './running.ts'
import { sendPhoto, shopper } from './verify-app.ts'

const open = (upload: number): Promise<Running> =>
  startSandbox({ uiDirectory: '/nowhere', times: { ...serverTimes, upload } })

const applicant = async (running: Running): Promise<Client> => {
  const client = await account('shopper', {}, running)
  await client.fetch(shopper)
  return client
}

/** Begins to upload a photo on a new connection, but sends only the first part of the body. */
const stall = (client: Client) => {
  const { hostname, port } = new URL(client.address)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const lines = [
    `POST ${shopper}&task=selfie HTTP/1.1`,
    `Host: ${hostname}`,
    'Accept: text/html',
    `Cookie: ${client.cookie()}`,
    'Content-Type: multipart/form-data; boundary=photo',
    'Content-Length: 1000',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n--photo\r\n`)
  return { text: () => text, closed, leave: () => socket.destroy() }
}

const isRefused = ({ text }: ReturnType<typeof stall>): boolean => text().startsWith('HTTP/1.1 503 ')

describe('stalled photo uploads', () => {
  let running: Running
  beforeAll(async () => {
    running = await open(60_000)
  })
  afterAll(() => running.close())

  it('F5 H4 stalled uploads of two users do not prevent a third user from sending a photo', async () => {
    const [one, two, three] = [await applicant(running), await applicant(running), await applicant(running)]
    const stalled = [one, one, one, two, two, two].map(stall)
    await expect.poll(() => stalled.filter(isRefused).length).toBe(2)
    expect((await sendPhoto(three, 'selfie')).status).toBe(303)
    const refusals = stalled.filter(isRefused).map(({ text }) => text())
    for (const text of refusals) {
      expect(text).toMatch(/retry-after: 5\r\n/)
      expect(text).toContain('Two of your photos are still uploading. Try again in a moment.')
    }
    for (const { leave } of stalled) leave()
    await expect.poll(async () => (await sendPhoto(one, 'selfie')).status).toBe(303)
  })

  it('H4 while eight uploads are stalled, a ninth photo is refused with a retry time', async () => {
    const last = await applicant(running)
    const others = await Promise.all(Array.from({ length: 4 }, () => applicant(running)))
    const stalled = others.flatMap((client) => [client, client, client]).map(stall)
    // Each user may have two uploads at the same time, so the server refuses each user's third upload.
    await expect.poll(() => stalled.filter(isRefused).length).toBe(4)
    const refused = await sendPhoto(last, 'selfie')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.text()).toContain('The server is busy with other photos. Try again in a moment.')
    for (const { leave } of stalled) leave()
    await expect.poll(async () => (await sendPhoto(last, 'selfie')).status).toBe(303)
  })
})

describe('end of a stalled photo upload', () => {
  let running: Running
  beforeAll(async () => {
    running = await open(200)
  })
  afterAll(() => running.close())

  it('H4 a stalled upload gets status 408 and the page for sending a photo, and the user can then send a photo again', async () => {
    const client = await applicant(running)
    const stalled = [stall(client), stall(client)]
    await Promise.all(stalled.map(({ closed }) => closed))
    for (const { text } of stalled) {
      expect(text()).toMatch(/^HTTP\/1\.1 408 /)
      expect(text()).toContain('Your photo stopped uploading. Check your connection and try again.')
      expect(text()).toContain('id="photo"')
    }
    expect((await sendPhoto(client, 'selfie')).status).toBe(303)
  })
})
