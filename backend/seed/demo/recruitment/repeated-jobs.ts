import { demoData } from '@/backend/seed/demo/demo-text';
import type { DemoVacancy } from './vacancy-types';
import data from './repeated-jobs.json';

type Role = Pick<DemoVacancy, 'field' | 'title' | 'description' | 'duties' | 'requirements'>;
type Place = Omit<DemoVacancy, keyof Role | 'slug'> & { role: keyof typeof data.roles };

const roles = demoData<Record<Place['role'], Role>>(data.roles);

/** Jobs that several invented employers offer, in the same words. */
export const repeatedJobs: readonly DemoVacancy[] = demoData<readonly Place[]>(data.places).map(
  ({ role, ...place }) => ({ ...roles[role], ...place, slug: `${role}-${place.company}` }),
);

/** A trap of an employer whom nobody has checked, reported by two: it waits at the desk, and no page shows it. */
export const unsafeVacancySlug = 'easy-money-quick-tower';

export const demoReports = [
  { reason: 'money', text: 'គេឱ្យខ្ញុំផ្ញើប្រាក់កក់ និងលិខិតឆ្លងដែនជាមុន។' },
  { reason: 'fraud', text: '' },
] as const;
