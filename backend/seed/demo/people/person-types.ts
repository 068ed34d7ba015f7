import type { EnrollDetailInput } from '@/lib/contract/admissions/enroll-detail';
import type { Role } from '@/lib/domain/accounts/roles';
import type { Text } from '@/backend/seed/demo/demo-types';

export interface DemoAccount {
  key:
    | 'student'
    | 'advisor'
    | 'partner'
    | 'schoolAdmin'
    | 'university'
    | 'teacher'
    | 'bank'
    | 'bank2'
    | 'guardian';
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
  /** Schools that this person manages; empty for students and banks. */
  schoolKeys: readonly string[];
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
  /** The demo student's own applications have `student`; others belong to other demo people. */
  accountKey: 'student' | null;
  submittedBy: 'student' | 'advisor';
  /** YYYY-MM-DD */
  dob: string;
  /** In the format of the application form. */
  detail: EnrollDetailInput;
  schoolKey: string;
  programKey: string;
  /** pending, accepted, rejected or the key of an active step of the school. */
  status: string;
  createdAt: string;
  updatedAt: string;
  /** Oldest first; the last one leads to `status`. */
  events: DemoApplicationEvent[];
}
