import { expect, test } from 'vitest';
import { illustrationSizes } from '@/components/ui/illustrations/illustration-files';
import { articleTypes } from '@/lib/domain/content/article-search';
import { articleTopics } from '@/lib/domain/content/article-topics';
import { coverDrawing } from './cover-drawing';

test('every type and every topic has a drawing of its family', () => {
  const names = [
    ...articleTypes.map((type) => coverDrawing({ type, topics: [] })),
    ...articleTopics.map((topic) => coverDrawing({ type: 'blog', topics: [topic] })),
  ];
  for (const name of names) expect(illustrationSizes[name]).toEqual([480, 270]);
  expect(new Set(names).size).toBe(6);
});

test('what an offer is about counts before its topics', () => {
  expect(coverDrawing({ type: 'job', topics: ['health-and-wellness'] })).toBe('cover-career');
  expect(coverDrawing({ type: 'blog', topics: ['health-and-wellness', 'financial'] })).toBe(
    'cover-wellbeing',
  );
});
