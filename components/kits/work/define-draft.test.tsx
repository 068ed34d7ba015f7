import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { editorDraftStore } from '@/components/kits/editor/use-editor-draft';
import { defineDraft } from './define-draft';

afterEach(() => localStorage.clear());

const drafts = defineDraft({
  name: 'sala.test',
  steps: 3,
  values: z.object({ name: z.string().catch('') }),
  extra: z.object({ about: z.string().nullable().catch(null) }),
});

test('a draft belongs to its owner, with a key of its own', () => {
  const [first, second] = [
    drafts.fresh({ name: 'A' }, { about: 'x' }),
    drafts.fresh({ name: 'B' }, { about: null }),
  ];
  expect(first.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  drafts.of('dara:1').write(first);
  expect(drafts.of('dara:1').read()).toEqual(first);
  expect(drafts.of('bopha:1').read()).toBeNull();
  expect(drafts.ownersOf('dara:')).toEqual(['1']);
});

test.each([
  ['another version', { version: 0 }],
  ['no key', { idempotencyKey: '' }],
  ['no values', { values: 7 }],
])('a draft with %s is none', (_, damage) => {
  localStorage.setItem(
    'sala.test:dara',
    JSON.stringify({ ...drafts.fresh({ name: 'A' }, { about: null }), ...damage }),
  );
  expect(drafts.of('dara').read()).toBeNull();
});

test('a step that the form does not have is the first', () => {
  const draft = { ...drafts.fresh({ name: 'A' }, { about: null }), step: 7, furthestStep: 2 };
  localStorage.setItem('sala.test:dara', JSON.stringify(draft));
  expect(drafts.of('dara').read()).toMatchObject({ step: 0, furthestStep: 2 });
});

test('what was typed into an editor before is read as well', () => {
  const before = { version: 4, savedAt: '2026-11-01T02:00:00.000Z', values: { title: 'A' } };
  localStorage.setItem('sala.editor:dara:faq:1', JSON.stringify(before));
  expect(editorDraftStore('dara', 'faq:1').read()).toEqual({ ...before, base: null });
});
