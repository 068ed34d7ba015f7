import { expect, test } from 'vitest';
import { articleTypes } from './article-search';
import { articleTopics } from './article-topics';
import { articleFigure, articleFigures } from './article-figures';

test('every type and every topic has a drawing of its group', () => {
  const names = [
    ...articleTypes.map((type) => articleFigure({ type, topics: [] })),
    ...articleTopics.map((topic) => articleFigure({ type: 'blog', topics: [topic] })),
  ];
  expect(new Set(names).size).toBe(8);
});

test('what an offer is about counts before its topics', () => {
  expect(articleFigure({ type: 'job', topics: ['health-and-wellness'] })).toBe('cover-career');
  expect(articleFigure({ type: 'blog', topics: ['health-and-wellness', 'financial'] })).toBe(
    'cover-wellbeing',
  );
});

test('a word of the address chooses the drawing, whatever the type', () => {
  const figure = (slug: string) => articleFigure({ type: 'scholarship', topics: ['scholarships'], slug });
  expect(figure('electricians-without-fees')).toBe('cover-workshop');
  expect(figure('nursing-and-midwifery-half-fees')).toBe('field-health');
  expect(figure('exchange-term-four-rivers')).toBe('cover-abroad');
});

test('articles of one type have different drawings, each article always its own', () => {
  const slugs = Array.from({ length: 12 }, (_, index) => `places-${index}`);
  const figures = slugs.map((slug) => articleFigure({ type: 'scholarship', topics: [], slug }));
  expect(new Set(figures).size).toBeGreaterThanOrEqual(4);
  expect(slugs.map((slug) => articleFigure({ type: 'scholarship', topics: [], slug }))).toEqual(figures);
});

test('a list shows each article its own drawing, and none twice in view', () => {
  const exams = Array.from({ length: 12 }, (_, place) => ({
    type: 'blog' as const,
    topics: ['academic-life' as const],
    slug: `exam-${place}`,
  }));
  const figures = articleFigures(exams);
  expect(figures[0]).toBe('cover-examhall');
  for (const [place, figure] of figures.entries())
    expect(figures.slice(Math.max(0, place - 9), place)).not.toContain(figure);
  expect(articleFigures(exams.slice(0, 1), ['cover-examhall'])).not.toEqual(['cover-examhall']);
});

test('shows what the editors chose, also where its neighbour has it', () => {
  const chosen = { type: 'blog', topics: [], slug: 'any', drawing: 'cover-ferry' } as const;
  expect(articleFigure(chosen)).toBe('cover-ferry');
  expect(articleFigures([chosen, chosen])).toEqual(['cover-ferry', 'cover-ferry']);
  expect(articleFigure({ ...chosen, drawing: null })).not.toBe('cover-ferry');
});
