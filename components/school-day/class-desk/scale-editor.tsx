'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { RadioField } from '@/components/form/radio-field';
import { TextField } from '@/components/form/text-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { typedFrom } from '@/lib/contract/typed-values';
import { absenceRules } from '@/lib/domain/school-day/results';
import { scaleForm } from './marking-rules';
import { ScaleTable } from './scale-table';

const { marking } = lmsApi;

/** The letters and points of a school, and from which share of the full score on one has passed. */
export function ScaleEditor({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk.rules');
  const params = { orgId: schoolId };
  const query = useQuery(marking.scale.queryOptions({ params }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96" />}>
      {(scale) => (
        <RecordEditor
          name={`scale:${schoolId}`}
          record={scale}
          schema={scaleForm}
          toValues={(record) => typedFrom(scaleForm, record)}
          update={(body, version) => marking.setScale({ params, body, version })}
          keys={[marking.key]}
          saved={t('scaleSaved')}
          describe={({ steps, passPercent, absence }) => (
            <p>
              {steps.map(({ letter, fromPercent }) => `${letter} ${fromPercent}%`).join(' · ')}
              {' · '}
              {t('passAt', { percent: passPercent })}
              {absence && ` · ${t(`absence.${absence}`)}`}
            </p>
          )}
          plain
        >
          <div className="max-w-xs">
            <TextField name="passPercent" label={t('passPercent')} hint={t('passHint')} inputMode="numeric" />
          </div>
          <RadioField
            name="absence"
            label={t('absence.label')}
            hint={t(scale.absence === null ? 'absence.ask' : 'absence.hint')}
            options={absenceRules.map((rule) => ({ value: rule, label: t(`absence.${rule}`) }))}
          />
          <ScaleTable />
        </RecordEditor>
      )}
    </QueryState>
  );
}
