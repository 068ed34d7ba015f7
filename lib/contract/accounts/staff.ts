import * as z from 'zod';
import { staffRoleNames } from '@/lib/domain/accounts/roles';
import { defineResource } from '../endpoint';
import { done, id, instant, keyword, queryInt, requiredText } from '../fields';
import { personName } from './person-name';
import { latinFamilyName, latinName } from '../person-fields';

const role = z.enum(staffRoleNames);
const place = z.object({ id: z.uuid(), slug: z.string(), name: z.string(), nameNative: z.string() });

const staffMember = personName.extend({
  id: z.uuid(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  roles: z.array(role),
  schools: z.array(place),
  banks: z.array(place),
  enabled: z.boolean(),
  /** False until the person has set a PIN. */
  complete: z.boolean(),
  createdAt: instant,
});
export type StaffMember = z.infer<typeof staffMember>;

/** A school role belongs to a school, an advisor's also to none; a bank's role belongs to a bank. */
const post = { role, schoolId: id.optional(), bankId: id.optional() };
export const staffPost = z.object(post);

export const staffInvitation = z.object({
  username: requiredText(200),
  firstName: latinName.optional(),
  lastName: latinFamilyName.optional(),
  locale: z.enum(['km', 'en']).default('km'),
  ...post,
});

const page = {
  keyword,
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 20 }),
};
const people = z.object({ data: z.array(staffMember), countTotal: z.int() });

export const staffResource = defineResource('user/staff', {
  list: {
    method: 'GET',
    path: '/api-user/staff',
    access: 'staff',
    byRole: true,
    summary: 'Everybody with a role, by name; for Sala’s advisors',
    query: z.object({ role: role.optional(), schoolId: id.optional(), bankId: id.optional(), ...page }),
    response: people,
  },
  counts: {
    method: 'GET',
    path: '/api-user/staff/counts',
    access: 'staff',
    byRole: true,
    summary:
      'How many people have each role, of those that the other filters of the list leave; for Sala’s advisors',
    query: z.object({ schoolId: id.optional(), keyword }),
    response: z.object({ countAll: z.int(), countByRole: z.partialRecord(role, z.int()) }),
  },
  invite: {
    method: 'POST',
    path: '/api-user/staff',
    access: 'staff',
    byRole: true,
    summary:
      'Give a role to whoever has this number or mail address; somebody new gets an account and is told how to sign in. Sala’s advisors, and school admins for their own school: no role above their own',
    body: staffInvitation,
    /** `told` is false for somebody who had the role and was told within the last day. */
    response: z.object({ userId: z.uuid(), invited: z.boolean(), told: z.boolean() }),
    status: 201,
    idempotent: true,
    limited: true,
    conflicts: true,
    namesRecord: true,
  },
  grant: {
    method: 'POST',
    path: '/api-user/users/:id/grant_role',
    access: 'staff',
    byRole: true,
    summary:
      'Give somebody a role, or one more school of it; for Sala’s advisors, and for operators where the role is advisor or operator',
    body: staffPost,
    response: done,
    conflicts: true,
  },
  revoke: {
    method: 'POST',
    path: '/api-user/users/:id/revoke_role',
    access: 'staff',
    byRole: true,
    summary:
      'Take a role away, or one place of it; the last operator’s stays. For Sala’s advisors, for operators where the role is advisor or operator, and for school admins at their own school',
    body: staffPost,
    response: done,
    conflicts: true,
  },
  ofSchool: {
    method: 'GET',
    path: '/api-user/schools/:id/staff',
    access: 'staff',
    summary: 'Who works for a school that the caller looks after',
    query: z.object({ role: role.optional(), ...page }),
    response: people,
  },
  ofBank: {
    method: 'GET',
    path: '/api-user/banks/:id/staff',
    access: 'bank',
    summary: 'Who works for a bank: for its own staff and for Sala’s advisors',
    query: z.object(page),
    response: people,
  },
});
