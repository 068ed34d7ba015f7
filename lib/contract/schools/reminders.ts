import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, instant } from '../fields';

export const remindersResource = defineResource('academic/reminders', {
  list: {
    method: 'GET',
    path: '/api-nest-aca/users/:userId/reminders',
    access: 'self',
    summary:
      'Programs that the person wants to hear of when they take applications again, the first asked for first',
    response: z.object({
      data: z.array(z.object({ enrollableSubjectId: z.uuid(), createdAt: instant })),
      countTotal: z.int(),
    }),
  },
  add: {
    method: 'PUT',
    path: '/api-nest-aca/enrollable_subjects/:id/reminder',
    access: 'user',
    summary:
      'Ask for a notification when a program takes applications; twice is once, 409 while it takes them',
    response: done,
    conflicts: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api-nest-aca/enrollable_subjects/:id/reminder',
    access: 'user',
    summary: 'Ask for it no longer',
    response: done,
  },
});
