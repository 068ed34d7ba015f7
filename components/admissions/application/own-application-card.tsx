import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { useToday } from '@/components/ui/use-today';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { nextActor, tasksOf } from '@/lib/domain/admissions/application-tasks';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { StepStatus } from './step-status';
import { taskHref, useTaskWords } from './use-task-words';

interface OwnApplicationCardProps {
  application: Applicant;
  /** Its place in the order of one's choice. */
  place?: ReactNode;
  /** What can be done with that place. */
  menu?: ReactNode;
}

/** One of the student's own applications in a list: where it stands, whose turn it is, and one's own deeds. */
export function OwnApplicationCard({ application, place, menu }: OwnApplicationCardProps) {
  const t = useTranslations('applications');
  const tTurn = useTranslations('applicationTurn.turn');
  const wordsOf = useTaskWords();
  const locale = useLocale();
  const { applicantId, school, enrollToSubject: subject } = application;
  const today = useToday();
  const actor = nextActor(application, today);
  const isTheirTurn = actor === 'applicant';
  const deeds = tasksOf(application, today).filter(({ kind }) => kind !== 'wait');
  return (
    <Card interactive className="p-3 sm:p-5">
      <div className="flex items-start gap-3 sm:gap-4">
        <SchoolEmblem school={school} sizePx={44} />
        <div className="min-w-0 flex-1">
          {place && <p className="text-sm text-muted">{place}</p>}
          <h2 className="text-base sm:text-lg">
            <Link href={href('/profile/applications/[id]', { id: applicantId })} className={cardLinkStyle}>
              {pickName(school, locale)}
            </Link>
          </h2>
          <p className="text-muted max-sm:text-sm">{subject ? pickName(subject, locale) : t('noProgram')}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
            <StepStatus step={application.step} className="font-semibold" />
            <span className={isTheirTurn ? 'font-semibold text-accent-text' : 'text-muted'}>
              {tTurn(actor)}
            </span>
          </p>
        </div>
        {menu}
      </div>
      {deeds.length > 0 && (
        <ul className="mt-2 grid gap-2 sm:pl-15">
          {deeds.map((task, index) => {
            const { title, day } = wordsOf(task);
            return (
              <li key={task.kind} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <LinkButton
                  href={taskHref(task.kind, applicantId)}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  size="sm"
                  className="relative z-10 min-h-11"
                >
                  {title}
                </LinkButton>
                {day && (
                  <span className={task.isLate ? 'text-sm font-medium text-danger' : 'text-sm text-muted'}>
                    {day}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted max-sm:hidden sm:pl-15">
        <span>
          {t('reference')} <strong className="tabular-nums text-text">{application.referenceCode}</strong>
        </span>
        <span>{t('applied', { date: formatDate(application.createdAt, locale) })}</span>
      </p>
    </Card>
  );
}
