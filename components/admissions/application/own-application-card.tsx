import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { useToday } from '@/components/ui/use-today';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { nextActor, nextTask } from '@/lib/domain/admissions/application-tasks';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { StepStatus } from './step-status';
import { useTaskWords } from './use-task-words';

/** One of the student's own applications in a list. */
export function OwnApplicationCard({ application }: { application: Applicant }) {
  const t = useTranslations('applications');
  const tTurn = useTranslations('applicationTurn.turn');
  const wordsOf = useTaskWords();
  const locale = useLocale();
  const { school, enrollToSubject: subject } = application;
  const today = useToday();
  const actor = nextActor(application, today);
  const next = nextTask(application, today);
  const isTheirTurn = actor === 'applicant';
  return (
    <Card interactive className="p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <SchoolEmblem school={school} sizePx={52} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">
            <Link
              href={href('/profile/applications/[id]', { id: application.applicantId })}
              className={cardLinkStyle}
            >
              {pickName(school, locale)}
            </Link>
          </h2>
          <p className="text-muted">{subject ? pickName(subject, locale) : t('noProgram')}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-border pt-3">
        <StepStatus step={application.step} className="text-base font-semibold" />
        <p className={isTheirTurn ? 'font-semibold text-accent-text' : 'text-sm text-muted'}>
          {isTheirTurn && next ? `${tTurn(actor)}: ${wordsOf(next).title}` : tTurn(actor)}
        </p>
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <span>
          {t('reference')} <strong className="tabular-nums text-text">{application.referenceCode}</strong>
        </span>
        <span>{t('applied', { date: formatDate(application.createdAt, locale) })}</span>
      </p>
    </Card>
  );
}
