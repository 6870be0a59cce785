import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { nothing, nullable, record } from '../codec.ts'

/** Reads the status of the user's referral. The expiration is in milliseconds since 1970 (CALL-017). */
export const getReferralStatus = graphql({
  name: 'getReferralStatus',
  document: `query getReferralStatus($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) { referralStatus { status expiration } }
  }`,
  input: nothing,
  reply: record({ referralStatus: record({ status: t.string, expiration: t.number }) }),
})

/** Reads the user's referral code; null if there is none (CALL-018). */
export const getReferralCode = graphql({
  name: 'GetReferralCode',
  document: `query GetReferralCode($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) { referralCode { code } }
  }`,
  input: nothing,
  reply: record({ referralCode: nullable(record({ code: t.string })) }),
})

/** Generates the referral code. Idempotent: a repeated call returns the same code (CALL-019). */
export const generateReferralCode = graphql({
  name: 'GenerateReferralCode',
  document: `mutation GenerateReferralCode($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) { generateReferralCode { code } }
  }`,
  input: nothing,
  reply: record({ generateReferralCode: record({ code: t.string }) }),
})
