import * as z from 'zod';
import { schoolSummary } from '../schools/school-shapes';
import { defineResource } from '../endpoint';
import { orUnsaid, answer, answeredInstant, pageOf, recordId } from '../answers';
import { done } from '../fields';

const favorite = answer(
  z.object({
    schoolId: recordId,
    createdAt: orUnsaid(answeredInstant),
    school: orUnsaid(schoolSummary),
    /** Its programs that are open for applications today. */
    openProgramCount: z.int().nullable(),
  }),
  () => ({ createdAt: null, school: null, openProgramCount: null }),
);

export const favoritesResource = defineResource('user/favorites', {
  list: {
    method: 'GET',
    path: '/api-user/favorite_schools/:userId',
    access: 'self',
    summary: 'Favourite schools that are active, newest first',
    response: pageOf(favorite),
  },
  add: {
    method: 'POST',
    path: '/api-user/favorite_schools',
    access: 'user',
    summary: 'Add a school to one’s favourites; adding twice is one favourite',
    body: z.object({ schoolId: z.uuid() }),
    response: done,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/api-user/favorite_schools/users/:userId/schools/:schoolId',
    access: 'self',
    summary: 'Take a school off one’s favourites',
    response: done,
  },
});
