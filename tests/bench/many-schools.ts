import { randomUUID } from 'node:crypto';
import { categories, schools, subjects } from '@/backend/db/schema';
import type { WriteDb } from '@/backend/db/client';
import { reindexSchools, subjectIndexColumns } from '@/backend/features/schools/services/search-index';
import { provinces } from '@/lib/domain/geography/geography';
import { type Major, majors } from '@/lib/domain/schools/majors';
import { schoolTypes } from '@/lib/domain/schools/school-types';

const programsPerSchool = 8;
const chunkSchools = 250;

const first = [
  'Angkor',
  'Tonle',
  'Bayon',
  'Chenla',
  'Mekong',
  'Rumduol',
  'Apsara',
  'Vimean',
  'Sovann',
  'Neary',
  'Kesor',
  'Preah',
];
const firstKm = ['អង្គរ', 'ទន្លេ', 'បាយ័ន', 'ចេនឡា', 'មេគង្គ', 'រំដួល', 'អប្សរា', 'វិមាន', 'សុវណ្ណ', 'នារី', 'កេសរ', 'ព្រះ'];
const second = [
  'Sun',
  'River',
  'Star',
  'Light',
  'Future',
  'Wisdom',
  'Skill',
  'Garden',
  'Bridge',
  'Lotus',
  'Peace',
  'Unity',
];
const secondKm = [
  'ព្រះអាទិត្យ',
  'ស្ទឹង',
  'ផ្កាយ',
  'ពន្លឺ',
  'អនាគត',
  'ប្រាជ្ញា',
  'ជំនាញ',
  'សួនច្បារ',
  'ស្ពាន',
  'ឈូក',
  'សន្តិភាព',
  'សាមគ្គី',
];

const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('The list is empty.');
  return value;
};

const text = (en: string, km: string) => ({ en, km });
const now = new Date('2026-11-01T00:00:00Z');

const schoolRow = (index: number) => {
  const [a, b] = [index % first.length, Math.floor(index / first.length) % second.length];
  const type = at(schoolTypes, index);
  return {
    id: randomUUID(),
    slug: `bench-${index}`,
    code: `B${index}`,
    name: `${at(first, a)} ${at(second, b)} School ${index}`,
    nameNative: `សាលា${at(firstKm, a)}${at(secondKm, b)} ${index}`,
    schoolType: type,
    verified: index % 3 === 0,
    status: 'active' as const,
    province: at(provinces, index).code,
    street: text('', ''),
    isPublic: index % 4 === 0,
    tagline: text('A school', 'សាលា'),
    overview: text('Overview', 'ទិដ្ឋភាពទូទៅ'),
    feesNote: text('', ''),
    admission: text('', ''),
    facilities: [],
    requiredDocuments: [],
    scholarships: [],
    exchangePrograms: [],
    agreedAt: now,
    createdAt: now,
    updatedAt: now,
  };
};

const programRow = (school: ReturnType<typeof schoolRow>, major: Major, index: number) => ({
  schoolId: school.id,
  key: `p${index}`,
  name: major.en,
  nameNative: major.km,
  status: 'active' as const,
  schoolType: school.schoolType,
  categoryId: major.code,
  degree: 'bachelor' as const,
  feeCents: 20_000 + ((index * 7919) % 180) * 1000,
  isPublic: school.isPublic,
  province: school.province,
  startDate: '2027-01-04',
  endDate: '2030-12-20',
  durationMonths: 48,
  language: 'km' as const,
  shift: 'morning' as const,
  description: text('', ''),
  careers: text('', ''),
  ...subjectIndexColumns({
    name: major.en,
    nameNative: major.km,
    startDate: '2027-01-04',
    endDate: '2030-12-20',
  }),
  createdAt: now,
  updatedAt: now,
});

/** Fills an empty, migrated database with about `programs` programs, eight to a school, searchable as in production. */
export async function fillWithSchools(db: WriteDb, programs: number): Promise<void> {
  await db.insert(categories).values(
    majors.map((major) => ({
      id: major.code,
      field: major.field,
      fieldName: '',
      fieldNameNative: '',
      name: major.en,
      nameNative: major.km,
      createdAt: now,
    })),
  );
  const total = Math.ceil(programs / programsPerSchool);
  for (let start = 0; start < total; start += chunkSchools) {
    const rows = Array.from({ length: Math.min(chunkSchools, total - start) }, (_, offset) =>
      schoolRow(start + offset),
    );
    await db.insert(schools).values(rows);
    await db
      .insert(subjects)
      .values(
        rows.flatMap((school, offset) =>
          Array.from({ length: programsPerSchool }, (_, n) =>
            programRow(
              school,
              at(majors, (start + offset) * 5 + n * 11),
              (start + offset) * programsPerSchool + n,
            ),
          ),
        ),
      );
    await reindexSchools(
      db,
      rows.map((row) => row.id),
    );
  }
  // As autovacuum would do: counting then reads indexes only.
  await db.execute('vacuum analyze');
}
