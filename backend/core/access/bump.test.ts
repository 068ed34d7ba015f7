import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestBackend } from '@/tests/support/backend';
import { contentVersions, organizationSettings } from '@/backend/db/schema';
import { bumpRow, bumpRows } from './bump';

const backend = useTestBackend();

const twoOrganizations = async () => {
  const { db, clock } = backend.current.deps;
  const ids = [randomUUID(), randomUUID()];
  const rows = ids.map((organizationId) => ({ organizationId, updatedAt: clock.now() }));
  const [one, two] = await db.insert(organizationSettings).values(rows).returning();
  if (!one || !two) throw new Error('The settings were not stored.');
  return { db, one, two };
};

test('a row is found by the key of its table, whatever its name, and no other row is written', async () => {
  const { db, one, two } = await twoOrganizations();
  const after = await bumpRow(db, organizationSettings, one, { email: 'office@example.com' });
  expect(after).toEqual({ ...one, email: 'office@example.com', version: 2 });
  const isOther = eq(organizationSettings.organizationId, two.organizationId);
  expect(await db.select().from(organizationSettings).where(isOther)).toEqual([two]);
  const late = bumpRow(db, organizationSettings, one, { email: 'late@example.com' });
  await expect(late).rejects.toMatchObject({ status: 412 });
});

test('many rows each count their change', async () => {
  const { db, one, two } = await twoOrganizations();
  await bumpRow(db, organizationSettings, one, { email: null });
  const ids = [one.organizationId, two.organizationId];
  await bumpRows(db, organizationSettings, inArray(organizationSettings.organizationId, ids), {
    website: 'https://example.com',
  });
  const rows = await db
    .select({ website: organizationSettings.website, version: organizationSettings.version })
    .from(organizationSettings)
    .where(inArray(organizationSettings.organizationId, ids))
    .orderBy(organizationSettings.version);
  expect(rows).toEqual([
    { website: 'https://example.com', version: 2 },
    { website: 'https://example.com', version: 3 },
  ]);
});

test('a table that is keyed by several columns is no table of this kind', async () => {
  const { db } = backend.current.deps;
  const row = { recordId: randomUUID(), version: 1 };
  // @ts-expect-error -- no single column names a row of it
  await expect(bumpRow(db, contentVersions, row, {})).rejects.toThrow('one column');
});
