import * as z from 'zod';
import { questionLimits } from '@/lib/domain/limits';
import { defineResource } from '../endpoint';
import { done, requiredText, text } from '../fields';

const tag = requiredText(questionLimits.tagMax);
const ofOrganization = '/api-qa/v1/organizations/:orgId/tags';

const followed = z.object({
  data: z.array(z.object({ tag: z.string(), name: text, tells: z.boolean() })),
});
export type FollowedTag = z.output<typeof followed>['data'][number];

/** Tags of questions: those that a person follows, and what staff says of them. */
export const tagsResource = defineResource('qa/tags', {
  followed: {
    method: 'GET',
    path: `${ofOrganization}/followed`,
    access: 'user',
    summary: 'The tags that the caller follows, the latest first',
    response: followed,
  },
  follow: {
    method: 'PUT',
    path: `${ofOrganization}/followed`,
    access: 'user',
    summary: 'Follow a tag by any of its names, or no longer; `tells`: the bell tells of new questions',
    body: z.object({ tag, on: z.boolean(), tells: z.boolean().default(true) }),
    response: followed,
    conflicts: true,
  },
  name: {
    method: 'PUT',
    path: `${ofOrganization}/names`,
    access: 'owner',
    summary: 'Give a tag its two names, by which readers see and find it; for staff',
    body: z.object({ tag, name: z.object({ en: tag, km: tag }) }),
    response: done,
    conflicts: true,
    namesRecord: true,
    versioned: 'if-sent',
  },
  merge: {
    method: 'PUT',
    path: `${ofOrganization}/merged`,
    access: 'owner',
    summary: 'Merge a tag into another: its questions and followers move, its name leads there; for staff',
    body: z.object({ tag, into: tag }),
    response: done,
    conflicts: true,
    namesRecord: true,
  },
});
