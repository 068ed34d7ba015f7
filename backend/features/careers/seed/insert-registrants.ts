import type { WriteDb } from '@/backend/db/client';
import { registrations, users } from '@/backend/db/schema';
import { registrantInterests, registrantSituations } from '@/lib/domain/profiles/recruitment-options';
import { addDays } from '@/backend/seed/demo/demo-dates';
import { demoPhone } from '@/backend/seed/demo/details/build-details';
import { familyNames, highSchoolNames, mensNames, womensNames } from '@/backend/seed/demo/people/names';
import { demoCareerCenters } from '@/backend/seed/demo/recruitment/career-centers';
import { centerId } from './insert-vacancies';
import { stableId } from '@/backend/seed/stable-id';

const people = 38;
/** Of them; their registration has ended. */
const ended = 2;
const firstPhone = 640;

const at = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** Invented people without a number of their own, registered with the demo centers in turn over the last months. */
export async function insertRegistrants(db: WriteDb, organizationId: string, today: Date): Promise<void> {
  const rows = Array.from({ length: people }, (_, place) => {
    const first = at(place % 2 === 0 ? womensNames : mensNames, place);
    const last = at(familyNames, place * 7 + 3);
    const registeredAt = addDays(today, place < ended ? -400 - place * 20 : -place * 8);
    const situation = at(registrantSituations, place);
    return {
      user: {
        id: stableId(`registrant:${place}`),
        firstName: first.en,
        lastName: last.en,
        firstNameKm: first.km,
        lastNameKm: last.km,
        isDemo: true,
        createdAt: registeredAt,
        updatedAt: registeredAt,
      },
      registration: {
        organizationId,
        userId: stableId(`registrant:${place}`),
        careerCenterId: centerId(at(demoCareerCenters, place).key),
        firstName: first.en,
        lastName: last.en,
        phone: demoPhone(firstPhone + place),
        situation,
        schoolName: situation === 'high-school' ? at(highSchoolNames, place).en : null,
        interests: [at(registrantInterests, place), at(registrantInterests, place + 2)],
        firstRegisteredAt: registeredAt,
        registeredAt,
      },
    };
  });
  await db
    .insert(users)
    .values(rows.map(({ user }) => user))
    .onConflictDoNothing();
  await db
    .insert(registrations)
    .values(rows.map(({ registration }) => registration))
    .onConflictDoNothing();
}
