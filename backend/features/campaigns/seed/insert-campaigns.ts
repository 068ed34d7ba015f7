import { fold } from '@/lib/domain/khmer/khmer';
import type { WriteDb } from '@/backend/db/client';
import { campaignRegistrations, campaigns, users } from '@/backend/db/schema';
import { referenceCodeOf } from '@/backend/features/admissions/services/reference-code';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { text } from '@/backend/seed/demo/demo-text';
import { demoPhone } from '@/backend/seed/demo/details/build-details';
import { familyNames, highSchoolNames, mensNames, womensNames } from '@/backend/seed/demo/people/names';
import { stableId } from '@/backend/seed/stable-id';

const nothing = text('', '');

const demoCampaigns = [
  {
    slug: 'hi-goal-camp',
    title: text('Hi Goal Camp', 'ជំរុំ Hi Goal'),
    description: text(
      'Three days for students of grades 11 and 12: know yourself, visit three campuses, write your plan.',
      'រយៈពេលបីថ្ងៃសម្រាប់សិស្សថ្នាក់ទី 11 និងទី 12៖ ស្គាល់ខ្លួនឯង ទស្សនាសាលាបី និងសរសេរផែនការរបស់អ្នក។',
    ),
    from: -10,
    to: 50,
    heldFrom: 58,
    heldTo: 60,
    place: text('Romduol River University, Phnom Penh', 'សាកលវិទ្យាល័យរំដួលរីវើ រាជធានីភ្នំពេញ'),
    forWhom: text('Students of grades 11 and 12', 'សិស្សថ្នាក់ទី 11 និងទី 12'),
    next: text(
      'We look at all registrations and confirm your place in Sala. The bus leaves from your province in the morning of the first day; bring your student card and clothes for three days.',
      'យើងពិនិត្យការចុះឈ្មោះទាំងអស់ ហើយបញ្ជាក់កន្លែងរបស់អ្នកក្នុង Sala។ រថយន្តចេញពីខេត្តរបស់អ្នកនៅព្រឹកថ្ងៃដំបូង។ សូមយកប័ណ្ណសិស្ស និងសម្លៀកបំពាក់សម្រាប់បីថ្ងៃមក។',
    ),
    minAge: 15,
    takesRegistrations: true,
    quotas: [
      { province: '12', places: 40 },
      { province: '02', places: 20 },
      { province: '17', places: 20 },
      { province: '03', places: 8 },
    ],
    questions: [
      {
        id: 'grade',
        kind: 'choice' as const,
        label: text('Which grade are you in?', 'តើអ្នករៀនថ្នាក់ទីប៉ុន្មាន?'),
        isRequired: true,
        choices: [text('Grade 11', 'ថ្នាក់ទី 11'), text('Grade 12', 'ថ្នាក់ទី 12')],
      },
      {
        id: 'wish',
        kind: 'text' as const,
        label: text('What do you want to find out?', 'តើអ្នកចង់ស្វែងយល់អំពីអ្វី?'),
        isRequired: false,
        choices: [],
      },
    ],
    pictures: [],
  },
  {
    slug: 'read-with-me',
    title: text('Read with me', 'អានជាមួយគ្នា'),
    description: text(
      'Students collected 1,200 books for libraries in village schools.',
      'សិស្ស និស្សិតប្រមូលបានសៀវភៅ 1,200 ក្បាល សម្រាប់បណ្ណាល័យសាលានៅជនបទ។',
    ),
    from: -120,
    to: -60,
    place: text('Kampong Cham', 'កំពង់ចាម'),
    forWhom: nothing,
    next: nothing,
  },
  {
    slug: 'open-days-in-ten-provinces',
    title: text('Open days in ten provinces', 'ទិវាបើកទ្វារនៅខេត្តទាំងដប់'),
    description: text(
      'Meet teachers and students of twenty schools near your home, and ask about costs and places.',
      'ជួបគ្រូ និងនិស្សិតនៃសាលាចំនួន 20 នៅជិតផ្ទះ ហើយសួរអំពីថ្លៃសិក្សា និងកន្លែងទំនេរ។',
    ),
    from: 20,
    to: 45,
    place: nothing,
    forWhom: nothing,
    next: nothing,
  },
];

const registered = 34;
const firstPhone = 720;
const provincesInTurn = ['12', '12', '02', '17', '12', '03', '02', '17'];
const sources = ['facebook', 'telegram', null, 'poster-market', 'facebook', null, 'school'];
const statuses = ['registered', 'confirmed', 'registered', 'registered', 'withdrawn', 'confirmed'] as const;

const at = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** Invented people in the camp; the last has the name and number of the first. */
const registrationsOf = (campaignId: string, today: Date) =>
  Array.from({ length: registered }, (_, index) => {
    const place = index === registered - 1 ? 0 : index;
    const first = at(place % 2 === 0 ? womensNames : mensNames, place);
    const last = at(familyNames, place * 5 + 1);
    const id = stableId(`campaign-registration:${index}`);
    const registeredAt = addDays(today, -(index % 10));
    const names = { firstName: first.km, lastName: last.km };
    const school = at(highSchoolNames, place);
    const grade = index % 3 === 0 ? 11 : 12;
    const reference = referenceCodeOf(id);
    const nameFold = fold(`${last.km} ${first.km}`);
    return {
      user: {
        id: stableId(`camper:${index}`),
        firstName: first.en,
        lastName: last.en,
        firstNameKm: first.km,
        lastNameKm: last.km,
        isDemo: true,
        createdAt: registeredAt,
        updatedAt: registeredAt,
      },
      registration: {
        id,
        campaignId,
        userId: stableId(`camper:${index}`),
        reference,
        ...names,
        phone: demoPhone(firstPhone + place),
        dob: isoDay(addDays(today, -365 * (grade + 6) - index * 9)),
        province: at(provincesInTurn, index),
        schoolName: school.km,
        answers: [
          {
            id: 'grade',
            label: text('Which grade are you in?', 'តើអ្នករៀនថ្នាក់ទីប៉ុន្មាន?'),
            answer: text(`Grade ${grade}`, `ថ្នាក់ទី ${grade}`),
          },
        ],
        status: at(statuses, index),
        guardianPhone: demoPhone(firstPhone + 100 + place),
        guardianAgreedAt: registeredAt,
        source: at(sources, index),
        nameFold,
        searchFold: [nameFold, fold(school.km), fold(reference)].join('\n'),
        registeredAt,
      },
    };
  });

const idOf = (slug: string) => stableId(`campaign:${slug}`);

/** Inserts three campaigns. @returns samples of their pages */
export async function insertCampaigns(
  db: WriteDb,
  today: Date,
  advisorId: string,
): Promise<Record<string, string>> {
  await db
    .insert(campaigns)
    .values(
      demoCampaigns.map(({ from, to, heldFrom, heldTo, ...campaign }) => {
        const { title, description } = campaign;
        return {
          ...campaign,
          id: idOf(campaign.slug),
          startsOn: isoDay(addDays(today, from)),
          endsOn: isoDay(addDays(today, to)),
          heldFrom: heldFrom === undefined ? null : isoDay(addDays(today, heldFrom)),
          heldTo: heldTo === undefined ? null : isoDay(addDays(today, heldTo)),
          status: 'active' as const,
          searchFold: [title.en, title.km, description.en, description.km].map(fold).join('\n'),
          createdBy: advisorId,
          createdAt: addDays(today, from),
        };
      }),
    )
    .onConflictDoNothing();
  return {
    '/campaigns/[slug]': '/campaigns/read-with-me',
    '/advisor/campaign/[slug]/detail': '/advisor/campaign/hi-goal-camp/detail',
  };
}

/** Invented people who registered for the camp; nobody can sign in as one of them. */
export async function insertCampers(db: WriteDb, today: Date): Promise<void> {
  const rows = registrationsOf(idOf('hi-goal-camp'), today);
  await db
    .insert(users)
    .values(rows.map(({ user }) => user))
    .onConflictDoNothing();
  await db
    .insert(campaignRegistrations)
    .values(rows.map(({ registration }) => registration))
    .onConflictDoNothing();
}
