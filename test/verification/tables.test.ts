import { verificationTableLaws } from '@paydeck/core/properties'
import { verificationTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import {
  isCollected,
  isTaskDone,
  productsToCreate,
  progressHeader,
  progressPercent,
  situationOf,
  standingOf,
  verificationAction,
  verificationAddress,
} from '@paydeck/core/verification'
import { describe, expect, it } from 'vitest'

describe('a verification table of another team', () => {
  const { products, actionRows, headerRows, doneStatuses } = verificationTables
  const own = {
    ...verificationTables,
    actionRows: actionRows.map((row) => (row.standing === 'in-review' ? { ...row, collection: [] } : row)),
    headerRows: headerRows.map((row) => (row.text === 'Complete' ? { ...row, text: 'Verified' } : row)),
    doneStatuses: [...doneStatuses, 'skipped'],
    products: {
      individualShopperTier1: { ...products.individualShopperTier1, forPayouts: true },
      payoutsRecipient: { ...products.payoutsRecipient, forPayouts: false },
    },
  }

  it('keeps the laws of every verification table', async () => {
    expect(await brokenLaws(verificationTableLaws(own))).toEqual([])
  })

  it('changes the action, the standing and the header', () => {
    const waiting = { status: null, collectionStatus: 'awaitingApproval' } as const
    expect(verificationAction(null, 'awaitingApproval', own.actionRows)).toBe('get-verified')
    expect([standingOf(waiting), standingOf(waiting, own.actionRows)]).toEqual(['in-review', 'not-started'])
    const approved = { status: 'approved', collectionStatus: null, collectionTasks: [] } as const
    expect(progressHeader(approved, own.headerRows)).toBe('Verified')
  })

  it('changes which tasks are done', () => {
    const tasks = [{ status: 'skipped' }]
    expect([isTaskDone('skipped'), isTaskDone('skipped', own.doneStatuses)]).toEqual([false, true])
    expect([isCollected(tasks), isCollected(tasks, own.doneStatuses)]).toEqual([false, true])
    const application = { status: null, collectionStatus: 'incomplete', collectionTasks: tasks } as const
    expect([situationOf(application), situationOf(application, own.actionRows, own.doneStatuses)]).toEqual([
      'started',
      'unsubmitted',
    ])
    expect([progressPercent(tasks), progressPercent(tasks, own.doneStatuses)]).toEqual([0, 100])
  })

  it('changes the address of a product, and the applications that are created', () => {
    const address = verificationAddress('individualShopperTier1', 'token', own.products)
    expect(address).toContain('accept-invite-payload=token')
    const approved = {
      applicationId: 'a1',
      productName: 'individualShopperTier1',
      status: 'approved',
      collectionStatus: null,
      collectionTasks: [],
    } as const
    const alone = {
      ...products,
      payoutsRecipient: { ...products.payoutsRecipient, partner: 'payoutsRecipient' },
    } as const
    expect(productsToCreate([approved])).toEqual(['payoutsRecipient'])
    expect(productsToCreate([approved], alone)).toEqual([])
  })
})

it('VERIF-018 a table in which a rejected application counts as approved breaks a law', async () => {
  const [approved, refused, ...rest] = verificationTables.actionRows
  const actionRows = [
    { ...approved, statuses: ['approved', 'rejected'] },
    { ...refused, statuses: ['abandoned'] },
    ...rest,
  ] as typeof verificationTables.actionRows
  const broken = await brokenLaws(verificationTableLaws({ ...verificationTables, actionRows }))
  expect(broken.some((message) => message.startsWith('An application is approved if and only if'))).toBe(true)
})
