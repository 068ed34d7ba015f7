import { text } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';

export interface DemoEvent {
  key: string;
  title: Text;
  description: Text;
  place: Text;
  provinceCode: string | null;
  format: 'on-site' | 'online';
  /** Days from the day of seeding, and the hour in Phnom Penh. */
  inDays: number;
  hour: number;
  hours: number;
  capacity: number | null;
  takesRegistrations: boolean;
}

const onSite = { provinceCode: '12', format: 'on-site' as const, takesRegistrations: true };
const hall = text('Hall A, main campus', 'សាល A សាខាធំ');

/** Events for everybody, of Sala's own organization. */
export const publicEvents: readonly DemoEvent[] = [
  {
    ...onSite,
    key: 'study-and-career-fair',
    title: text('Study and career fair', 'ពិព័រណ៍ការសិក្សា និងអាជីព'),
    description: text(
      'Meet schools and employers in one day, ask about scholarships and try the career orientation test on the spot.',
      'ជួបសាលា និងក្រុមហ៊ុនក្នុងថ្ងៃតែមួយ សួរព័ត៌មានអាហារូបករណ៍ និងសាកល្បងធ្វើតេស្តតម្រង់ទិសអាជីពនៅទីនោះផ្ទាល់។',
    ),
    place: text('Riverside Exhibition Hall', 'សាលពិព័រណ៍មាត់ទន្លេ'),
    inDays: 12,
    hour: 8,
    hours: 8,
    capacity: 400,
  },
  {
    ...onSite,
    key: 'scholarship-evening',
    title: text('Evening on scholarships', 'រាត្រីណែនាំអាហារូបករណ៍'),
    description: text(
      'How to choose a scholarship, which papers you need and what a good letter says. Bring your questions.',
      'របៀបជ្រើសរើសអាហារូបករណ៍ ឯកសារដែលត្រូវត្រៀម និងរបៀបសរសេរលិខិតឱ្យបានល្អ។ សូមយកសំណួររបស់អ្នកមកជាមួយ។',
    ),
    place: text('Community library, Phnom Penh', 'បណ្ណាល័យសហគមន៍ ភ្នំពេញ'),
    inDays: 4,
    hour: 17,
    hours: 2,
    capacity: 60,
  },
  {
    key: 'cv-writing-online',
    title: text('Your first CV, online', 'ប្រវត្តិរូបសង្ខេបដំបូងរបស់អ្នក (អនឡាញ)'),
    description: text(
      'In ninety minutes you write a CV of one page and get comments on it.',
      'ក្នុងរយៈពេលកៅសិបនាទី អ្នកនឹងសរសេរប្រវត្តិរូបសង្ខេបមួយទំព័រ ហើយទទួលបានមតិយោបល់កែលម្អ។',
    ),
    place: text('Online', 'តាមអនឡាញ'),
    provinceCode: null,
    format: 'online',
    takesRegistrations: true,
    inDays: 7,
    hour: 18,
    hours: 2,
    capacity: 100,
  },
  {
    ...onSite,
    key: 'choosing-a-major-workshop',
    title: text('Workshop: choosing a major', 'សិក្ខាសាលា៖ ការជ្រើសរើសជំនាញសិក្សា'),
    description: text(
      'What you like, what you are good at and what work there is: three lists that lead to a choice.',
      'អ្វីដែលអ្នកចូលចិត្ត អ្វីដែលអ្នកធ្វើបានល្អ និងការងារដែលមាន៖ បញ្ជីបីដែលនាំទៅរកការសម្រេចចិត្ត។',
    ),
    place: text('Youth centre, Battambang', 'មជ្ឈមណ្ឌលយុវជន បាត់ដំបង'),
    provinceCode: '02',
    inDays: -16,
    hour: 8,
    hours: 3,
    capacity: 40,
  },
];

/** Events of the demo student's school that everybody may see. */
export const schoolEvents: readonly DemoEvent[] = [
  {
    ...onSite,
    key: 'open-day',
    title: text('Open day of the institute', 'ទិវាបើកទ្វារវិទ្យាស្ថាន'),
    description: text(
      'Visit the workshops, sit in on a class and talk with teachers and students.',
      'ទស្សនារោងជាង ចូលស្តាប់មេរៀន និងពិភាក្សាជាមួយគ្រូបង្រៀន និងនិស្សិត។',
    ),
    place: hall,
    inDays: 9,
    hour: 8,
    hours: 4,
    capacity: 150,
  },
  {
    ...onSite,
    key: 'midterm-exams',
    title: text('Midterm exams', 'ការប្រឡងពាក់កណ្តាលឆមាស'),
    description: text(
      'Exams of the first semester; the timetable shows the rooms.',
      'ការប្រឡងឆមាសទី 1 បន្ទប់ប្រឡងមានក្នុងកាលវិភាគ។',
    ),
    place: text('All rooms', 'គ្រប់បន្ទប់'),
    inDays: 21,
    hour: 7,
    hours: 10,
    capacity: null,
    takesRegistrations: false,
  },
  {
    ...onSite,
    key: 'student-project-show',
    title: text('Show of student projects', 'ការបង្ហាញស្នាដៃនិស្សិត'),
    description: text(
      'First-year students show what they have built and answer questions.',
      'និស្សិតឆ្នាំទី 1 បង្ហាញស្នាដៃដែលបានធ្វើ និងឆ្លើយសំណួរ។',
    ),
    place: hall,
    inDays: -6,
    hour: 14,
    hours: 3,
    capacity: 80,
  },
  {
    ...onSite,
    key: 'end-of-semester',
    title: text('Last day of the first semester', 'ថ្ងៃចុងក្រោយនៃឆមាសទី 1'),
    description: text('Classes end at noon.', 'ការសិក្សាបញ្ចប់នៅថ្ងៃត្រង់។'),
    place: text('Main campus', 'សាខាធំ'),
    inDays: 60,
    hour: 7,
    hours: 5,
    capacity: null,
    takesRegistrations: false,
  },
];
