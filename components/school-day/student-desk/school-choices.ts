import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Option } from '@/components/form/options';
import { academicApi } from '@/lib/api/academic';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { pickName, pickText } from '@/lib/i18n/pick';

const programsMax = 1_000;

/** The campuses and classes of a school, as choices; undefined until they are known. */
export function useSchoolPlaces(schoolId: string): Record<'campuses' | 'classes', Option[]> | undefined {
  const locale = useLocale();
  const { data } = useQuery(schoolStructureApi.students.schema.queryOptions({ params: { id: schoolId } }));
  if (!data) return undefined;
  const optionsOf = (key: string) =>
    data.fields
      .find((field) => field.key === key)
      ?.options.map(({ value, label }) => ({ value, label: pickText(label, locale) })) ?? [];
  return { campuses: optionsOf('campusId'), classes: optionsOf('structureRecordId') };
}

/** The classes of one campus that take students, named with what they belong to. */
export function useClassesOf(campusId: string): Option[] {
  const locale = useLocale();
  const { data } = useQuery({
    ...schoolStructureApi.structures.records.queryOptions({ params: { id: campusId } }),
    enabled: campusId !== '',
  });
  const records = data?.data ?? [];
  const parents = new Set(records.map(({ parentId }) => parentId));
  return records
    .filter(({ structureRecordId, archiveStatus }) => archiveStatus === 0 && !parents.has(structureRecordId))
    .map(({ structureRecordId, structureRecordPath }) => ({
      value: structureRecordId,
      label: structureRecordPath.map((unit) => pickName(unit, locale)).join(' › '),
    }));
}

/** All programs of a school, hidden ones too: people study what is not offered any more. */
export function useSchoolPrograms(schoolId: string): Option[] {
  const locale = useLocale();
  const { data } = useQuery(
    academicApi.subjects.list.queryOptions({
      query: { schoolId, withHidden: 'true', limit: programsMax, lang: locale },
    }),
  );
  return (data?.data ?? []).map((program) => ({
    value: program.enrollableSubjectId,
    label: pickName(program, locale),
  }));
}
