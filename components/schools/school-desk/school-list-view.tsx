'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { RowName, Column } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { advisorArea } from './desk-area';
import { deskSchoolList, deskSchoolQuery, schoolStates } from './desk-school-list';
import { useOwnSchools } from './own-schools';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { provinceName } from '@/lib/domain/geography/geography';

type TextId = 'type' | 'province' | 'verified' | 'programs' | 'sector';
const widths: Partial<Record<TextId, string>> = { verified: '11%', programs: '13%' };

/**
 * What the list says of a school beside its name.
 *
 * @param openOf how many open applications it has; undefined where the reader does not manage it
 */
function useSchoolColumns(openOf: (schoolId: string) => number | undefined): Column<SchoolSummary>[] {
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

/** All schools on Sala. Those that the advisor manages lead to their desk, the others to their public page. */
export function SchoolListView() {
  const t = useTranslations('schoolDesk');
  const words = useTranslations('education');
  const locale = useLocale();
  const own = new Map((useOwnSchools().data ?? []).map((school) => [school.schoolId, school]));
  const name: RowName<SchoolSummary> = {
    header: t('columns.name'),
    key: ({ schoolId }) => schoolId,
    name: (school) => pickName(school, locale),
    below: (school) => (
      <span lang={locale === 'km' ? 'en' : 'km'} className="text-sm text-muted">
        {locale === 'km' ? school.name : school.nameNative}
      </span>
    ),
    href: ({ schoolId, slug }) =>
      own.has(schoolId) ? advisorArea.school(schoolId) : href('/school/[slug]', { slug }),
    csv: [
      { header: t('columns.english'), text: (school) => school.name },
      { header: t('columns.khmer'), text: (school) => school.nameNative },
    ],
  };
  const columns = useSchoolColumns((schoolId) => own.get(schoolId)?.countOpen);
  const any = t('any');
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  return (
    <ListPage
      address={deskSchoolList}
      query={deskSchoolQuery(locale)}
      texts={(key) => t(key === 'table' ? 'title' : key)}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        { kind: 'province', name: 'province', label: t('columns.province'), any: t('anyProvince') },
        {
          kind: 'choices',
          name: 'schoolType',
          label: t('columns.type'),
          options: schoolTypes.map((value) => ({ value, label: words(`schoolType.${value}`) })),
        },
        {
          kind: 'select',
          name: 'status',
          label: t('columns.status'),
          any,
          options: schoolStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        { kind: 'select', name: 'verified', label: t('columns.verified'), any, options: yesNo },
        {
          kind: 'select',
          name: 'isPublic',
          label: t('columns.sector'),
          any,
          options: [
            { value: 'true', label: words('sector.public') },
            { value: 'false', label: words('sector.private') },
          ],
        },
        {
          kind: 'select',
          name: 'openNow',
          label: t('takesApplications'),
          any,
          options: [{ value: 'true', label: t('openNow') }],
          narrows: true,
        },
      ]}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'schools', rowsPerCall: 100 }}
    />
  );
}
