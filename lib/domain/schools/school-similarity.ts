import { fold } from '@/lib/domain/khmer/khmer';

export type ComparableSchool = { schoolId: string; categories: readonly string[] };

function foldedNames(names: readonly string[]): string[] {
  // An empty name is part of every other and would make all schools similar.
  return names.map(fold).filter((name) => name !== '');
}

function overlaps(own: readonly string[], others: readonly string[]): boolean {
  return own.some((mine) => others.some((theirs) => mine.includes(theirs) || theirs.includes(mine)));
}

/**
 * The schools with a category name that contains, or is contained in, one of this school's, in any case; never the
 * school itself. Order as given.
 */
export function similarSchools<School extends ComparableSchool>(
  school: ComparableSchool,
  candidates: readonly School[],
): School[] {
  const own = foldedNames(school.categories);
  return candidates.filter(
    (candidate) => candidate.schoolId !== school.schoolId && overlaps(own, foldedNames(candidate.categories)),
  );
}
