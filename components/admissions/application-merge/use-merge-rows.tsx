'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StepStatus } from '@/components/admissions/application/step-status';
import {
  type DetailSection,
  useDetailSections,
} from '@/components/admissions/application/use-detail-sections';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { changedFields } from '@/lib/domain/admissions/changed-fields';
import { pickName } from '@/lib/i18n/pick';

/** An application whose data can be read. */
export type ReadableApplication = ApplicantDetail & { enrollToDetail: EnrollDetail };

/** One thing in which two applications differ; `fields` are its names in the call. */
export interface MergeRow {
  key: string;
  label: ReactNode;
  fields: string[];
  /** What each of the two says; null where it says nothing. */
  values: readonly [ReactNode, ReactNode];
}

export const isEmptyValue = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '';

const together: Record<string, string> = {
  lastName: 'name',
  firstName: 'name',
  lastNameKm: 'nameKm',
  firstNameKm: 'nameKm',
};

const wholes = ['address', 'nationalExam', 'highSchool'] as const;

/** The section and the item that show a field. */
const placeOf = (field: string): { section: string; item: string | null } => {
  const [part = '', key = ''] = field.split('.');
  if (wholes.some((each) => each === part)) return { section: part, item: null };
  return { section: part, item: together[key] ?? key };
};

const shownIn = (sections: DetailSection[], { section, item }: ReturnType<typeof placeOf>): ReactNode => {
  const found = sections.find(({ key }) => key === section)?.items ?? [];
  if (item !== null) return found.find(({ key }) => key === item)?.details ?? null;
  if (found.length === 0) return null;
  return found.map(({ key, term, details }) => (
    <span key={key} className="block">
      <span className="text-muted">{term}:</span> {details}
    </span>
  ));
};

const labelIn = (sections: DetailSection[], { section, item }: ReturnType<typeof placeOf>): ReactNode => {
  const found = sections.find(({ key }) => key === section);
  return item === null ? found?.title : found?.items.find(({ key }) => key === item)?.term;
};

/** What differs between two applications to one school, in the order of the form. */
export function useMergeRows(kept: ReadableApplication, lost: ReadableApplication): MergeRow[] {
  const t = useTranslations('merging');
  const locale = useLocale();
  const [one, other] = [kept.enrollToDetail, lost.enrollToDetail];
  const keptSections = useDetailSections(one, kept.form);
  const lostSections = useDetailSections(other, lost.form);
  const rows = new Map<string, MergeRow>();
  for (const field of changedFields(one, other)) {
    const place = placeOf(field);
    const key = `${place.section}.${place.item ?? ''}`;
    const known = rows.get(key);
    if (known) known.fields.push(field);
    else
      rows.set(key, {
        key,
        label: labelIn(keptSections, place) ?? labelIn(lostSections, place) ?? field,
        fields: [field],
        values: [shownIn(keptSections, place), shownIn(lostSections, place)],
      });
  }
  const program = ({ enrollToSubject }: ApplicantDetail) =>
    enrollToSubject ? pickName(enrollToSubject, locale) : t('noProgram');
  const extras: (MergeRow & { differs: boolean })[] = [
    {
      key: 'program',
      label: t('fields.program'),
      fields: ['program'],
      values: [program(kept), program(lost)],
      differs: kept.enrollToId !== lost.enrollToId,
    },
    {
      key: 'status',
      label: t('fields.status'),
      fields: ['status'],
      values: [
        <StepStatus key="kept" step={kept.step} className="text-base font-normal" />,
        <StepStatus key="lost" step={lost.step} className="text-base font-normal" />,
      ],
      differs: kept.applicantStatus !== lost.applicantStatus,
    },
    {
      key: 'assignee',
      label: t('fields.assignee'),
      fields: ['assignee'],
      values: [kept, lost].map(({ assignee }) => assignee && pickName(assignee, locale)) as [
        ReactNode,
        ReactNode,
      ],
      differs: kept.assignee?.userId !== lost.assignee?.userId,
    },
  ];
  return [...extras.filter(({ differs }) => differs), ...rows.values()];
}
