import { expect, test } from 'vitest';
import { articleTypes } from '@/lib/domain/content/article-search';
import { articleTopics } from '@/lib/domain/content/article-topics';
import { articleFigure } from './article-figures';

test('every type and every topic has a drawing of its family', () => {
  const names = [
    ...articleTypes.map((type) => articleFigure({ type, topics: [] })),
    ...articleTopics.map((topic) => articleFigure({ type: 'blog', topics: [topic] })),
  ];
  expect(new Set(names).size).toBe(6);
});

test('what an offer is about counts before its topics', () => {
  expect(articleFigure({ type: 'job', topics: ['health-and-wellness'] })).toBe('cover-career');
  expect(articleFigure({ type: 'blog', topics: ['health-and-wellness', 'financial'] })).toBe(
    'cover-wellbeing',
  );
});
