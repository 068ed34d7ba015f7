import type { AdmissionRule } from '@/lib/contract/schools/admission-rule';
import type { DemoDegree, SchoolRow } from '@/backend/seed/demo/demo-types';
import { seededRandom } from '@/backend/seed/demo/seeded-random';

const anyone: AdmissionRule = {
  needs: 'none',
  minGrade: null,
  tracks: [],
  papers: [],
  exam: 'none',
  maxYears: null,
  bridging: false,
};

/** What the fields that build on school science ask of BacII, besides a pass. */
const ofField: Record<string, Partial<AdmissionRule>> = {
  eng: { minGrade: 'D', tracks: ['science'], papers: [{ subject: 'mathematics', minGrade: 'D' }] },
  arch: { tracks: ['science'], papers: [{ subject: 'mathematics', minGrade: 'E' }] },
  it: { minGrade: 'D', papers: [{ subject: 'mathematics', minGrade: 'D' }] },
  sci: { tracks: ['science'] },
  hea: { minGrade: 'D', tracks: ['science'], papers: [{ subject: 'biology', minGrade: 'D' }] },
  lan: { papers: [{ subject: 'foreign-language', minGrade: 'D' }] },
  fin: { papers: [{ subject: 'mathematics', minGrade: 'E' }] },
};

const medicine: AdmissionRule = {
  ...anyone,
  needs: 'bac2',
  minGrade: 'C',
  tracks: ['science'],
  papers: [
    { subject: 'biology', minGrade: 'C' },
    { subject: 'chemistry', minGrade: 'C' },
  ],
  exam: 'national',
  maxYears: 3,
};

/** The share of programs whose school has published no rule. */
const silentShare = 0.12;

/** Who is admitted to a demo program; bachelor's degrees ask for BacII, lower ones do not. */
export function admissionOf(
  row: SchoolRow,
  degree: DemoDegree,
  field: string,
  seed: string,
): AdmissionRule | null {
  const random = seededRandom(`${seed}/admission`);
  if (degree === 'general-education' || random.chance(silentShare)) return null;
  switch (degree) {
    case 'short-course':
    case 'vocational-certificate':
      return anyone;
    case 'tvet-certificate':
      return { ...anyone, needs: 'lower-secondary' };
    case 'associate':
      return { ...anyone, needs: 'upper-secondary' };
    case 'bachelor':
      return {
        ...anyone,
        needs: 'bac2',
        minGrade: 'E',
        ...ofField[field],
        exam: row.isPublic && random.chance(0.4) ? 'school' : 'none',
        bridging: !row.isPublic && random.chance(0.5),
      };
    case 'engineer':
      return {
        ...anyone,
        needs: 'bac2',
        minGrade: 'C',
        tracks: ['science'],
        papers: [
          { subject: 'mathematics', minGrade: 'C' },
          { subject: 'physics', minGrade: 'D' },
        ],
        exam: 'school',
        maxYears: row.isPublic ? 3 : null,
      };
    case 'medicine':
      return medicine;
    case 'master':
      return { ...anyone, needs: 'bachelor' };
    case 'doctorate':
      return { ...anyone, needs: 'master', exam: 'school' };
  }
}
