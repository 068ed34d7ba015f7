'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { AttachedProgram } from '@/components/admissions/application/attached-program';
import { DeadlineFile } from '@/components/admissions/application/deadline-file';
import { StepStatus } from '@/components/admissions/application/step-status';
import { TaskList } from '@/components/admissions/application/task-list';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { Skeleton } from '@/components/ui/skeleton';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { useToday } from '@/components/ui/use-today';
import { applicantApi } from '@/lib/api/applicant';
import type { SubjectDetail } from '@/lib/contract/schools/subjects';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** What the school asks for, for a program that was not applied to yet. */
function AskedPapers({ schoolId }: { schoolId: string }) {
  const t = useTranslations('ownSchools.program');
  const locale = useLocale();
  const schema = useQuery(applicantApi.applicants.schema.queryOptions({ params: { id: schoolId } }));
  if (!schema.data) return <Skeleton className="h-24" />;
  const { files } = schema.data.form;
  if (files.length === 0) return <p className="text-muted">{t('noPapers')}</p>;
  return (
    <ul className="list-disc pl-5">
      {files.map(({ key, label }) => (
        <li key={key}>{pickText(label, locale)}</li>
      ))}
    </ul>
  );
}

/** One program of the person: its state and last day, their application and its tasks, or the papers to prepare. */
export function OwnProgram({ program, applications }: { program: SubjectDetail; applications: Applicant[] }) {
  const t = useTranslations('ownSchools');
  const states = useTranslations('education.application');
  const locale = useLocale();
  const state = applicationStateOn(program, useToday());
  const { school, schoolId, enrollableSubjectId: id } = program;
  const own = applications.filter(({ enrollToId }) => enrollToId === id);
  const shown = {
    school: { ...school, schoolId, phone: null, telegram: null, schoolType: program.schoolType },
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <DetailHeader
        title={pickName(program, locale)}
        lead={pickName(school, locale)}
        meta={
          state.key === 'open'
            ? state.until && t('deadline', { date: formatDate(state.until, locale) })
            : states(state.key)
        }
        actions={<DeadlineFile applications={own} />}
      />
      {own.map((application) => (
        <Panel
          key={application.applicantId}
          title={<StepStatus step={application.step} className="text-lg font-bold" />}
        >
          <LinkButton
            href={href('/profile/applications/[id]', { id: application.applicantId })}
            variant="secondary"
          >
            {t('program.application')}
          </LinkButton>
        </Panel>
      ))}
      {own.length > 0 && <TaskList applications={own} />}
      {own.length === 0 && (
        <Panel title={t('program.papers')}>
          <AskedPapers schoolId={schoolId} />
          {state.key === 'open' && (
            <LinkButton
              href={href('/school/[slug]/enrollment-form', { slug: school.slug }, { program: id })}
              className="mt-4"
            >
              {t('program.apply')}
            </LinkButton>
          )}
        </Panel>
      )}
      <Panel title={t('program.about')}>
        <AttachedProgram application={{ ...shown, enrollToSubject: program }} />
      </Panel>
    </div>
  );
}
