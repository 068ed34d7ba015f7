import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

export interface DemoCareerCenter {
  key: string;
  name: Text;
  city: Text;
  provinceCode: string;
  street: Text;
}

const phnomPenh = text('Phnom Penh', 'ភ្នំពេញ');

/** Five invented centers in four cities. */
export const demoCareerCenters: readonly DemoCareerCenter[] = [
  {
    key: 'first-step-riverside',
    name: text('First Step Career Center, Riverside', 'មជ្ឈមណ្ឌលអាជីពជំហានដំបូង សាខាមាត់ទន្លេ'),
    city: phnomPenh,
    provinceCode: '12',
    street: text('Corner building opposite the river park, second floor', 'អគារកែងទល់មុខសួនមាត់ទន្លេ ជាន់ទី2'),
  },
  {
    key: 'first-step-lotus-lake',
    name: text('First Step Career Center, Lotus Lake', 'មជ្ឈមណ្ឌលអាជីពជំហានដំបូង សាខាបឹងឈូក'),
    city: phnomPenh,
    provinceCode: '12',
    street: text('Lotus Lake Road, beside the public library', 'ផ្លូវបឹងឈូក ជាប់បណ្ណាល័យសាធារណៈ'),
  },
  {
    key: 'first-step-siem-reap',
    name: text('First Step Career Center, Siem Reap', 'មជ្ឈមណ្ឌលអាជីពជំហានដំបូង សាខាសៀមរាប'),
    city: text('Siem Reap', 'សៀមរាប'),
    provinceCode: '17',
    street: text('Old bridge quarter, behind the handicraft market', 'តំបន់ស្ពានចាស់ ខាងក្រោយផ្សារសិប្បកម្ម'),
  },
  {
    key: 'first-step-battambang',
    name: text('First Step Career Center, Battambang', 'មជ្ឈមណ្ឌលអាជីពជំហានដំបូង សាខាបាត់ដំបង'),
    city: text('Battambang', 'បាត់ដំបង'),
    provinceCode: '02',
    street: text('Rice Mill Lane, ground floor of the youth house', 'ផ្លូវម៉ាស៊ីនកិនស្រូវ ជាន់ផ្ទាល់ដីនៃផ្ទះយុវជន'),
  },
  {
    key: 'first-step-coast',
    name: text('First Step Career Center, Coast', 'មជ្ឈមណ្ឌលអាជីពជំហានដំបូង សាខាតំបន់ឆ្នេរ'),
    city: text('Sihanoukville', 'ក្រុងព្រះសីហនុ'),
    provinceCode: '18',
    street: text('Harbour View Street, next to the ferry office', 'ផ្លូវទិដ្ឋភាពកំពង់ផែ ជិតការិយាល័យសាឡាង'),
  },
];

/** Open when the help desk is. */
export const demoCenterHours = text('Monday to Friday, 09:00–17:00', 'ថ្ងៃច័ន្ទ ដល់ថ្ងៃសុក្រ ម៉ោង 09:00–17:00');

/** What the centers put between pending and the decision. */
export const demoVacancySteps = [
  { key: 'shortlisted', order: 1, name: text('Shortlisted', 'ជាប់ក្នុងបញ្ជីសម្រាំង'), color: '#2F6FED' },
  { key: 'interview', order: 2, name: text('Interview', 'សម្ភាស'), color: '#B7791F' },
] as const;
