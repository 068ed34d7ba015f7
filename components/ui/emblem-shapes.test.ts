import { expect, test } from 'vitest';
import { emblemShapeCount } from '@/lib/domain/schools/emblem';
import { emblemShapes } from './emblem-shapes';

test('every shape that an emblem can have is drawn', () => {
  expect(emblemShapes).toHaveLength(emblemShapeCount);
});
