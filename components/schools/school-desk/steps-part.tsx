'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { applicantApi } from '@/lib/api/applicant';
import type { OwnStep } from '@/lib/contract/schools/school-settings';
import { acceptedStep, pendingStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { pickName } from '@/lib/i18n/pick';
import { RowActions } from './row-actions';
import { SchoolStepForm } from './step-form';

const invalidates = [
  schoolStructureApi.schoolSettings.key,
  applicantApi.applicants.key,
  applicantApi.pipeline.key,
];

type ShownStep = Pick<OwnStep, 'key' | 'name' | 'nameNative' | 'color'>;

function StepName({ step }: { step: ShownStep }) {
  const locale = useLocale();
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5 font-medium">
      <span
        aria-hidden="true"
        className="size-3 shrink-0 rounded-full"
        style={{ backgroundColor: step.color }}
      />
      {pickName(step, locale)}
    </span>
  );
}

const rowStyle = 'flex min-h-14 items-center justify-between gap-3 py-1.5';

/** The way of an application: pending, the school's own steps in their order, the decision. */
export function StepsPart({ schoolId }: { schoolId: string }) {
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  const query = useQuery(schoolStructureApi.schoolSettings.steps.queryOptions({ params: { id: schoolId } }));
  const remove = useWrite(schoolStructureApi.schoolSettings.removeStep, { invalidates });
  const [edited, setEdited] = useState<OwnStep | 'new' | null>(null);
  const fixed = (step: ShownStep) => (
    <li key={step.key} className={rowStyle}>
      <StepName step={step} />
      <Badge>{t('steps.fixed')}</Badge>
    </li>
  );
  return (
    <Panel
      title={t('views.steps')}
      aside={
        <Button variant="secondary" onClick={() => setEdited('new')}>
          <Icon name="plus" className="size-5" />
          {t('steps.add')}
        </Button>
      }
    >
      <p className="mb-3 max-w-prose text-muted">{t('steps.hint')}</p>
      <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
        {({ data }) => (
          <ol className="divide-y divide-border">
            {fixed(pendingStep)}
            {data.map((step) => (
              <li key={step.applicantStepId} className={rowStyle}>
                <span className="flex min-w-0 flex-wrap items-center gap-2.5">
                  <StepName step={step} />
                  {!step.status && <Badge tone="warning">{t('steps.off')}</Badge>}
                </span>
                <RowActions
                  name={pickName(step, locale)}
                  onEdit={() => setEdited(step)}
                  remove={() => remove.send({ params: { id: schoolId, stepId: step.applicantStepId } })}
                />
              </li>
            ))}
            {fixed(acceptedStep)}
            {fixed(rejectedStep)}
          </ol>
        )}
      </QueryState>
      {edited !== null && (
        <SchoolStepForm
          schoolId={schoolId}
          step={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}
