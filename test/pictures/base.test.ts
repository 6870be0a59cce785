import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { baseCommit, git } from './base.ts'

const folder = mkdtempSync(join(tmpdir(), 'paydeck-base-'))
const commit = (subject: string): string => {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false']
  git(folder, ...author, 'commit', '--allow-empty', '--no-verify', '-m', subject)
  return git(folder, 'rev-parse', 'HEAD')
}

let [shared, own] = ['', '']
beforeAll(() => {
  git(folder, 'init', '--initial-branch', 'main')
  shared = commit('Shared with the upstream')
  own = commit('Own')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('base commit of the picture comparison', () => {
  it('baseCommit returns the commit with the given name', () => {
    expect(baseCommit(folder, 'HEAD~1')).toBe(shared)
  })

  it('baseCommit rejects a name that git does not know', () => {
    expect(() => baseCommit(folder, 'no-such-branch')).toThrow(/no-such-branch/)
  })

  it('baseCommit returns HEAD if main has no upstream', () => {
    expect(baseCommit(folder)).toBe(own)
  })

  it('on a branch, baseCommit returns the latest common ancestor of HEAD and the upstream of main', () => {
    git(folder, 'remote', 'add', 'origin', folder)
    git(folder, 'update-ref', 'refs/remotes/origin/main', shared)
    git(folder, 'config', 'branch.main.remote', 'origin')
    git(folder, 'config', 'branch.main.merge', 'refs/heads/main')
    git(folder, 'checkout', '--quiet', '-b', 'topic')
    commit('On a topic')
    expect(baseCommit(folder)).toBe(shared)
  })
})
