import type { ScholarshipDraft } from '@/lib/contract/schools/scholarships';
import { demoData } from '@/backend/seed/demo/demo-text';
import data from './scholarships.json';

export interface DemoScholarshipRecord extends Omit<
  Required<ScholarshipDraft>,
  'schoolId' | 'deadline' | 'status'
> {
  key: string;
  /** Null: it can be used at several schools. */
  schoolKey: string | null;
  deadlineInDays: number;
}

export const demoScholarships = demoData<readonly DemoScholarshipRecord[]>(data.scholarships);
