import * as z from 'zod';
import { tokenLimits } from '@/lib/domain/limits/sign-in';
import { readTokenRoles } from '@/lib/domain/accounts/roles';
import { ageByDay, answer, answeredAge, answeredDay, recordId, textOr } from '../answers';
import { defineResource } from '../endpoint';
import { done, typed } from '../fields';

const discovery = z.object({
  issuer: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url(),
  grant_types_supported: z.array(z.string()),
  response_types_supported: z.array(z.string()),
  subject_types_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()),
  claims_supported: z.array(z.string()),
  id_token_signing_alg_values_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.string()),
});

const clientId = z.string().max(100);

const passwordGrant = z.object({
  grant_type: z.literal('password'),
  username: typed(200),
  password: z.string().min(1).max(200),
  client_id: clientId,
  scope: z.string().max(100).optional(),
  /** The `device_token` of earlier log-ins on this device, joined by `~` for several people. */
  device_token: z.string().max(400).optional(),
  /** Links the pending identity to this account, in the browser with this `code_verifier`. */
  link: z.string().max(100).optional(),
  code_verifier: z.string().max(128).optional(),
});

/** The code from `GET /api-auth/callback`, in the browser that started the sign-in. */
const codeGrant = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().min(1).max(100),
  code_verifier: z.string().min(1).max(128),
  client_id: clientId,
});

const refreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(4096),
  client_id: clientId,
});

const tokens = answer(
  z.object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.int(),
    refresh_expires_in: z.int(),
    token_type: z.literal('Bearer'),
    /** After a log-in: sent with the next one, it prevents failures of strangers from locking this device out. */
    device_token: z.string().optional(),
    /** This log-in has taken back the request to delete the account. */
    deletion_cancelled: z.boolean().optional(),
  }),
  () => ({
    expires_in: tokenLimits.accessLifetimeSeconds,
    refresh_expires_in: tokenLimits.refreshLifetimeSeconds,
    token_type: 'Bearer' as const,
  }),
);
export type Tokens = z.infer<typeof tokens>;

const userinfo = answer(
  z.object({
    sub: recordId,
    email: z.string().nullable(),
    email_verified: z.boolean(),
    family_name: z.string(),
    given_name: z.string(),
    preferred_username: z.string(),
    /** Names in Khmer, with the language tags of OpenID Connect claims. */
    'family_name#km': z.string().nullish(),
    'given_name#km': z.string().nullish(),
    gender: z.string().nullable(),
    dob: answeredDay.nullable(),
    age: answeredAge,
    province: z.string().nullable(),
    currentSchool: z.string().nullable(),
    avatar: z.string().nullable(),
    roles: z.array(z.string()),
    organizations: z.array(recordId),
  }),
  (raw) => ({
    email: null,
    email_verified: false,
    family_name: '',
    given_name: '',
    preferred_username: textOr(raw['email']),
    gender: null,
    dob: null,
    age: ageByDay(raw['dob']),
    province: null,
    currentSchool: null,
    avatar: null,
    roles: readTokenRoles(raw),
    organizations: [],
  }),
);
export type Userinfo = z.infer<typeof userinfo>;

export const sessionResource = defineResource('auth/session', {
  token: {
    method: 'POST',
    path: '/api-auth/token',
    access: 'public',
    summary: 'Sign in with a password or PIN, or exchange a refresh token or the code of a sign-in elsewhere',
    encoding: 'form',
    body: z.discriminatedUnion('grant_type', [passwordGrant, refreshGrant, codeGrant]),
    response: tokens,
    limited: true,
    errors: 'oauth',
  },
  userinfo: {
    method: 'GET',
    path: '/api-auth/userinfo',
    access: 'user',
    summary: 'The person whose bearer this is',
    response: userinfo,
  },
  logout: {
    method: 'POST',
    path: '/api-auth/logout',
    access: 'user',
    summary: 'End the session of one’s own that a refresh token belongs to',
    encoding: 'form',
    body: z.object({
      client_id: clientId,
      refresh_token: z.string().min(1).max(4096),
      grant_type: z.literal('refresh_token').optional(),
    }),
    response: done,
  },
  nameBrowser: {
    method: 'POST',
    path: '/api-auth/browsers',
    access: 'public',
    summary: 'A token that names a browser for the limits of codes; sent as X-Sala-Browser',
    response: z.object({ token: z.string() }),
    status: 201,
  },
  keys: {
    method: 'GET',
    path: '/api-auth/jwks',
    access: 'public',
    summary: 'Public keys that access tokens are signed with (JWK set)',
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  },
  discovery: {
    method: 'GET',
    path: '/api-auth/.well-known/openid-configuration',
    access: 'public',
    summary: 'Where the calls of this identity provider are (OpenID Connect Discovery), below its issuer',
    response: discovery,
  },
  discoveryAtRoot: {
    method: 'GET',
    path: '/.well-known/openid-configuration',
    access: 'public',
    summary: 'The same, where it is looked for without knowing the issuer',
    response: discovery,
  },
});
