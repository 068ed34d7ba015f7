import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMajors } from '@/backend/features/schools/seed/insert-majors';
import { suggestionsResource } from '@/lib/contract/schools/suggestions';
import { fold } from '@/lib/domain/khmer/khmer';
import { call, startBackend, type TestBackend } from '@/tests/support/backend';
import meaningless from '@/tests/corpus/search/meaningless.json';
import slips from '@/tests/corpus/search/slips.json';

// Slips and everyday words of Khmer and Latin hands, written by somebody who had not read the rules of the search.

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
  await insertMajors(backend.deps);
}, 120_000);
afterAll(() => backend.close());

const ask = async (keyword: string) =>
  (await call(backend, suggestionsResource.endpoints.list, { query: { keyword } })).body;

/** The first majors, of the keyword itself or of what it is taken for. */
async function leadsOf(keyword: string): Promise<string[]> {
  const own = await ask(keyword);
  const found = own.correction === null ? own : await ask(own.correction);
  return found.majors.slice(0, 3).map(({ categoryId }) => categoryId);
}

const leastRight = 0.9;
const mostWrong = 0.03;

test.each([
  ['Khmer', (typed: string) => /[\u1780-\u17ff]/.test(typed)],
  ['Latin', (typed: string) => !/[\u1780-\u17ff]/.test(typed)],
] as const)(
  'what is typed in %s letters leads to what was meant',
  async (_, isOf) => {
    const typed = slips.filter((slip) => isOf(slip.typed));
    const misses: string[] = [];
    let wrong = 0;
    for (const slip of typed) {
      const leads = await leadsOf(slip.typed);
      if (leads.some((lead) => slip.lead.includes(lead))) continue;
      misses.push(`${slip.kind}: ${slip.typed} → ${leads.join(', ')} instead of ${slip.lead.join(', ')}`);
      if (leads.length > 0) wrong += 1;
    }
    expect((typed.length - misses.length) / typed.length, misses.join('\n')).toBeGreaterThanOrEqual(
      leastRight,
    );
    expect(wrong / typed.length, misses.join('\n')).toBeLessThanOrEqual(mostWrong);
  },
  240_000,
);

test('names, brands and chat are taken for no major', async () => {
  const taken: string[] = [];
  for (const text of meaningless) {
    const { correction } = await ask(text);
    if (correction !== null && correction !== fold(text)) taken.push(`${text} → ${correction}`);
  }
  expect(taken.length / meaningless.length, taken.join('\n')).toBeLessThanOrEqual(mostWrong);
}, 120_000);
