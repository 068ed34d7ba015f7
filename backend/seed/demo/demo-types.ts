import type { AdmissionRule } from '@/lib/contract/schools/admission-rule';
import type { SchoolQuote } from '@/lib/contract/schools/school-parts';
import type { SchoolType } from '@/lib/domain/schools/school-types';

export interface Text {
  en: string;
  km: string;
}

export type DemoDegree =
  | 'vocational-certificate'
  | 'tvet-certificate'
  | 'associate'
  | 'bachelor'
  | 'engineer'
  | 'master'
  | 'doctorate'
  | 'medicine'
  | 'short-course'
  | 'general-education';

export type TeachingLanguage = 'km' | 'en' | 'km-en';
export type Shift = 'morning' | 'afternoon' | 'evening' | 'weekend' | 'full-day';

export interface DemoProgram {
  key: string;
  /** Code of a major; null for grades and for short courses that belong to none. */
  majorId: string | null;
  categoryField: string;
  name: Text;
  degree: DemoDegree;
  /** Level of a technical certificate (C1 to C3); null for every other degree. */
  certificateLevel: 1 | 2 | 3 | null;
  /** USD a year; the whole course for short courses. */
  tuitionFeeUsd: number;
  durationMonths: number;
  language: TeachingLanguage;
  shift: Shift;
  isPublic: boolean;
  status: 'active' | 'inactive';
  /** YYYY-MM-DD, as all dates here; 2222-12-22 marks a placeholder. */
  startDate: string;
  endDate: string;
  applicationsOpenOn: string | null;
  applicationDeadline: string;
  nextIntakeOn: string | null;
  isFull: boolean;
  /** Null: the school has not published it. */
  admission: AdmissionRule | null;
  /** ISO 8601 in UTC. */
  createdAt: string;
  updatedAt: string;
  description: Text;
  careers: Text;
}

export interface DemoCampus {
  key: string;
  name: Text;
  provinceCode: string;
  districtCode: string;
  communeCode: string;
  street: Text;
  latitude: number;
  longitude: number;
  phone: string;
}

export interface DemoScholarship {
  key: string;
  title: Text;
  description: Text;
  coverage: Text;
  coveragePercent: number;
  seats: number;
  deadline: string;
  eligibility: Text;
}

export interface DemoExchangeProgram {
  key: string;
  title: Text;
  partner: Text;
  country: Text;
  durationMonths: number;
  description: Text;
}

export interface DemoStep {
  key: string;
  name: Text;
  /** #rrggbb with at least 4.5:1 on white. */
  color: string;
  order: number;
  status: boolean;
}

export interface DemoSchool {
  key: string;
  code: string;
  name: Text;
  schoolType: SchoolType;
  isPublic: boolean;
  verified: boolean;
  status: 'active' | 'inactive';
  provinceCode: string;
  districtCode: string;
  communeCode: string;
  street: Text;
  overview: Text;
  tagline: Text;
  foundedYear: number;
  studentCount: number;
  email: string;
  phone: string;
  telegram: string;
  website: string;
  hue: number;
  feesNote: Text;
  admission: Text;
  facilities: Text[];
  campuses: DemoCampus[];
  scholarships: DemoScholarship[];
  exchangePrograms: DemoExchangeProgram[];
  quotes: SchoolQuote[];
  steps: DemoStep[];
  requiredDocuments: Text[];
  programs: DemoProgram[];
}

/** The hand-written facts of a school; everything else is derived from them. */
export interface SchoolRow {
  key: string;
  code: string;
  name: Text;
  schoolType: SchoolType;
  isPublic: boolean;
  verified?: boolean;
  status?: 'active' | 'inactive';
  /** Commune codes; the first is the main campus. */
  communes: readonly [string, ...string[]];
  foundedYear: number;
  studentCount: number;
  language: TeachingLanguage;
  fees?: 'international';
  /** The number of custom steps of the school; random when missing. */
  stepCount?: 1 | 2 | 3 | 4;
  tagline: Text;
  about: Text;
  /** Codes of majors, separated by spaces, for each degree. */
  offers?: Partial<Record<Exclude<DemoDegree, 'short-course' | 'general-education'>, string>>;
  /** Keys of courses or grades without a major, separated by spaces. */
  courses?: string;
}
