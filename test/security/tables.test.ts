import { rejected } from '@paydeck/core/kernel'
import { securityTableLaws } from '@paydeck/core/properties'
import { otpIssuer, passwordStrength, twoFactorStatus, wantedProof } from '@paydeck/core/security'
import { securityTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'

describe('a security table of another team', () => {
  const { twoFactorMachine, twoFactorStageRows, wantedProofs } = securityTables
  const own = {
    ...securityTables,
    strengthLabels: { 0: 'Poor', 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Good' },
    issuers: { local: 'Mine', test: 'Trial', production: 'Acme' },
  }

  it('keeps the laws of every security table', async () => {
    expect(await brokenLaws(securityTableLaws(own))).toEqual([])
  })

  it('changes labels, issuers, the state of a request and the proofs that can be required', () => {
    expect(passwordStrength(4, own.strengthLabels)).toEqual({ label: 'Good', percent: 100 })
    expect(otpIssuer('pay.example', 'Paydeck', own.issuers)).toBe('Acme')
    const rows = { ...twoFactorStageRows, enabling: { ...twoFactorStageRows.enabling, status: 'loading' } } as const
    expect(twoFactorStatus('enabling', 'update-two-factor')).toBeNull()
    expect(twoFactorStatus('enabling', 'update-two-factor', rows)).toBe('loading')
    const fault = rejected(403, null, null, 'fingerprint')
    const proofs = { ...wantedProofs, fingerprint: wantedProofs.password }
    expect([wantedProof(fault), wantedProof(fault, proofs)]).toEqual([null, 'fingerprint'])
  })

  it('SEC-051 breaks a law if one of its stages loses the backup codes', async () => {
    const { 'codes-made': _lost, ...on } = twoFactorMachine.showing.on
    const machine = { ...twoFactorMachine, showing: { on } }
    const broken = await brokenLaws(securityTableLaws({ ...own, twoFactorMachine: machine }))
    expect(broken).toEqual([expect.stringContaining('Every stage accepts backup codes (SEC-051).')])
  })
})
