import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, instant } from '../fields';

const users = '/api-nest-recruit/users/:userId';

/** What somebody keeps of vacancies, and takes back. */
export const ownVacanciesResource = defineResource('recruitment/own-vacancies', {
  saved: {
    method: 'GET',
    path: `${users}/saved-vacancies`,
    access: 'self',
    summary: 'Vacancies that the person has saved, the latest first',
    response: z.object({
      data: z.array(z.object({ vacancyId: z.uuid(), createdAt: instant })),
      countTotal: z.int(),
    }),
  },
  save: {
    method: 'PUT',
    path: `${users}/saved-vacancies/:vacancyId`,
    access: 'self',
    summary: 'Save a vacancy; twice is once',
    response: done,
    conflicts: true,
  },
  unsave: {
    method: 'DELETE',
    path: `${users}/saved-vacancies/:vacancyId`,
    access: 'self',
    summary: 'Save it no longer',
    response: done,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api-nest-recruit/organizations/:orgId/user/:userId/vacancy/:vacancyId',
    access: 'self',
    summary:
      'Take one’s application for a vacancy back: it is deleted, and one may apply again while it is open',
    response: done,
  },
});
