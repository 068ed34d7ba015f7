import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Organization, organizationChange } from '@/lib/contract/school-day/organizations';
import type { Db } from '@/backend/db/client';
import { organizationSettings, schools } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { invalid, notFound } from '@/backend/errors';
import type { Act } from './act';
import { isKeeperOfOrganization } from './keepers';
import { isOwnOrganization } from './own-organization';
import { whatChanged } from './what-changed';

type Settings = typeof organizationSettings.$inferSelect;

const ownName = {
  slug: null,
  name: 'Sala',
  nameNative: 'សាលា',
  email: null,
  phone: null,
  telegram: null,
  website: null,
};

/** The target of an organization id: Sala's own name, or the school's page; null for neither. */
const findBase = async (deps: Reader, id: string) => {
  if (isOwnOrganization(deps, id)) return { ...ownName, status: 'active' as const };
  // Where an event may be named by its slug, the adapter accepts any text.
  if (!z.uuid().safeParse(id).success) return null;
  const [school] = await deps.db
    .select({
      slug: schools.slug,
      name: schools.name,
      nameNative: schools.nameNative,
      email: schools.email,
      phone: schools.phone,
      telegram: schools.telegram,
      website: schools.website,
      status: schools.status,
    })
    .from(schools)
    .where(eq(schools.id, id));
  return school ?? null;
};

/** @throws 404 when the organization is neither Sala's own nor a school that the caller may know of. */
export async function requireKnownOrganization(
  deps: Reader,
  id: string,
  caller: Caller | null,
): Promise<void> {
  const base = await findBase(deps, id);
  if (!base || (base.status !== 'active' && !(await isKeeperOfOrganization(deps, caller, id))))
    throw notFound();
}

const settingsOf = async (db: Db, id: string): Promise<Settings | undefined> => {
  const [row] = await db
    .select()
    .from(organizationSettings)
    .where(eq(organizationSettings.organizationId, id));
  return row;
};

/** @throws 404 for an unknown id. */
export async function readOrganization(deps: Reader, id: string): Promise<Organization> {
  const base = await findBase(deps, id);
  if (!base) throw notFound();
  const own = await settingsOf(deps.db, id);
  return {
    organizationId: id,
    kind: isOwnOrganization(deps, id) ? 'platform' : 'school',
    slug: base.slug,
    name: base.name,
    nameNative: base.nameNative,
    email: own?.email ?? base.email,
    phone: own?.phone ?? base.phone,
    telegram: own?.telegram ?? base.telegram,
    website: own?.website ?? base.website,
    academicYear: own?.academicYear ?? null,
    termStart: own?.termStart ?? null,
    termEnd: own?.termEnd ?? null,
    attendanceMinPercent: own?.attendanceMinPercent ?? null,
    absencePaperDays: own?.absencePaperDays ?? null,
    reportScale: own?.reportScale ?? null,
    signatory: own?.signatory ?? null,
    officeHours: own?.officeHours ?? null,
    version: own?.version ?? 1,
    updatedAt: own?.updatedAt.toISOString() ?? null,
  };
}

/** @throws 412 when somebody else has changed the settings */
export async function changeOrganization(
  act: Act,
  id: string,
  change: z.output<typeof organizationChange>,
): Promise<Organization> {
  const { now } = act;
  const here = eq(organizationSettings.organizationId, id);
  await act.tx
    .insert(organizationSettings)
    .values({ organizationId: id, updatedAt: now })
    .onConflictDoNothing();
  const [before] = await act.tx.select().from(organizationSettings).where(here).for('update');
  if (!before) throw new Error('The settings were not stored.');
  act.requireVersion(before);
  const row = await act.bump(organizationSettings, before, { ...change, updatedAt: now });
  if (row.termStart && row.termEnd && row.termEnd < row.termStart)
    throw invalid([{ path: 'termEnd', code: 'before-start' }]);
  act.note('organization-changed', id, whatChanged(before, change));
  return readOrganization(act.deps, id);
}
