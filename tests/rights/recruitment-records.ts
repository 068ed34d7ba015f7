import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  profileEntries,
  profileLinks,
  profiles,
  refereeRequests,
  registrations,
  vacancyApplications,
} from '@/backend/db/schema';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import { hashToken } from '@/backend/core/access/opaque-tokens';
import { makeCareerCenter, makeVacancy } from '../support/recruitment';
import { idOf, times } from './records';
import type { Target } from './table';

/** The person's profile, not shared. A person has one in an organization, so the earlier one is marked as deleted. */
export async function profileOf(target: Target): Promise<string> {
  const { backend, owner, school, secret } = target;
  const here = and(eq(profiles.organizationId, school.id), eq(profiles.userId, owner.id));
  await backend.deps.db.update(profiles).set({ isDeleted: true }).where(here);
  const email = `${secret.replaceAll(' ', '-')}@demo.example`;
  const row = { firstName: 'Dara', lastName: 'Sok', email, phoneNumber: owner.phone, aboutMe: secret };
  return idOf(
    backend.deps.db
      .insert(profiles)
      .values({ ...row, organizationId: school.id, userId: owner.id, searchFold: secret, ...times(target) })
      .returning({ id: profiles.id }),
  );
}

export const entryOf = (target: Target, profileId: string, kind: SectionKind, data: object) =>
  idOf(
    target.backend.deps.db
      .insert(profileEntries)
      .values({ profileId, kind, data: { ...data }, sortKey: '', ...times(target) })
      .returning({ id: profileEntries.id }),
  );

/** A link to a profile that opens nothing more than the content. */
export const profileLinkOf = async ({ backend }: Target, profileId: string) => {
  const now = backend.clock.now();
  const key = randomBytes(16).toString('base64url');
  const openParts = { contacts: false, location: false, photo: false, referees: false };
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const linkId = await idOf(
    backend.deps.db
      .insert(profileLinks)
      .values({ profileId, keyHash: hashToken(key), label: 'A', openParts, createdAt: now, expiresAt })
      .returning({ id: profileLinks.id }),
  );
  return { key, linkId };
};

/** The key of a referee who was asked. */
export const refereeKeyOf = async (target: Target, profileId: string) => {
  const { backend } = target;
  const key = randomBytes(16).toString('base64url');
  const email = 'referee@demo.example';
  const entryId = await entryOf(target, profileId, 'reference', { name: 'Chan', position: 'Teacher', email });
  await backend.deps.db
    .insert(refereeRequests)
    .values({ entryId, keyHash: hashToken(key), contact: email, askedAt: backend.clock.now() });
  return key;
};

export const vacancyOf = ({ backend, school }: Target) => makeVacancy(backend, { organizationId: school.id });

export async function vacancyApplicationOf(target: Target) {
  const vacancyId = await vacancyOf(target);
  const { owner, secret } = target;
  const person = {
    firstName: 'Dara',
    lastName: 'Sok',
    phone: owner.phone,
    message: secret,
    searchFold: secret,
  };
  const row = { vacancyId, userId: owner.id, method: 'upload' as const, status: 'pending' };
  const id = await idOf(
    target.backend.deps.db
      .insert(vacancyApplications)
      .values({ ...row, ...person, ...times(target) })
      .returning({ id: vacancyApplications.id }),
  );
  return { id, vacancyId };
}

export const registrationOf = async (target: Target) => {
  const { backend, owner, school, secret } = target;
  const careerCenterId = await makeCareerCenter(backend, school.id);
  const now = backend.clock.now();
  await backend.deps.db
    .insert(registrations)
    .values({
      organizationId: school.id,
      userId: owner.id,
      careerCenterId,
      firstName: 'Dara',
      lastName: 'Sok',
      phone: owner.phone,
      schoolName: secret,
      situation: 'university',
      interests: ['job'],
      firstRegisteredAt: now,
      registeredAt: now,
    })
    .onConflictDoNothing();
  return careerCenterId;
};

/** The person's registration, which has ended. @returns its id */
export const endedRegistrationOf = async (target: Target): Promise<string> => {
  await registrationOf(target);
  const { backend, owner, school } = target;
  const [row] = await backend.deps.db
    .update(registrations)
    .set({ registeredAt: new Date('2020-01-01T00:00:00Z'), remindedAt: null })
    .where(and(eq(registrations.userId, owner.id), eq(registrations.organizationId, school.id)))
    .returning({ id: registrations.id });
  return row?.id ?? '';
};
