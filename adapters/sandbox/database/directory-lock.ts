import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stop } from '../kernel/start-failure.ts'

/** Process that owns a directory, as the lock file describes it. */
interface Holder {
  readonly pid: number
  /** Name of the machine or container. Empty if the lock file does not name one. */
  readonly host: string
  /**
   * Start time of the process, as reported by its system. It distinguishes the process from an earlier or later process with
   * the same id. Empty if unknown.
   */
  readonly startTime: string
  /** Process id namespace in which the id is valid. Empty if neither the system nor the lock file names one. */
  readonly namespace: string
}

/**
 * Timing of a lock holder's heartbeats in milliseconds. `interval` is the time between two heartbeats. After `timeout`
 * without a heartbeat, the lock counts as dead.
 */
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

/** Returns the state and the start time of a process, as Linux reports them. Both are empty on other systems. */
const statOf = (pid: number): { readonly state: string; readonly started: string } => {
  // The fields follow the process name in parentheses. The name may itself contain spaces and parentheses.
  const fields = readOr(`/proc/${pid}/stat`, '').split(') ').at(-1)?.split(' ') ?? []
  return { state: fields[0] ?? '', started: fields[19] ?? '' }
}

/** Returns the boot id and the start time of a process, as one text. Empty if the system does not report them. */
export const startTimeOf = (pid: number): string => {
  const { started } = statOf(pid)
  return started === '' ? '' : `${boot()}:${started}`
}

/**
 * Returns the process id namespace of this process. Containers with the same host name may use the same process ids, so an
 * id is unique only within its namespace. The result contains the boot id, because the numbers of namespaces are the same
 * after each boot and on each machine. Empty if the system reports no namespace.
 */
export const ownNamespace = (): string => {
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

const self = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  startTime: startTimeOf(process.pid),
  namespace: ownNamespace(),
})

const textOf = ({ pid, host, startTime: begun, namespace: space }: Holder): string =>
  `${pid}\n${host}\n${begun}\n${space}\n`

const holderOf = (lock: string): Holder => {
  const [pid = '', host = '', begun = '', space = ''] = readOr(lock, '').split('\n')
  return { pid: Number(pid), host, startTime: begun, namespace: space }
}

/** Returns a text that changes with each heartbeat of the lock. Empty if the lock is gone. */
const beatOf = (lock: string): string => {
  try {
    return `${statSync(lock).mtimeMs} ${textOf(holderOf(lock))}`
  } catch {
    return ''
  }
}

/**
 * True if the process that holds a lock is running, false if the process has ended. Null if only a heartbeat can prove that
 * the process is running.
 */
const isAlive = ({ pid, host, startTime: begun, namespace: space }: Holder): boolean | null => {
  if (!(pid > 0)) return false
  if (host !== '' && (host !== hostname() || space !== ownNamespace())) return null
  if (pid === process.pid && (begun === '' || begun === startTimeOf(pid))) return false
  if (!isRunning(pid)) return false
  const now = startTimeOf(pid)
  if (begun !== '' && now !== '') return begun === now
  // Without start times, the running process may be either the holder or a later process with the same id. A lock without a
  // host name was written by an earlier version of this program and counts as alive.
  return host === '' ? true : null
}

/**
 * Resolves to true if the holder sends a heartbeat before the timeout. Resolves to false after the timeout, or when the lock
 * is removed.
 */
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

/** Creates the lock file. Returns false if there already is one. */
const createLock = (lock: string, own: string): boolean => {
  try {
    writeFileSync(lock, own, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the lock of a process that has ended. If another process has just replaced this lock, puts the new lock back and
 * returns false.
 */
const removeLock = (lock: string, dead: string): boolean => {
  const renamed = `${lock}.${process.pid}`
  try {
    renameSync(lock, renamed)
  } catch {
    return true
  }
  const isDead = readOr(renamed, '') === dead
  if (isDead) rmSync(renamed, { force: true })
  else renameSync(renamed, lock)
  return isDead
}

/** Returns true if another process has taken the lock. Otherwise writes a heartbeat and returns false. */
const isLost = (lock: string, own: string): boolean => {
  try {
    if (readFileSync(lock, 'utf8') !== own) return true
    utimesSync(lock, new Date(), new Date())
  } catch {
    // The lock file was deleted by hand. The next start will find no lock.
  }
  return false
}

/**
 * Locks a data directory for this process, because two processes on one embedded database silently lose rows. The lock file
 * is beside the directory. Takes over the lock of a process that has ended, even if its id was reused or its container was
 * restarted. Takes over the lock of another machine or container after a timeout without a heartbeat. Calls `onLost` if
 * another process has taken the lock because this process sent no heartbeat for that time. After `onLost`, this process must
 * not write. The default `onLost` throws, which ends the process.
 */
export const lockDirectory = async (
  directory: string,
  beats: Heartbeat = defaultHeartbeat,
  onLost: (sentence: string) => void = stop,
): Promise<{ readonly release: () => void }> => {
  const lock = `${directory}.lock`
  const own = textOf(self())
  mkdirSync(dirname(directory), { recursive: true, mode: 0o700 })
  if (!createLock(lock, own)) {
    const dead = readOr(lock, '')
    if (isAlive(holderOf(lock)) ?? (await isBeating(lock, beats))) return inUse(directory, lock)
    if (!removeLock(lock, dead) || !createLock(lock, own)) return inUse(directory, lock)
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
