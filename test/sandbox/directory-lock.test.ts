import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTimeOf, lockDirectory, ownNamespace } from '@paydeck/sandbox/database/directory-lock'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-lock-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const directory = join(parent, 'data')
const lock = `${directory}.lock`
const heartbeats = { interval: 20, timeout: 120 }

beforeEach(() => rmSync(lock, { force: true }))

const write = (pid: number, host: string, begun: string, space = ownNamespace()): void =>
  writeFileSync(lock, `${pid}\n${host}\n${begun}\n${space}\n`)

/**
 * Updates the modification time of the lock file, as the owner of the lock does. Returns a function that stops the updates.
 */
const startHeartbeats = (): (() => void) => {
  let time = 1_000_000
  const beating = setInterval(() => existsSync(lock) && utimesSync(lock, ++time, time), 10)
  return () => clearInterval(beating)
}

/** Returns the id of a process that has ended. */
const endedPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

/** Returns the id of a process that has ended, but whose parent does not reap it before the end of the test (a zombie). */
const makeZombie = async (): Promise<number> => {
  // A shell would reap the child, so the child waits until `sleep` has replaced the shell.
  const script = 'read line <&3 & echo $!; exec sleep 60'
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] })
  onTestFinished(() => void parent.kill())
  const pid = await new Promise<number>((resolve) => {
    parent.stdout?.once('data', (line: Buffer) => resolve(Number(line)))
  })
  const psField = (what: string, id = pid): string =>
    spawnSync('ps', ['-o', `${what}=`, '-p', String(id)], { encoding: 'utf8' }).stdout
  await expect.poll(() => psField('comm', parent.pid)).toMatch(/^sleep/)
  parent.stdio[3]?.destroy()
  await expect.poll(() => psField('stat')).toMatch(/^Z/)
  return pid
}

const lockOnce = async (): Promise<ReadonlyArray<string>> => {
  const held = await lockDirectory(directory, heartbeats)
  const lines = readFileSync(lock, 'utf8').split('\n')
  held.release()
  return lines
}

const expectTaken = async (): Promise<void> => {
  const held = await lockDirectory(directory, heartbeats)
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
  held.release()
  expect(() => readFileSync(lock)).toThrow()
}

const expectInUse = (): Promise<void> =>
  expect(lockDirectory(directory, heartbeats)).rejects.toThrow(
    new RegExp(
      `^The data directory ${directory} is in use by another Paydeck .*: stop that one first\\. If there is none, remove ${lock}\\.$`,
    ),
  )

describe('lock of a data directory', () => {
  it('F3 the lock file contains process id and host, and is deleted on release', async () => {
    const [pid, host] = await lockOnce()
    expect([pid, host]).toEqual([String(process.pid), hostname()])
    expect(() => readFileSync(lock)).toThrow()
  })

  it('F3 the lock is taken over if the process that held it has ended, or if the lock file is empty', async () => {
    write(endedPid(), hostname(), '')
    await expectTaken()
    writeFileSync(lock, '')
    await expectTaken()
    // An earlier version wrote only the process id.
    writeFileSync(lock, `${endedPid()}\n`)
    await expectTaken()
  })

  it('F3 the lock is taken over if the process that held it is only a zombie', async () => {
    const pid = await makeZombie()
    write(pid, hostname(), startTimeOf(pid))
    await expectTaken()
  })

  it('F3 the lock is taken over if the process id in its file now belongs to a process that was started later', async () => {
    for (const pid of [process.ppid, process.pid]) {
      write(pid, hostname(), 'another-boot:1')
      await expectTaken()
    }
  })

  it('F3 the lock stays in use while its process runs, even if the lock file contains only a process id', async () => {
    write(process.ppid, hostname(), startTimeOf(process.ppid))
    // If the system does not tell when a process started, heartbeats decide whether the lock is in use.
    const stop = startHeartbeats()
    await expectInUse()
    stop()
    writeFileSync(lock, `${process.ppid}\n`)
    await expectInUse()
  })

  it('F3 the lock of another machine stays in use as long as its heartbeat is updated', async () => {
    write(1, 'another-container', 'another-boot:1')
    const stop = startHeartbeats()
    await expectInUse()
    stop()
    await expectTaken()
  })

  it('F3 the lock of another container with the same host name stays in use as long as its heartbeat is updated', async () => {
    for (const space of ['another-boot:pid:[1]', '']) {
      write(process.pid, hostname(), startTimeOf(process.pid), space)
      const stop = startHeartbeats()
      await expectInUse()
      stop()
      await expectTaken()
    }
  })

  it('F3 the lock of an ended process in the same namespace is taken over, even if its heartbeat is still updated', async () => {
    const [, , , space] = await lockOnce()
    expect(space).toBe(ownNamespace())
    write(endedPid(), hostname(), '')
    const stop = startHeartbeats()
    await expectTaken()
    stop()
  })

  it('F3 `onLost` is called once after another process has taken over the lock; the new lock file stays unchanged', async () => {
    const onLost = vi.fn<(sentence: string) => void>()
    const held = await lockDirectory(directory, heartbeats, onLost)
    await new Promise((resolve) => setTimeout(resolve, 3 * heartbeats.interval))
    expect(onLost).not.toHaveBeenCalled()
    write(1, 'another-container', 'another-boot:1')
    await expect.poll(() => onLost.mock.calls).toHaveLength(1)
    expect(onLost.mock.calls[0]?.[0]).toMatch(/was taken by another Paydeck .*: this one stops\.$/)
    await new Promise((resolve) => setTimeout(resolve, 3 * heartbeats.interval))
    expect(onLost).toHaveBeenCalledOnce()
    held.release()
    expect(readFileSync(lock, 'utf8')).toContain('another-container')
  })

  it('F3 while the lock is held, the modification time of the lock file is updated as a heartbeat', async () => {
    const held = await lockDirectory(directory, heartbeats)
    utimesSync(lock, 1, 1)
    await expect.poll(() => statSync(lock).mtimeMs).toBeGreaterThan(1000)
    held.release()
  })

  it('F3 a process that has lost the lock to another process cannot release it', async () => {
    const held = await lockDirectory(directory, heartbeats)
    write(1, 'another-container', 'another-boot:1')
    held.release()
    expect(readFileSync(lock, 'utf8')).toContain('another-container')
    await expectTaken()
  })
})
