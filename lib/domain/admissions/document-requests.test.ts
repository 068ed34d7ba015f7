import { expect, it } from 'vitest';
import { documentStatuses, mayMoveRequest } from './document-requests';

it('is worked off by the school in one direction', () => {
  const moves = documentStatuses.flatMap((from) =>
    documentStatuses.filter((to) => mayMoveRequest('school', from, to)).map((to) => `${from} > ${to}`),
  );
  expect(moves).toEqual([
    'requested > processing',
    'requested > ready',
    'requested > rejected',
    'processing > ready',
    'processing > rejected',
    'ready > handed-over',
  ]);
});

it('can be taken back by its student until the school begins', () => {
  const moves = documentStatuses.flatMap((from) =>
    documentStatuses.filter((to) => mayMoveRequest('student', from, to)).map((to) => `${from} > ${to}`),
  );
  expect(moves).toEqual(['requested > cancelled']);
});
