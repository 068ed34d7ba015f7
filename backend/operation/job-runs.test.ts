import { expect, test } from 'vitest';
import { useTestBackend } from '@/tests/support/backend';
import { noteSuccess, readSuccesses } from './job-runs';

const backend = useTestBackend();

test('a job has the time of its last good run, whichever process says it later', async () => {
  const { db } = backend.current.deps;
  const [early, late] = [new Date('2026-11-28T01:00:00Z'), new Date('2026-11-28T02:00:00Z')];
  await noteSuccess(db, 'backup', late);
  await noteSuccess(db, 'backup', early);
  await noteSuccess(db, 'sweep', early);
  const runs = await readSuccesses(db);
  expect(runs.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'backup', succeededAt: late },
    { name: 'sweep', succeededAt: early },
  ]);
});
