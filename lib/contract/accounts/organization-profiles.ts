import * as z from 'zod';
import { address } from '../admissions/enroll-detail';
import { defineResource } from '../endpoint';
import { done, id, instant, requiredText, typed } from '../fields';
import { phone } from '../person-fields';

const contactPerson = z.object({ name: requiredText(100), phone });

const fields = {
  /** The person's contact at this organization. */
  guardian: contactPerson
    .extend({ relation: z.enum(['mother', 'father', 'other'], 'required'), occupation: typed(100) })
    .nullable(),
  emergencyContact: contactPerson.extend({ relation: requiredText(60) }).nullable(),
  /** The person's address during the stay. */
  address: address.nullable(),
  about: typed(500).nullable(),
};

const organizationProfile = z.object({
  userId: z.uuid(),
  organizationId: z.uuid(),
  ...fields,
  updatedAt: instant,
});
export type OrganizationProfile = z.output<typeof organizationProfile>;

const organizationProfileChange = z.object(fields).partial();

export const organizationProfilesResource = defineResource('user/organization-profiles', {
  list: {
    method: 'GET',
    path: '/api-user/users/:id/profiles',
    access: 'self',
    summary: 'What a person has told organizations; one of them with organizationId',
    query: z.object({ organizationId: id.optional() }),
    response: z.object({ data: z.array(organizationProfile), countTotal: z.int() }),
  },
  update: {
    method: 'PATCH',
    path: '/api-user/users/:id/organizations/:orgId/profiles',
    access: 'self',
    summary: 'Tell one organization about oneself; fields that are left out stay',
    body: organizationProfileChange,
    response: organizationProfile,
  },
  leave: {
    method: 'DELETE',
    path: '/api-user/users/:id/organizations/:orgId/profiles',
    access: 'self',
    summary: 'Take back all that one has told an organization; its own records stay',
    response: done,
  },
});
