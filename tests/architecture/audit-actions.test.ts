import { expect, it } from 'vitest';
import { filesIn, read, readJson } from './source-files';

const written = /\baction: '([a-z-]+)'|\bnote\(\s*'([a-z-]+)'/g;

const bareChange = /\bnote\(\s*'[a-z-]+-changed'(?:,\s*[^,(){}]+)?,?\s*\)/g;

it('what says that something changed says what', () => {
  const bare = filesIn('backend', /(?<!\.test)\.ts$/).flatMap((path) =>
    [...read(path).matchAll(bareChange)].map(([call]) => `${path}: ${call}`),
  );
  expect(bare).toEqual([]);
});

it('every action that is written into the audit log has a name for people', () => {
  const { actions } = readJson('messages/en/accounts/audit.json') as { actions: Record<string, string> };
  const used = filesIn('backend', /(?<!\.test)\.ts$/).flatMap((path) =>
    [...read(path).matchAll(written)].map(([, entry, note]) => entry ?? note ?? ''),
  );
  expect(used.length).toBeGreaterThan(80);
  expect([...new Set(used)].filter((action) => !Object.hasOwn(actions, action)).toSorted()).toEqual([]);
});
