import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { waitingResource } from '@/lib/contract/review/waiting';
import { isDecided } from '@/lib/domain/admissions/applicant-steps';
import { seedDemo } from '@/backend/seed/seed-demo';
import { stableId } from '@/backend/seed/stable-id';
import { call, useTestBackend } from '@/tests/support/backend';
import { signedIn } from '@/tests/support/make';

const folder = mkdtempSync(join(tmpdir(), 'sala-demo-'));
const backend = useTestBackend({ DATA_DIR: folder });

beforeAll(() => seedDemo(backend.current.deps));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['advisor', 'partner', 'schoolAdmin'])(
  'at the desk of the %s some undecided applications wait for the school, the others for their applicant',
  async (account) => {
    const b = backend.current;
    const token = await signedIn(b, stableId(`account:${account}`));
    const { list } = applicantsResource.endpoints;
    const rowsFrom = async (start: number) =>
      (await call(b, list, { query: { start: String(start), limit: '100' } }, token)).body;
    const [first, second] = [await rowsFrom(0), await rowsFrom(100)];
    const open = [...first.data, ...second.data].filter(({ applicantStatus }) => !isDecided(applicantStatus));
    const ofSchool = open.filter(({ nextActor }) => nextActor === 'school');
    expect(ofSchool.length).toBeGreaterThan(0);
    expect(open.length).toBeGreaterThan(ofSchool.length);
    const { counts } = (await call(b, waitingResource.endpoints.summary, {}, token)).body;
    expect(counts.applications).toBe(ofSchool.length);
  },
);
