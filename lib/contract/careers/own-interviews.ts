import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { done, instant, text, typed } from '../fields';
import { interview } from './applicant-work';

const interviews = '/api-nest-recruit/users/:userId/interviews';

/** `free` are the offered hours that can still be picked. */
const ownInterview = interview.extend({
  vacancyId: z.uuid(),
  slug: z.string(),
  title: text,
  companyName: text,
  free: z.array(instant),
});
export type OwnInterview = z.output<typeof ownInterview>;

/** Interviews as the applicant sees them. */
export const ownInterviewsResource = defineResource('recruitment/own-interviews', {
  list: {
    method: 'GET',
    path: interviews,
    access: 'self',
    summary: 'The interviews of a person that are offered or lie ahead',
    response: z.object({ data: z.array(ownInterview), countTotal: z.int() }),
  },
  pick: {
    method: 'POST',
    path: `${interviews}/:interviewId/pick`,
    access: 'self',
    summary: 'Pick one of the offered hours; who offered it is told',
    body: z.object({ startsAt: instant }),
    response: ownInterview,
    conflicts: true,
  },
  decline: {
    method: 'POST',
    path: `${interviews}/:interviewId/decline`,
    access: 'self',
    summary: 'Say that no hour fits, or that one cannot come, with a word to who offered it',
    body: z.object({ words: typed(textLimits.shortTextMax).optional() }),
    response: done,
    conflicts: true,
  },
});
