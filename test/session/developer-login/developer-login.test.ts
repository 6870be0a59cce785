import { describe, expect, it } from 'vitest'
import { makeBench } from '../fixture.ts'

describe('the developers’ login', () => {
  it('ROUTE-033 signs in with the derived password and goes to home', async () => {
    const { developerLogin, calls, left } = makeBench()
    await developerLogin.login.start({ email: 'ada@example.test', password: 'secret' })()
    expect(calls).toEqual(['begin ada@example.test derived secret'])
    expect(left).toEqual(['/id/home'])
  })
})
