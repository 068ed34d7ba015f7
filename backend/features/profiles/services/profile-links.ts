import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { ProfileLink } from '@/lib/contract/profiles/profile-links';
import type { OpenParts } from '@/lib/contract/profiles/profile-settings';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { profileLinkLimits } from '@/lib/domain/profiles/cv-options';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import { profileLinks, profiles } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { hashToken } from '@/backend/core/access/opaque-tokens';
import { ageOf } from '@/backend/core/access/birthdays';
import { linkSight } from './profile-readers';
import { readComplete } from './profile-views';

const dayMs = 86_400_000;
/** 128 bits, 22 characters. */
const keyBytes = 16;

type Row = typeof profileLinks.$inferSelect;

export const toLink = (row: Row): ProfileLink => ({
  linkId: row.id,
  label: row.label,
  openParts: row.openParts,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  openedCount: row.openedCount,
});

export const linksOf = (db: Db, profileId: string): Promise<Row[]> =>
  db
    .select()
    .from(profileLinks)
    .where(eq(profileLinks.profileId, profileId))
    .orderBy(desc(profileLinks.createdAt), desc(profileLinks.id));

const isOpenAt = (now: Date) => and(isNull(profileLinks.revokedAt), gt(profileLinks.expiresAt, now));

/** @throws 404 for a person whose profile no link leads to */
export async function requireOpenLink(
  db: Db,
  { orgId, userId }: { orgId: string; userId: string },
  now: Date,
): Promise<void> {
  const [found] = await db
    .select({ id: profileLinks.id })
    .from(profileLinks)
    .innerJoin(profiles, eq(profiles.id, profileLinks.profileId))
    .where(
      and(
        eq(profiles.organizationId, orgId),
        or(eq(profiles.userId, userId), eq(profileLinks.addressUserId, userId)),
        eq(profiles.isDeleted, false),
        isOpenAt(now),
      ),
    )
    .limit(1);
  if (!found) throw notFound();
}

/** @throws 409 where a profile has too many links that still lead to it */
export async function createLink(
  act: Act,
  profileId: string,
  { label, days, openParts }: { label: string; days: number; openParts: OpenParts },
) {
  // Locks the profile: parallel calls count one after the other.
  await act.tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('update');
  const isOpen = and(eq(profileLinks.profileId, profileId), isOpenAt(act.now));
  if ((await act.tx.$count(profileLinks, isOpen)) >= profileLinkLimits.linksMax)
    throw new Refusal(409, 'too-many-links', 'Take another link back first.');
  const key = randomBytes(keyBytes).toString('base64url');
  const row = onlyRow(
    await act.tx
      .insert(profileLinks)
      .values({
        profileId,
        keyHash: hashToken(key),
        label,
        openParts,
        createdAt: act.now,
        expiresAt: new Date(act.now.getTime() + days * dayMs),
      })
      .returning(),
  );
  act.note('profile-link-made', row.id);
  return { ...toLink(row), key };
}

/** @throws 404 */
export async function revokeLink(act: Act, profileId: string, linkId: string): Promise<void> {
  const [row] = await act.tx
    .update(profileLinks)
    .set({ revokedAt: sql`coalesce(${profileLinks.revokedAt}, ${act.now.toISOString()}::timestamptz)` })
    .where(and(eq(profileLinks.id, linkId), eq(profileLinks.profileId, profileId)))
    .returning({ id: profileLinks.id });
  if (!row) throw notFound();
  act.note('profile-link-revoked', row.id);
}

/** The profile that a key leads to, with what its link opens; counts the visit. @throws 404 for every other key */
export async function readByKey(act: AnyAct, key: string): Promise<CompleteProfile> {
  const [link] = await act.tx
    .update(profileLinks)
    .set({ lastOpenedAt: act.now, openedCount: sql`${profileLinks.openedCount} + 1` })
    .where(
      and(
        eq(profileLinks.keyHash, hashToken(key)),
        isNull(profileLinks.revokedAt),
        gt(profileLinks.expiresAt, act.now),
      ),
    )
    .returning();
  const [row] = link
    ? await act.tx
        .select()
        .from(profiles)
        .where(and(eq(profiles.id, link.profileId), eq(profiles.isDeleted, false)))
    : [];
  if (!link || !row) throw notFound('This link leads nowhere.');
  const { age } = await ageOf(act.tx, row.userId, dayInCambodia(act.now));
  return readComplete(act.deps, row, 'stranger', linkSight(link.openParts, age));
}
