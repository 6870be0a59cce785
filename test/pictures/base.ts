import { execFileSync } from 'node:child_process'

// A git hook sets these variables for its own repository. Git commands in other folders must not use them.
const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env

/** Runs git in a folder and returns its output. */
export const git = (folder: string, ...args: ReadonlyArray<string>): string =>
  execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const upstreamOf = (folder: string, branch: string): string =>
  git(folder, 'for-each-ref', '--format=%(upstream)', `refs/heads/${branch}`)

/**
 * Returns the commit with the name `named`. Without a name, returns the merge base of HEAD and the upstream of main, or HEAD
 * if main has no upstream.
 */
export const baseCommit = (folder: string, named?: string): string => {
  if (named !== undefined) return git(folder, 'rev-parse', '--verify', `${named}^{commit}`)
  const upstream = upstreamOf(folder, 'main')
  return upstream === '' ? git(folder, 'rev-parse', 'HEAD') : git(folder, 'merge-base', 'HEAD', upstream)
}
