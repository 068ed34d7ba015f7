import type { registrantInterests, registrantSituations } from '@/lib/domain/recruitment/recruitment-options';
import type { Locale } from '@/lib/i18n/locales';
import { say } from './samples';

type Both = readonly [en: string, km: string];

export const both = (locale: Locale, [en, km]: Both): string => say(locale, en, km);

export const situationTexts: Record<(typeof registrantSituations)[number], Both> = {
  'high-school': ['High school', 'វិទ្យាល័យ'],
  university: ['University', 'សាកលវិទ្យាល័យ'],
  graduate: ['Graduated', 'បានបញ្ចប់ការសិក្សា'],
  working: ['Working', 'កំពុងធ្វើការ'],
  'job-seeking': ['Looking for work', 'កំពុងរកការងារ'],
};

export const interestTexts: Record<(typeof registrantInterests)[number], Both> = {
  job: ['Jobs', 'ការងារ'],
  internship: ['Internships', 'កម្មសិក្សា'],
  event: ['Events', 'ព្រឹត្តិការណ៍'],
  training: ['Training', 'វគ្គបណ្តុះបណ្តាល'],
  counselling: ['Advice', 'ការប្រឹក្សា'],
};

export const registrationTexts = {
  center: ['Place', 'ទីកន្លែង'],
  person: ['About you', 'អំពីអ្នក'],
  wishes: ['Wishes', 'ចំណាប់អារម្មណ៍'],
  careerCenter: ['Career center', 'មជ្ឈមណ្ឌលអាជីព'],
  situation: ['What do you do now?', 'តើអ្នកកំពុងធ្វើអ្វី?'],
  lastName: ['Last name', 'នាមត្រកូល'],
  firstName: ['First name', 'នាមខ្លួន'],
  phone: ['Phone number', 'លេខទូរស័ព្ទ'],
  email: ['Email', 'អ៊ីមែល'],
  schoolName: ['School', 'សាលារៀន'],
  fieldOfStudy: ['Field of study', 'ជំនាញសិក្សា'],
  interests: ['What are you looking for?', 'តើអ្នកកំពុងស្វែងរកអ្វី?'],
  send: ['Register', 'ចុះឈ្មោះ'],
  done: ['You are registered until', 'អ្នកបានចុះឈ្មោះរហូតដល់'],
} as const satisfies Record<string, Both>;
