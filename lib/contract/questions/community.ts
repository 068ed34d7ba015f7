import * as z from 'zod';
import { similarMax } from '@/lib/domain/questions/similar-questions';
import { questionLimits } from '@/lib/domain/limits';
import { textLimits } from '@/lib/domain/limits/texts';
import { recordId } from '../answers';
import { defineResource } from '../endpoint';
import { done, id, queryInt, requiredText, text, typed } from '../fields';
import { author, question } from './posts';

/** Of another backend, which knows no names. */
const noName = { en: '', km: '' };
const ofOrganization = '/api-qa/v1/organizations/:orgId/questions';
const ofQuestion = '/api-qa/v1/questions/:questionId';

/** Around the questions of people: what readers do with them, and what staff decides. */
export const communityResource = defineResource('qa/community', {
  similar: {
    method: 'GET',
    path: `${ofOrganization}/similar`,
    access: 'public',
    summary: 'Questions that ask about the same, the most alike first; only those that readers see',
    query: z.object({
      text: typed(textLimits.longTextMax).default(''),
      limit: queryInt({ min: 1, max: 20, fallback: similarMax }),
    }),
    response: z.object({
      data: z.array(z.object({ questionId: recordId, title: z.string(), answerCount: z.int() })),
    }),
  },
  tags: {
    method: 'GET',
    path: `${ofOrganization}/tags`,
    access: 'public',
    summary: 'The tags that most questions have, with their names and counts',
    query: z.object({ limit: queryInt({ min: 1, max: 100, fallback: 30 }) }),
    response: z.object({
      data: z.array(
        z.object({
          tag: z.string(),
          name: text.default(noName),
          count: z.int(),
          version: z.int().default(1),
        }),
      ),
    }),
  },
  follow: {
    method: 'PUT',
    path: `${ofQuestion}/follow`,
    access: 'user',
    summary: 'Follow a question, or no longer: who follows is told of answers',
    body: z.object({ on: z.boolean() }),
    response: done,
  },
  useful: {
    method: 'PUT',
    path: `${ofQuestion}/useful`,
    access: 'user',
    summary: 'Find a question or one of its answers useful, or no longer; not one’s own',
    body: z.object({ on: z.boolean(), userAnswerId: id.optional() }),
    response: z.object({ usefulCount: z.int() }),
    conflicts: true,
    namesRecord: true,
  },
  accept: {
    method: 'PUT',
    path: `${ofQuestion}/accepted`,
    access: 'owner',
    summary: 'Accept an answer, or none: who asked, and staff after seven days without a choice',
    body: z.object({ userAnswerId: id.nullable() }),
    response: question,
    conflicts: true,
    namesRecord: true,
  },
  merge: {
    method: 'PUT',
    path: `${ofQuestion}/merged`,
    access: 'owner',
    summary: 'Mark a question as a duplicate: its address leads to the other one; for staff',
    body: z.object({ into: id }),
    response: question,
    conflicts: true,
    namesRecord: true,
    versioned: 'if-sent',
  },
  retag: {
    method: 'PUT',
    path: `${ofQuestion}/tags`,
    access: 'owner',
    summary: 'Replace the tags of a question; for staff',
    body: z.object({ tags: z.array(requiredText(questionLimits.tagMax)).max(questionLimits.tagsMax) }),
    response: question,
    versioned: 'if-sent',
  },
  people: {
    method: 'GET',
    path: `${ofQuestion}/people`,
    access: 'owner',
    summary: 'Who wrote under a hidden name, for staff; each look is in the audit log',
    response: z.object({ data: z.array(z.object({ writerNumber: z.int(), author })) }),
  },
});
