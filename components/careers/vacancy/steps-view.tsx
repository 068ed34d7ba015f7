'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MoveButtons } from '@/components/ui/move-buttons';
import { SkeletonText } from '@/components/ui/skeleton';
import { StatusDot } from '@/components/ui/status-dot';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { VacancyStep } from '@/lib/contract/careers/vacancy-work';
import { pickName } from '@/lib/i18n/pick';
import { VacancyStepForm } from './step-form';

const { vacancyWork, vacancies } = recruitmentApi;
const invalidates = [vacancyWork.key, vacancies.key];

/** The steps between "pending" and the decision: their names, their order, and which are in use. */
export function StepsView({ organizationId }: { organizationId: string }) {
  const t = useTranslations('vacancyDesk.steps');
  const query = useQuery(vacancyWork.steps.queryOptions({ params: { orgId: organizationId } }));
  /** The id of the step that is open, '' for a new one. */
  const [openId, setOpenId] = useState<string | null>(null);
  const close = () => setOpenId(null);
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t('lead')}</p>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={3} />}
        empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('none')}</p> }}
      >
        {({ data }) => (
          <ol className="grid gap-3">
            {data.map((step, index) => (
              <li key={step.stepId} className="rounded-md border border-border bg-surface p-3">
                {openId === step.stepId ? (
                  <VacancyStepForm organizationId={organizationId} step={step} onDone={close} />
                ) : (
                  <StepRow
                    organizationId={organizationId}
                    steps={data}
                    index={index}
                    step={step}
                    onEdit={() => setOpenId(step.stepId)}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryState>
      {openId === '' ? (
        <VacancyStepForm organizationId={organizationId} step={null} onDone={close} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpenId('')}>
          <Icon name="plus" className="size-5" />
          {t('add')}
        </Button>
      )}
    </div>
  );
}

interface StepRowProps {
  organizationId: string;
  steps: readonly VacancyStep[];
  index: number;
  step: VacancyStep;
  onEdit: () => void;
}

function StepRow({ organizationId: orgId, steps, index, step, onEdit }: StepRowProps) {
  const t = useTranslations('vacancyDesk.steps');
  const locale = useLocale();
  const options = { invalidates, problems: { 409: t('inUse') } };
  const order = useWrite(vacancyWork.orderSteps, { ...options, done: t('moved') });
  const change = useWrite(vacancyWork.changeStep, {
    ...options,
    done: (_answer, { body }) => t(body.active ? 'switchedOn' : 'switchedOff'),
  });
  const name = pickName(step, locale);
  const moveTo = (place: number) => {
    const ids = steps.map(({ stepId }) => stepId).filter((id) => id !== step.stepId);
    void order.run({ params: { orgId }, body: { stepIds: ids.toSpliced(place, 0, step.stepId) } });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <StatusDot color={step.color} className="mr-auto text-base">
        {name}
      </StatusDot>
      {!step.active && <Badge>{t('off')}</Badge>}
      <span className="text-sm text-muted">{t('applications', { count: step.applicationCount })}</span>
      <MoveButtons
        up={t('up', { name })}
        down={t('down', { name })}
        isFirst={index === 0}
        isLast={index === steps.length - 1}
        busy={order.busy}
        onMove={(by) => moveTo(index + by)}
      />
      <Button variant="secondary" onClick={onEdit}>
        {t('edit')}
      </Button>
      <WriteButton
        variant="ghost"
        write={change}
        onWrite={() => change.run({ params: { orgId, stepId: step.stepId }, body: { active: !step.active } })}
      >
        {t(step.active ? 'switchOff' : 'switchOn')}
      </WriteButton>
    </div>
  );
}
