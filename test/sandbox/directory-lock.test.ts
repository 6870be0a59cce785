import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { begunOf, lockDirectory, ownSpace } from '@paydeck/sandbox/database/directory-lock'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-lock-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const directory = join(parent, 'data')
const lock = `${directory}.lock`
const beats = { interval: 20, timeout: 120 }

beforeEach(() => rmSync(lock, { force: true }))

const write = (pid: number, host: string, begun: string, space = ownSpace()): void =>
  writeFileSync(lock, `${pid}\n${host}\n${begun}\n${space}\n`)

/** Signs of life of whoever the lock names, until they are stopped. */
const beat = (): (() => void) => {
  let time = 1_000_000
  const beating = setInterval(() => existsSync(lock) && utimesSync(lock, ++time, time), 10)
  return () => clearInterval(beating)
}

/** The id of a process that is over. */
const dead = (): number => spawnSync(process.execPath, ['-e', '']).pid

/** Id of a process that ended and whose parent never reaps it; the parent ends after the test. */
const makeZombie = async (): Promise<number> => {
  // The shell would reap it: the child lives until `sleep` has taken the place of the shell.
  const script = 'read line <&3 & echo $!; exec sleep 60'
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] })
  onTestFinished(() => void parent.kill())
  const pid = await new Promise<number>((resolve) => {
    parent.stdout?.once('data', (line: Buffer) => resolve(Number(line)))
  })
  const told = (what: string, id = pid): string =>
    spawnSync('ps', ['-o', `${what}=`, '-p', String(id)], { encoding: 'utf8' }).stdout
  await expect.poll(() => told('comm', parent.pid)).toMatch(/^sleep/)
  parent.stdio[3]?.destroy()
  await expect.poll(() => told('stat')).toMatch(/^Z/)
  return pid
}

const own = async (): Promise<ReadonlyArray<string>> => {
  const held = await lockDirectory(directory, beats)
  const lines = readFileSync(lock, 'utf8').split('\n')
  held.release()
  return lines
}

const expectTaken = async (): Promise<void> => {
  const held = await lockDirectory(directory, beats)
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
  held.release()
  expect(() => readFileSync(lock)).toThrow()
}

const expectInUse = (): Promise<void> =>
  expect(lockDirectory(directory, beats)).rejects.toThrow(
    new RegExp(
      `^The data directory ${directory} is in use by another Paydeck .*: stop that one first\\. If there is none, remove ${lock}\\.$`,
    ),
  )

describe('the lock of a data directory', () => {
  it('F3 says who holds it, and is gone afterwards', async () => {
    const [pid, host] = await own()
    expect([pid, host]).toEqual([String(process.pid), hostname()])
    expect(() => readFileSync(lock)).toThrow()
  })

  it('F3 is taken over from a process that is gone, an empty one too', async () => {
    write(dead(), hostname(), '')
    await expectTaken()
    writeFileSync(lock, '')
    await expectTaken()
    // As it was written before: the number alone.
    writeFileSync(lock, `${dead()}\n`)
    await expectTaken()
  })

  it('F3 the lock is taken over from a process that ended when its parent has not reaped it', async () => {
    const pid = await makeZombie()
    write(pid, hostname(), begunOf(pid))
    await expectTaken()
  })

  it('F3 is taken over where another process has its id by now, or this one in a container that was started anew', async () => {
    for (const pid of [process.ppid, process.pid]) {
      write(pid, hostname(), 'another-boot:1')
      await expectTaken()
    }
  })

  it('F3 holds while its process lives, whatever starts beside it', async () => {
    write(process.ppid, hostname(), begunOf(process.ppid))
    // Where the system does not say when a process began, the signs of life tell.
    const stop = beat()
    await expectInUse()
    stop()
    writeFileSync(lock, `${process.ppid}\n`)
    await expectInUse()
  })

  it('F3 of another machine holds as long as it gives signs of life', async () => {
    write(1, 'another-container', 'another-boot:1')
    const stop = beat()
    await expectInUse()
    stop()
    await expectTaken()
  })

  it('F3 of a container of the same name, whose process ids are others, holds as long as it gives signs of life', async () => {
    for (const space of ['another-boot:pid:[1]', '']) {
      write(process.pid, hostname(), begunOf(process.pid), space)
      const stop = beat()
      await expectInUse()
      stop()
      await expectTaken()
    }
  })

  it('F3 of the same name is decided at once where the process ids are the same', async () => {
    const [, , , space] = await own()
    expect(space).toBe(ownSpace())
    write(dead(), hostname(), '')
    const stop = beat()
    await expectTaken()
    stop()
  })

  it('F3 that another has taken tells its holder once, who must not write any more', async () => {
    const onLost = vi.fn<(sentence: string) => void>()
    const held = await lockDirectory(directory, beats, onLost)
    await new Promise((resolve) => setTimeout(resolve, 3 * beats.interval))
    expect(onLost).not.toHaveBeenCalled()
    write(1, 'another-container', 'another-boot:1')
    await expect.poll(() => onLost.mock.calls).toHaveLength(1)
    expect(onLost.mock.calls[0]?.[0]).toMatch(/was taken by another Paydeck .*: this one stops\.$/)
    await new Promise((resolve) => setTimeout(resolve, 3 * beats.interval))
    expect(onLost).toHaveBeenCalledOnce()
    held.release()
    expect(readFileSync(lock, 'utf8')).toContain('another-container')
  })

  it('F3 gives signs of life while it is held', async () => {
    const held = await lockDirectory(directory, beats)
    utimesSync(lock, 1, 1)
    await expect.poll(() => statSync(lock).mtimeMs).toBeGreaterThan(1000)
    held.release()
  })

  it('F3 of somebody else by now is neither kept alive nor taken away', async () => {
    const held = await lockDirectory(directory, beats)
    write(1, 'another-container', 'another-boot:1')
    held.release()
    expect(readFileSync(lock, 'utf8')).toContain('another-container')
    await expectTaken()
  })
})
