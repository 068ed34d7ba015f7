import { expect, test } from 'vitest';
import { whatChanged } from './what-changed';

const day = new Date('2026-11-27T00:00:00Z');
const before = {
  status: 'draft',
  order: 1,
  name: 'Law',
  text: { en: 'A' },
  endsAt: day,
  version: 3,
  parentId: null,
};

test.each([
  [{}, { fields: '' }],
  [{ status: 'draft', text: { en: 'A' }, endsAt: day, parentId: null }, { fields: '' }],
  [
    { status: undefined, order: 2 },
    { fields: 'order', orderBefore: 1, orderAfter: 2 },
  ],
  [{ status: 'active' }, { fields: 'status', statusBefore: 'draft', statusAfter: 'active' }],
  [{ parentId: 'a-1' }, { fields: 'parentId', parentIdBefore: null, parentIdAfter: 'a-1' }],
  [{ name: 'Tax law', text: { en: 'B' } }, { fields: 'name,text' }],
  [{ version: 4, updatedAt: day }, { fields: '' }],
  [
    { endsAt: new Date('2026-12-01T00:00:00Z') },
    { fields: 'endsAt', endsAtBefore: '2026-11-27T00:00:00.000Z', endsAtAfter: '2026-12-01T00:00:00.000Z' },
  ],
])('%j', (change, expected) => {
  expect(whatChanged(before, change)).toEqual(expected);
});
