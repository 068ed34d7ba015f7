import * as z from 'zod';
import { profileLinkLimits } from '@/lib/domain/profiles/cv-options';
import { defineResource } from '../endpoint';
import { done, instant, requiredText } from '../fields';
import { printedFile } from '../printed-file';
import { openParts } from './profile-settings';
import { completeProfile } from './profile-shapes';
import { printedCvQuery } from './profile-work';

const link = z.object({
  linkId: z.uuid(),
  label: z.string(),
  openParts,
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** When somebody last read by it, and how often; the owner’s own visits count too. */
  lastOpenedAt: instant.nullable(),
  openedCount: z.int(),
});
export type ProfileLink = z.output<typeof link>;

/** The part of the link behind the `#`, 22 characters. */
const key = z.object({ key: z.string().min(1, 'required').max(100) });
const links = '/api-nest-recruit/organizations/:orgId/profiles/:id/links';

export const profileLinksResource = defineResource('recruitment/profile-links', {
  list: {
    method: 'GET',
    path: links,
    access: 'owner',
    summary: 'The links to one’s profile, the newest first',
    response: z.object({ data: z.array(link), countTotal: z.int() }),
  },
  isOpen: {
    method: 'GET',
    path: '/api-nest-recruit/organizations/:orgId/profiles/user/:userId/links/open',
    access: 'public',
    summary: 'Whether some link leads to the profile of a person: its page must be there for who has the key',
    response: done,
  },
  create: {
    method: 'POST',
    path: links,
    access: 'owner',
    summary: 'Make a link to one’s profile; its key is in this answer only',
    body: z.object({
      label: requiredText(profileLinkLimits.labelMax),
      days: z
        .int('invalid-number')
        .min(1, 'out-of-range')
        .max(profileLinkLimits.daysMax, 'out-of-range')
        .default(profileLinkLimits.daysUnsaid),
      openParts,
    }),
    response: link.extend({ key: z.string() }),
    status: 201,
    conflicts: true,
  },
  revoke: {
    method: 'DELETE',
    path: `${links}/:linkId`,
    access: 'owner',
    summary: 'Take a link back: from now on it leads nowhere',
    response: done,
  },
  read: {
    method: 'POST',
    path: '/api-nest-recruit/shared-profiles/read',
    access: 'public',
    summary: 'The profile that a link leads to',
    body: key,
    response: completeProfile,
    limited: true,
    namesRecord: true,
  },
  cv: {
    method: 'POST',
    path: '/api-nest-recruit/shared-profiles/cv',
    access: 'public',
    summary: 'The CV that a link leads to, as PDF',
    body: key.extend(printedCvQuery.shape),
    judged: true,
    response: printedFile,
    limited: true,
    namesRecord: true,
  },
});
