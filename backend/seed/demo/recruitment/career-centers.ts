import type { Text } from '@/backend/seed/demo/demo-types';
import { text, demoData } from '@/backend/seed/demo/demo-text';
import data from './career-centers.json';

export interface DemoCareerCenter {
  key: string;
  name: Text;
  city: Text;
  provinceCode: string;
  street: Text;
}

/** Five invented centers in four cities. */
export const demoCareerCenters = demoData<readonly DemoCareerCenter[]>(data.demoCareerCenters);

/** The opening hours of the help desk. */
export const demoCenterHours = text('Monday to Friday, 09:00–17:00', 'ថ្ងៃច័ន្ទ ដល់ថ្ងៃសុក្រ ម៉ោង 09:00–17:00');

/** The steps of the centers between pending and the decision. */
export const demoVacancySteps = [
  { key: 'shortlisted', order: 1, name: text('Shortlisted', 'ជាប់ក្នុងបញ្ជីសម្រាំង'), color: '#2F6FED' },
  { key: 'interview', order: 2, name: text('Interview', 'សម្ភាស'), color: '#B7791F' },
] as const;
