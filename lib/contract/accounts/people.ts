import * as z from 'zod';
import { allRoleNames, defaultRoleName, roleNameOfWord } from '@/lib/domain/accounts/roles';
import { orUnsaid, answer, answeredInstant, pageOf, recordId, textOr } from '../answers';
import { defineResource } from '../endpoint';
import { isoDate, keyword, queryInt, requiredText, typed } from '../fields';
import { registration } from './accounts';
import { personName } from './person-name';

const name = personName.shape;
const nameAdded = { firstName: '', lastName: '', firstNameKm: null, lastNameKm: null };

/** `phone` shows only its last three digits when the caller is not related to the person. */
const memberOfOrganization = answer(
  z.object({
    id: recordId,
    ...name,
    phone: z.string().nullable(),
    roles: z.array(z.string()),
    enabled: z.boolean(),
    /** False until the person has set a PIN. */
    complete: z.boolean(),
    createdAt: orUnsaid(answeredInstant),
  }),
  (raw) => ({
    ...nameAdded,
    phone: textOr(raw['username']) || null,
    roles: [defaultRoleName],
    enabled: true,
    complete: true,
    createdAt: null,
  }),
);
export type MemberOfOrganization = z.infer<typeof memberOfOrganization>;

export const peopleResource = defineResource('user/people', {
  registerDirect: {
    method: 'POST',
    path: '/api-user/users/direct',
    access: 'keeper',
    summary:
      'Register somebody, who gets an SMS to choose a PIN; a known number answers its account, unchanged',
    body: registration.extend({ organizationId: z.uuid().optional() }),
    response: z.object({ userId: z.uuid() }),
    status: 201,
    idempotent: true,
    limited: true,
  },
  setEnabled: {
    method: 'PATCH',
    path: '/api-user/users/:id/user_enable',
    access: 'staff',
    summary:
      'Let an account in or shut it out; shutting out ends its sessions. Advisors only, never for staff',
    body: z.object({ enabled: z.boolean() }),
    response: z.object({ id: z.uuid(), enabled: z.boolean() }),
  },
  confirmBirthday: {
    method: 'PATCH',
    path: '/api-user/users/:id/birthday',
    access: 'staff',
    summary:
      'Confirm when somebody was born, by a paper that was seen: it decides about their age, whatever was said. Advisors only, never for staff',
    body: z.object({ dob: isoDate, seen: requiredText(200) }),
    response: z.object({ id: z.uuid(), dob: isoDate }),
  },
  search: {
    method: 'GET',
    path: '/api-user/users/search',
    access: 'staff',
    summary: 'Who has this number or mail address, as a whole; names only',
    query: z.object({ username: requiredText(200) }),
    response: z.object({
      data: z.array(
        answer(z.object({ id: recordId, ...name, enabled: z.boolean() }), () => ({
          ...nameAdded,
          enabled: true,
        })),
      ),
    }),
    limited: true,
  },
  listOfOrganization: {
    method: 'GET',
    path: '/api-nest-user/clients/:orgId/users',
    access: 'staff',
    summary: 'People of an organization by role, newest first; of a school, role user means its applicants',
    query: z.object({
      /** `advisor` is `enrollment:advisor`. */
      role: z.preprocess(
        roleNameOfWord,
        z.enum([...allRoleNames] as [string, ...string[]]).default(defaultRoleName),
      ),
      app: typed(100).optional(),
      /** Searches names, in either script. Complete numbers and mail addresses are found by `search`. */
      keyword,
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: pageOf(memberOfOrganization),
  },
  remind: {
    method: 'GET',
    path: '/api-nest-user/remind/organizations/:orgId/user/:userId',
    access: 'staff',
    summary: 'Remind somebody to choose a PIN, once a day; nothing is sent to who has one',
    response: z.object({ sent: z.boolean(), reason: z.enum(['sent', 'account-complete']) }),
    limited: true,
  },
  identity: {
    method: 'GET',
    path: '/api-userkeycloak/:id',
    access: 'self',
    summary: 'One’s account as an identity provider describes it',
    response: answer(
      z.object({
        id: recordId,
        username: z.string(),
        enabled: z.boolean(),
        emailVerified: z.boolean(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string().nullable(),
        /** Milliseconds since 1970. */
        createdTimestamp: z.int(),
      }),
      () => ({
        enabled: true,
        emailVerified: false,
        firstName: '',
        lastName: '',
        email: null,
        createdTimestamp: 0,
      }),
    ),
  },
});
