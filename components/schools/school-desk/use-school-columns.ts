'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Column } from '@/components/kits/list/columns';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { provinceName } from '@/lib/domain/geography/geography';

type TextId = 'type' | 'province' | 'verified' | 'programs' | 'sector';
const widths: Partial<Record<TextId, string>> = { verified: '11%', programs: '13%' };

/**
 * What the list says of a school beside its name.
 *
 * @param openOf how many open applications it has; undefined where the reader does not manage it
 */
export function useSchoolColumns(openOf: (schoolId: string) => number | undefined): Column<SchoolSummary>[] {
  const t = useTranslations('schoolDesk');
  const words = useTranslations('education');
  const locale = useLocale();
  const text = (id: TextId, say: (school: SchoolSummary) => string): Column<SchoolSummary> => ({
    id,
    header: t(`columns.${id}`),
    ...(widths[id] && { width: widths[id] }),
    cell: say,
    text: say,
  });
  return [
    text('type', ({ schoolType }) => words(`schoolType.${schoolType}`)),
    text('province', ({ province }) => provinceName(province, locale)),
    {
      id: 'status',
      header: t('columns.status'),
      card: 'badge',
      cell: ({ status }) => t(`state.${status}`),
      text: ({ status }) => t(`state.${status}`),
    },
    // A card has no headings that would say what these mean.
    { ...text('verified', ({ verified }) => t(verified ? 'yes' : 'no')), card: 'none' },
    {
      ...text('programs', ({ programCount }) => String(programCount)),
      card: 'none',
      className: 'tabular-nums',
    },
    {
      id: 'open',
      card: 'none',
      header: t('columns.open'),
      className: 'tabular-nums',
      cell: (school) => openOf(school.schoolId),
      text: (school) => String(openOf(school.schoolId) ?? ''),
    },
    {
      ...text('sector', ({ isPublic }) => words(`sector.${isPublic ? 'public' : 'private'}`)),
      optional: true,
    },
  ];
}
