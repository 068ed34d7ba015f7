import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { done, instant, typed } from '../fields';
import { vacancyFilter } from './vacancy-shapes';

/** What a saved search asks for; the same words as those of the list of vacancies. */
const { keyword, kind, province, schedule, workplace, field, payPublished } = vacancyFilter.shape;
export const savedSearchFilter = z.object({
  keyword,
  kind,
  province,
  schedule,
  workplace,
  field,
  payPublished,
});
export type SavedSearchFilter = z.output<typeof savedSearchFilter>;

const savedSearch = z.object({ searchId: z.uuid(), filter: savedSearchFilter, createdAt: instant });
export type SavedSearch = z.output<typeof savedSearch>;

const searches = '/api-nest-recruit/organizations/:orgId/users/:userId/saved-searches';

/** Looking for vacancies: what a keyword may mean, and searches that tell their person of new ones. */
export const vacancySearchResource = defineResource('recruitment/vacancy-search', {
  instead: {
    method: 'GET',
    path: '/api-nest-recruit/organizations/:orgId/vacancy-search/instead',
    access: 'public',
    summary:
      'What to search in place of a keyword that finds no open vacancy: with its slips put right, or without words that say nothing',
    query: z.object({ keyword: typed(textLimits.keywordMax) }),
    /** `field`: in which field of work that is meant is offered. */
    response: z.object({ keyword: z.string().nullable(), field: z.string().nullable().default(null) }),
  },
  list: {
    method: 'GET',
    path: searches,
    access: 'self',
    summary: 'The searches for vacancies that a person has saved, the latest first',
    response: z.object({ data: z.array(savedSearch), countTotal: z.int() }),
  },
  save: {
    method: 'POST',
    path: searches,
    access: 'self',
    summary:
      'Save a search: its person is told once of each new vacancy that fits; the same search twice is once',
    body: savedSearchFilter.refine(
      (filter) => Object.values(filter).some((value) => value !== undefined && value !== ''),
      'required',
    ),
    response: savedSearch,
    status: 201,
    conflicts: true,
  },
  end: {
    method: 'DELETE',
    path: `${searches}/:searchId`,
    access: 'self',
    summary: 'End a saved search',
    response: done,
  },
});
