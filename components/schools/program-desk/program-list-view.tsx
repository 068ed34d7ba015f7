'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CreateButton } from '@/components/kits/list/create-button';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { type DeskArea, newProgram } from '@/components/schools/school-desk/desk-area';
import { Price } from '@/components/ui/price';
import { useToday } from '@/components/ui/use-today';
import type { Subject } from '@/lib/contract/schools/subjects';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { pickName } from '@/lib/i18n/pick';
import { type ProgramList, programQuery } from './program-list';

interface ProgramListViewProps {
  schoolId: string;
  area: DeskArea;
  address: ProgramList;
}

/** All programs of one school, also hidden ones; each leads to its editor. */
export function ProgramListView({ schoolId, area, address }: ProgramListViewProps) {
  const t = useTranslations('programDesk');
  const words = useTranslations('education');
  const locale = useLocale();
  const today = useToday();
  const stateOf = (program: Subject) => {
    const { key } = applicationStateOn(program, today);
    return key === 'open' ? t('open') : words(`application.${key}`);
  };
  const name: RowName<Subject> = {
    header: t('fields.name'),
    sort: 'name',
    key: (program) => program.enrollableSubjectId,
    name: (program) => pickName(program, locale),
    below: (program) => (
      <span lang={locale === 'km' ? 'en' : 'km'} className="text-sm text-muted">
        {locale === 'km' ? program.name : program.nameNative}
      </span>
    ),
    href: (program) => area.program(schoolId, program.enrollableSubjectId),
    csv: [
      { header: t('english'), text: (program) => program.name },
      { header: t('khmer'), text: (program) => program.nameNative },
    ],
  };
  const text = (id: 'degree' | 'status' | 'applications', say: (program: Subject) => string) => ({
    id,
    header: t(`fields.${id}`),
    cell: say,
    text: say,
  });
  const columns: Column<Subject>[] = [
    text('degree', ({ degree }) => words(`degree.${degree}`)),
    {
      id: 'fee',
      header: t('fields.fee'),
      sort: 'fee',
      cell: ({ tuitionFee }) => <Price amountUsd={tuitionFee} />,
      text: ({ tuitionFee }) => String(tuitionFee),
    },
    { ...text('status', ({ status }) => t(`state.${status}`)), card: 'badge' },
    text('applications', stateOf),
    dateColumn<Subject>({
      id: 'deadline',
      header: t('fields.deadline'),
      locale,
      at: ({ applicationDeadline }) => applicationDeadline,
    }),
  ];
  return (
    <ListPage
      lead={t('lead')}
      primary={<CreateButton label={t('create')} href={area.program(schoolId, newProgram)} />}
      address={address}
      query={programQuery(locale, schoolId)}
      texts={t}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        {
          kind: 'select',
          name: 'status',
          label: t('fields.status'),
          any: t('any'),
          options: (['active', 'inactive'] as const).map((value) => ({ value, label: t(`state.${value}`) })),
        },
        {
          kind: 'choices',
          name: 'degree',
          label: t('fields.degree'),
          options: degreeCodes.map((value) => ({ value, label: words(`degree.${value}`) })),
        },
        {
          kind: 'select',
          name: 'openNow',
          label: t('fields.applications'),
          any: t('any'),
          options: [{ value: 'true', label: t('open') }],
          narrows: true,
        },
      ]}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'programs', rowsPerCall: 1_000 }}
    />
  );
}
