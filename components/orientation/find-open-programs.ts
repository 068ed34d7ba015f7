import { academicApi } from '@/lib/api/academic';
import { orNone } from '@/lib/api/or-none';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import type { Subject } from '@/lib/contract/schools/subjects';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import type { FinishedLevel } from '@/lib/domain/schools/finished-levels';
import { relatedMajorCodes } from '@/lib/domain/schools/majors';

/** The limit of one call. */
const codesMax = 50;

export interface Where {
  province?: string;
  maxPrice?: number;
  /** What the reader has finished. */
  finished?: FinishedLevel;
}

interface OpenProgramList {
  data: Subject[];
  countTotal: number;
  /** None of the majors is offered there; these are of the same fields. */
  isRelated: boolean;
}

/**
 * Programs that are open for applications today, the next deadline first; if the majors have none, those of their
 * fields.
 * @throws {ApiError}
 */
export async function findOpenPrograms(categories: string[], where: Where): Promise<OpenProgramList> {
  const open = (codes: string[]) =>
    academicApi.subjects.enrollment({
      // Lists are sent as `a,b,c`; a repeated parameter would count once.
      query: {
        ...where,
        categories: codes.slice(0, codesMax).join(','),
        limit: orientationLimits.openProgramsShown,
      },
    });
  const own = await open(categories);
  if (own.countTotal > 0) return { ...own, isRelated: false };
  const related = relatedMajorCodes(categories);
  if (related.length === 0) return { ...own, isRelated: false };
  // The related majors are Sala's own: this site may have removed one.
  return { ...(await orNone(open(related), { data: [], countTotal: 0 })), isRelated: true };
}

/**
 * The first page of schools that teach the majors there, those with most scholarships first.
 * @throws {ApiError}
 */
export async function findSchools(
  categories: string[],
  { province, maxPrice }: Where,
): Promise<SchoolSummary[]> {
  const { hits } = await academicApi.schools.search({
    query: {
      categories: categories.slice(0, codesMax).join(','),
      ...(province !== undefined && { province }),
      ...(maxPrice !== undefined && { maxPrice }),
    },
  });
  return hits
    .toSorted((a, b) => b.scholarshipCount - a.scholarshipCount)
    .slice(0, orientationLimits.schoolsShown);
}
