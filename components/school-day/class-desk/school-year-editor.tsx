'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { BilingualField } from '@/components/form/bilingual-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { reportScales } from '@/lib/domain/school-day/report-cards';
import { typedFrom } from '@/lib/contract/typed-values';
import { schoolYearForm } from './marking-rules';

/** The name of the school year, and the share of lessons that one must attend. */
export function SchoolYearEditor({ schoolId: id }: { schoolId: string }) {
  const t = useTranslations('classDesk.rules');
  const query = useQuery(lmsApi.organizations.get.queryOptions({ params: { id } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
      {(organization) => (
        <RecordEditor
          name={`school-year:${id}`}
          record={organization}
          schema={schoolYearForm}
          toValues={(record) =>
            typedFrom(schoolYearForm, { ...record, signatory: record.signatory ?? { en: '', km: '' } })
          }
          update={(body, version) => lmsApi.organizations.update({ params: { id }, body, version })}
          keys={[lmsApi.organizations.key, lmsApi.marking.key]}
          saved={t('yearSaved')}
          describe={({ academicYear, attendanceMinPercent }) => (
            <p>
              {[academicYear, attendanceMinPercent === null ? null : `${attendanceMinPercent}%`]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          plain
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="academicYear"
              label={t('academicYear')}
              placeholder="2026-2027"
              inputMode="numeric"
              optional
            />
            <TextField
              name="attendanceMinPercent"
              label={t('minimum')}
              hint={t('minimumHint')}
              inputMode="numeric"
              optional
            />
            <TextField
              name="absencePaperDays"
              label={t('paperDays')}
              hint={t('paperDaysHint')}
              inputMode="numeric"
              optional
            />
            <SelectField
              name="reportScale"
              label={t('reportScale')}
              hint={t('reportScaleHint')}
              placeholder={t('reportScaleUsual')}
              options={reportScales.map((scale) => ({
                value: String(scale),
                label: t('scaleOf', { scale }),
              }))}
              optional
            />
          </div>
          <BilingualField name="signatory" label={t('signatory')} hint={t('signatoryHint')} optional />
        </RecordEditor>
      )}
    </QueryState>
  );
}
