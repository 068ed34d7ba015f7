import { startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import type { WriteDb } from '@/backend/db/client';
import { fairBooths, fairs, fairSessions } from '@/backend/db/schema';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { text } from '@/backend/seed/demo/demo-text';
import {
  type DemoCompanyKey,
  demoCompanies,
  uncheckedCompanies,
} from '@/backend/seed/demo/recruitment/companies';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import { companyId } from './insert-companies';
import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';
import { stableId } from '@/backend/seed/stable-id';

const schoolBooths = 7;
const companyBooths = 5;
const fairInDays = 9;
const hourMs = 3_600_000;
const fields = ['it', 'biz', 'eng'];

const sessions = [
  {
    title: text('How to choose a major', 'របៀបជ្រើសរើសជំនាញសិក្សា'),
    speaker: 'ចាន់ សុភា (Chan Sophea)',
    hour: 9,
    capacity: 200,
  },
  {
    title: text('Scholarships: what schools look at', 'អាហារូបករណ៍៖ អ្វីដែលសាលាពិចារណា'),
    speaker: 'កែវ ដារ៉ា (Keo Dara)',
    hour: 10,
    capacity: null,
  },
  {
    title: text('Your first interview', 'សម្ភាសន៍ការងារលើកដំបូង'),
    speaker: 'លឹម ស្រីមុំ (Lim Sreymom)',
    hour: 14,
    capacity: 60,
  },
  {
    title: text('Ask a student', 'សួរនិស្សិត'),
    speaker: '',
    hour: 15,
    capacity: 100,
  },
];

/** Midnight in Cambodia of a day from now. */
const dayStart = (today: Date, days: number): number =>
  startOfDayInCambodia(isoDay(addDays(today, days))).getTime();

/** Inserts one virtual fair, some days ahead, with twelve stands. */
export async function insertFairs(
  db: WriteDb,
  today: Date,
  schools: readonly SeededSchool[],
  accounts: readonly SeededAccount[],
): Promise<Record<string, string>> {
  const advisorId = accounts.find(({ key }) => key === 'advisor')?.id ?? null;
  const fairId = stableId('fair:choose-your-way');
  const start = dayStart(today, fairInDays);
  const at = (hour: number) => new Date(start + hour * hourMs);
  await db
    .insert(fairs)
    .values({
      id: fairId,
      title: text('Choose your way', 'ជ្រើសរើសផ្លូវរបស់អ្នក'),
      description: text(
        'Schools and employers answer your questions for a day, online and free.',
        'សាលា និងនិយោជកឆ្លើយសំណួររបស់អ្នកពេញមួយថ្ងៃ តាមអនឡាញ និងមិនគិតថ្លៃ។',
      ),
      startsAt: at(8),
      endsAt: at(17),
      status: 'published',
      createdBy: advisorId,
      createdAt: addDays(today, -3),
    })
    .onConflictDoNothing();
  const companyKeys = (Object.keys(demoCompanies) as DemoCompanyKey[])
    .filter((key) => !uncheckedCompanies.includes(key))
    .slice(0, companyBooths);
  const stands = [
    ...schools
      .filter(({ programIds }) => programIds.size > 0)
      .slice(0, schoolBooths)
      .map(({ id }) => ({ schoolId: id, companyId: null })),
    ...companyKeys.map((key) => ({ schoolId: null, companyId: companyId(key) })),
  ];
  await db
    .insert(fairBooths)
    .values(
      stands.map((stand, order) => ({
        ...stand,
        id: stableId(`fair-booth:${order}`),
        fairId,
        order,
        field: fields[order % fields.length] ?? '',
        about: stand.schoolId
          ? text('Ask us about programmes, fees and how to apply.', 'សួរយើងអំពីកម្មវិធីសិក្សា ថ្លៃសិក្សា និងការដាក់ពាក្យ។')
          : text(
              'Ask us what we look for, and what a first day is like.',
              'សួរយើងអំពីអ្វីដែលយើងស្វែងរក និងថ្ងៃធ្វើការដំបូង។',
            ),
        people: [{ name: text('Chan Sophea', 'ចាន់ សុភា'), role: text('Information desk', 'ផ្នែកព័ត៌មាន') }],
        links: [],
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(fairSessions)
    .values(
      sessions.map(({ hour, ...session }) => ({
        ...session,
        id: stableId(`fair-session:${hour}`),
        fairId,
        startsAt: at(hour),
        endsAt: at(hour + 1),
        onlineUrl: 'https://meet.example/choose-your-way',
      })),
    )
    .onConflictDoNothing();
  return { '/advisor/fair/[fairid]/edit': `/advisor/fair/${fairId}/edit` };
}
