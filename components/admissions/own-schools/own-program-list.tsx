'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { applicantApi } from '@/lib/api/applicant';
import { remindersApi } from '@/lib/api/reminders';
import { href } from '@/lib/routes/href';
import { CardSkeletons } from './own-school-list';
import { StepStatus } from '@/components/admissions/application/step-status';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Badge } from '@/components/ui/badge';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { academicApi } from '@/lib/api/academic';
import { formatDate } from '@/lib/domain/dates/dates';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';

interface OwnProgram {
  id: string;
  /** Null for a program that is only saved. */
  application: Applicant | null;
}

/** The programs that were applied to, the latest application of each, then those saved for a reminder. */
function ownPrograms(applications: readonly Applicant[], saved: readonly string[]): OwnProgram[] {
  const byId = new Map<string, OwnProgram>();
  for (const application of applications) {
    const id = application.enrollToSubject?.enrollableSubjectId;
    if (id && !byId.has(id)) byId.set(id, { id, application });
  }
  for (const id of saved) if (!byId.has(id)) byId.set(id, { id, application: null });
  return [...byId.values()];
}

/** A program that was applied to or saved; nothing when its school offers it no more and nobody has applied. */
function OwnProgramCard({ own: { id, application } }: { own: OwnProgram }) {
  const t = useTranslations('ownSchools');
  const states = useTranslations('education.application');
  const locale = useLocale();
  const today = useToday();
  const program = useQuery({ ...academicApi.subjects.get.queryOptions({ params: { id } }), retry: false });
  const named = program.data ?? application?.enrollToSubject;
  const school = program.data?.school ?? application?.school;
  if (!named || !school) return program.isPending ? <Skeleton className="h-32 rounded-lg" /> : null;
  const state = program.data && applicationStateOn(program.data, today);
  return (
    <Card interactive className="flex items-start gap-4 p-4 sm:p-5">
      <SchoolEmblem school={school} sizePx={52} />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">
          <Link href={href('/profile/courses/[id]', { id })} className={cardLinkStyle}>
            {pickName(named, locale)}
          </Link>
        </h2>
        <p className="text-muted">{pickName(school, locale)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {application ? <StepStatus step={application.step} /> : <Badge>{t('courses.saved')}</Badge>}
          {!application && state && state.key !== 'open' && (
            <span className="text-danger">{states(state.key)}</span>
          )}
          {!application && state?.key === 'open' && state.until && (
            <span className="text-muted">{t('deadline', { date: formatDate(state.until, locale) })}</span>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The programs that the person has applied to or saved. */
export function OwnProgramList({ userId }: { userId: string }) {
  const t = useTranslations('ownSchools');
  const applied = useQuery(applicantApi.applicants.mine.queryOptions({ params: { id: userId } }));
  const saved = useQuery(remindersApi.list.queryOptions({ params: { userId } }));
  return (
    <QueryState query={applied} skeleton={<CardSkeletons />}>
      {({ data: applications }) => (
        <QueryState query={saved} skeleton={<CardSkeletons />}>
          {({ data: reminders }) => {
            const ids = reminders.map(({ enrollableSubjectId }) => enrollableSubjectId);
            const programs = ownPrograms(applications, ids);
            if (programs.length === 0) {
              return (
                <Empty
                  title={t('courses.none')}
                  illustration="applications"
                  action={<LinkButton href={href('/course')}>{t('courses.browse')}</LinkButton>}
                >
                  {t('courses.noneBody')}
                </Empty>
              );
            }
            return (
              <ul className="grid grid-cols-1 gap-4">
                {programs.map((own) => (
                  <li key={own.id}>
                    <OwnProgramCard own={own} />
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}
