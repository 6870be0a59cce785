import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stop } from '../kernel/start-failure.ts'

/** Owner of a directory, as its lock says. */
interface Holder {
  readonly pid: number
  /** Of the machine or container; empty where a lock does not say. */
  readonly host: string
  /** Start time of the process by its system, since process ids are reused. Empty if unknown. */
  readonly begun: string
  /** Among which processes its id means anything; empty where the system does not say, or a lock. */
  readonly space: string
}

/** Milliseconds between two signs of life that a holder gives, and how long one that gives none is waited for. */
export interface Heartbeat {
  readonly interval: number
  readonly timeout: number
}

const defaultHeartbeat: Heartbeat = { interval: 2000, timeout: 10_000 }

const readOr = (path: string, otherwise: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}

const boot = (): string => readOr('/proc/sys/kernel/random/boot_id', '').trim()

/** State and start time of a process as Linux reports them; both empty elsewhere. */
const statOf = (pid: number): { readonly state: string; readonly started: string } => {
  // The fields follow the name in parentheses, which may itself hold spaces and parentheses.
  const fields = readOr(`/proc/${pid}/stat`, '').split(') ').at(-1)?.split(' ') ?? []
  return { state: fields[0] ?? '', started: fields[19] ?? '' }
}

/** Returns the boot and the time at which a process started; empty if the system does not say. */
export const begunOf = (pid: number): string => {
  const { started } = statOf(pid)
  return started === '' ? '' : `${boot()}:${started}`
}

/**
 * Returns the process id namespace, since containers may share a host name and count their own ids. The system numbers
 * namespaces after each boot, the same on each machine. Empty if there is none.
 */
export const ownSpace = (): string => {
  try {
    return `${boot()}:${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return ''
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    // A zombie (Z, X) accepts signals until its parent reaps it.
    return !/^[ZX]/.test(statOf(pid).state)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const self = (): Holder => ({ pid: process.pid, host: hostname(), begun: begunOf(process.pid), space: ownSpace() })

const textOf = ({ pid, host, begun, space }: Holder): string => `${pid}\n${host}\n${begun}\n${space}\n`

const holderOf = (lock: string): Holder => {
  const [pid = '', host = '', begun = '', space = ''] = readOr(lock, '').split('\n')
  return { pid: Number(pid), host, begun, space }
}

/** Returns the lock's heartbeat, which changes with each sign of life. */
const beatOf = (lock: string): string => {
  try {
    return `${statSync(lock).mtimeMs} ${textOf(holderOf(lock))}`
  } catch {
    return ''
  }
}

/** True if a lock is alive, as far as it can be decided at once; null: it must be watched. */
const isHeld = ({ pid, host, begun, space }: Holder): boolean | null => {
  if (!(pid > 0)) return false
  if (host !== '' && (host !== hostname() || space !== ownSpace())) return null
  if (pid === process.pid && (begun === '' || begun === begunOf(pid))) return false
  if (!isRunning(pid)) return false
  const now = begunOf(pid)
  if (begun !== '' && now !== '') return begun === now
  // A lock without a start time is from an earlier version: it counts as alive.
  return host === '' ? true : null
}

/** True if the owner gives a sign of life. A removed lock gives none. */
const isBeating = async (lock: string, { interval, timeout }: Heartbeat): Promise<boolean> => {
  const first = beatOf(lock)
  for (let waited = 0; waited < timeout; waited += interval / 2) {
    await wait(interval / 2)
    const next = beatOf(lock)
    if (next === '') return false
    if (next !== first) return true
  }
  return false
}

const inUse = (directory: string, lock: string): never => {
  const { pid, host } = holderOf(lock)
  const where = host === '' || host === hostname() ? '' : ` on ${host}`
  return stop(
    `The data directory ${directory} is in use by another Paydeck (process ${pid}${where}): stop that one first. If there is none, remove ${lock}.`,
  )
}

/** Creates the lock. True if there was none. */
const take = (lock: string, own: string): boolean => {
  try {
    writeFileSync(lock, own, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Takes a dead lock away; not where another has done so and taken it, which is then put back. */
const putAway = (lock: string, dead: string): boolean => {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return true
  }
  const isDead = readOr(aside, '') === dead
  if (isDead) rmSync(aside, { force: true })
  else renameSync(aside, lock)
  return isDead
}

/** Shows that the holder lives; answers whether the lock is another's by now, which is left alone. */
const isLost = (lock: string, own: string): boolean => {
  try {
    if (readFileSync(lock, 'utf8') !== own) return true
    utimesSync(lock, new Date(), new Date())
  } catch {
    // Taken away by hand: the next start will see none.
  }
  return false
}

/**
 * Locks a data directory for this process, since two processes on one embedded database silently lose rows. The lock file is
 * beside the directory. A lock whose process has ended is taken over, also if its id was reused or a container was restarted. A
 * lock of another machine or container is taken over after some time without a sign of life. `onLost` runs in a process that
 * was silent for that time and finds the lock taken; it must not write from then on. By default it throws, which ends the
 * process.
 */
export const lockDirectory = async (
  directory: string,
  beats: Heartbeat = defaultHeartbeat,
  onLost: (sentence: string) => void = stop,
): Promise<{ readonly release: () => void }> => {
  const lock = `${directory}.lock`
  const own = textOf(self())
  mkdirSync(dirname(directory), { recursive: true, mode: 0o700 })
  if (!take(lock, own)) {
    const dead = readOr(lock, '')
    if (isHeld(holderOf(lock)) ?? (await isBeating(lock, beats))) return inUse(directory, lock)
    if (!putAway(lock, dead) || !take(lock, own)) return inUse(directory, lock)
  }
  const timer = setInterval(() => {
    if (!isLost(lock, own)) return
    clearInterval(timer)
    onLost(
      `The data directory ${directory} was taken by another Paydeck while this one did not respond: this one stops.`,
    )
  }, beats.interval).unref()
  return {
    release: () => {
      clearInterval(timer)
      if (readOr(lock, '') === own) rmSync(lock, { force: true })
    },
  }
}
