import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, instant } from '../fields';
import { personName } from './person-name';

/** Sign-in entries of the audit log of an account. */
export const signInActions = [
  'login',
  'login-failed',
  'login-locked',
  'logout',
  'refresh-token-reused',
  'identity-linked',
  'pin-set',
  'pin-reset',
  'password-changed',
  'password-change-failed',
  'sessions-ended',
  'user-enabled',
  'user-disabled',
] as const;

/** Actions of an advisor on the account. */
export const actsOfStaff = [
  'user-enabled',
  'user-disabled',
] as const satisfies (typeof signInActions)[number][];

export const deviceSession = z.object({
  id: z.uuid(),
  /** The browser's own user agent; pages derive a name from it. */
  userAgent: z.string(),
  /** The network without its last part, such as 203.0.113.*; '' when unknown. No location is looked up. */
  address: z.string(),
  provider: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
  /** The session of the caller. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

const record = z.record(z.string(), z.unknown());

export const safetyResource = defineResource('user/safety', {
  sessions: {
    method: 'GET',
    path: '/api-user/users/:id/sessions',
    access: 'self',
    summary: 'Where one is signed in, last used first',
    response: z.object({ data: z.array(deviceSession), countTotal: z.int() }),
  },
  endOthers: {
    method: 'DELETE',
    path: '/api-user/users/:id/sessions',
    access: 'self',
    summary: 'Sign out everywhere else',
    response: z.object({ ended: z.int() }),
  },
  endOne: {
    method: 'DELETE',
    path: '/api-user/users/:id/sessions/:sessionId',
    access: 'self',
    summary: 'Sign out on one device',
    response: done,
  },
  export: {
    method: 'GET',
    path: '/api-user/users/:id/export',
    access: 'self',
    summary: 'Everything that Sala holds on oneself; no secrets, codes or tokens',
    response: z.object({
      exportedAt: instant,
      account: record,
      /** Rows by table. */
      records: z.record(z.string(), z.array(record)),
    }),
    limited: true,
  },
  signIns: {
    method: 'GET',
    path: '/api-nest-user/organizations/:orgId/users/:userId/sign_ins',
    access: 'staff',
    summary: 'The latest sign-ins of a person of one’s organization, newest first',
    response: z.object({
      data: z.array(
        z.object({
          id: z.uuid(),
          at: instant,
          action: z.enum(signInActions),
          provider: z.string().nullable(),
          /** The advisor who enabled or disabled the account; null for actions of the person. */
          by: personName.nullable(),
        }),
      ),
      countTotal: z.int(),
    }),
  },
});
