import type { Role } from '@/lib/domain/roles';
import type { Text } from '../demo-types';

export interface DemoAccount {
  key: 'student' | 'advisor' | 'partner' | 'schoolAdmin' | 'university' | 'teacher' | 'bank';
  role: Role;
  /** Both sign in to the same account. */
  phone: string;
  email: string;
  firstName: Text;
  lastName: Text;
  gender: 'male' | 'female';
  /** YYYY-MM-DD */
  dob: string;
  provinceCode: string;
  /** Schools this person looks after; empty for students and banks. */
  schoolKeys: readonly string[];
}

export interface DemoPersonal {
  lastName: string;
  firstName: string;
  lastNameKm: string;
  firstNameKm: string;
  gender: 'male' | 'female';
  /** MM/DD/YYYY */
  birthday: string;
  phone: string;
  email: string;
  nationality: 'KH';
  birthPlace: { place: 'cambodia'; provinceCode: string };
}

export type ExamLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
export type ScienceSubject = 'khmer' | 'biology' | 'mathematics' | 'foreign-language' | 'physics' | 'chemistry';

export type DemoNationalExam =
  | {
      state: 'taken';
      track: 'science' | 'social-science';
      date: string;
      grade: ExamLetter;
      totalScore: number;
      /** Only the subjects that an application asks for and the track has. */
      subjects: Partial<Record<ScienceSubject, ExamLetter>>;
    }
  | { state: 'planned'; track: 'science' | 'social-science'; date: string }
  | { state: 'not-taken'; reason: string };

/** What an application says about the person, as the application form sends it. */
export interface DemoEnrollDetail {
  personal: DemoPersonal;
  address: { place: 'cambodia'; provinceCode: string; districtCode: string; communeCode: string; street: string };
  nationalExam: DemoNationalExam;
  highSchool: {
    code: null;
    name: string;
    provinceCode: string;
    districtCode: string;
    graduated: boolean;
    graduationYear: number;
  };
}

export interface DemoApplicationEvent {
  /** ISO 8601 in UTC. */
  at: string;
  actor: 'student' | 'advisor' | 'school';
  fromStatus: string | null;
  toStatus: string;
  note: Text | null;
}

export interface DemoApplicant {
  key: string;
  /** The demo student's own applications carry `student`; others belong to people of their own. */
  accountKey: 'student' | null;
  submittedBy: 'student' | 'advisor';
  dob: string;
  detail: DemoEnrollDetail;
  schoolKey: string;
  programKey: string;
  /** pending, accepted, rejected or the key of an active step of the school. */
  status: string;
  createdAt: string;
  updatedAt: string;
  /** Oldest first; the last one leads to `status`. */
  events: DemoApplicationEvent[];
}
