import { demoData } from '@/backend/seed/demo/demo-text';
import type { SectionKind } from '@/lib/contract/profiles/profile-section';
import data from './own-profile.json';

/** The texts of the demo student about herself, each in its field of both languages. Days are fixed and earlier than any demo. */
export const demoProfile = {
  location: 'Phnom Penh',
  locationNative: 'ភ្នំពេញ',
  specialization: 'Accounting and finance',
  specializationNative: 'គណនេយ្យ និងហិរញ្ញវត្ថុ',
  aboutMe:
    'I have just finished high school. I like numbers and working in a team. I am looking for an internship beside my studies, to learn real bookkeeping.',
  aboutMeNative: 'ខ្ញុំទើបបញ្ចប់វិទ្យាល័យ ចូលចិត្តតួលេខ និងការងារជាក្រុម។ ខ្ញុំកំពុងស្វែងរកកម្មសិក្សាក្រៅម៉ោងរៀន ដើម្បីរៀនកាន់បញ្ជីគណនេយ្យជាក់ស្តែង។',
};

export const demoProfileEntries = demoData<readonly { kind: SectionKind; data: Record<string, unknown> }[]>(
  data.demoProfileEntries,
);

/** Applicants without an account, with their index in the demo's phone numbers. */
export const demoVisitors = data.demoVisitors;
