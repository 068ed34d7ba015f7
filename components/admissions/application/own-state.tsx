'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { useToday } from '@/components/ui/use-today';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { rejectedStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import {
  type ApplicationTask,
  hasEnded,
  nextActor,
  nextTask,
} from '@/lib/domain/admissions/application-tasks';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { DeadlineFile } from './deadline-file';
import { listedPapers } from './listed-papers';
import { ReferenceCopy } from './reference-copy';
import { StepStatus } from './step-status';
import { taskHref, useTaskWords } from './use-task-words';

/** The part of the page on which the task is done. */
const parts: Partial<Record<ApplicationTask['kind'], string>> = {
  answer: 'offer',
  ask: 'contact',
  proof: 'papers',
  paper: 'papers',
  enroll: 'contact',
};

/** Why nothing is to be done any more. */
const endOf = ({ applicantStatus }: ApplicantDetail) => {
  if (applicantStatus === withdrawnStep.key) return 'withdrawn';
  return applicantStatus === rejectedStep.key ? 'rejected' : 'declined';
};

/** Whose turn it is: the deed with the way to it, or why there is none. */
function Turn({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications.next');
  const tTurn = useTranslations('applicationTurn.turn');
  const locale = useLocale();
  const wordsOf = useTaskWords();
  const today = useToday();
  const actor = nextActor(application, today);
  const next = nextTask(application, today);
  if (hasEnded(application)) return <p className="text-muted">{t(endOf(application))}</p>;
  if (actor !== 'applicant' || !next)
    return (
      <>
        <p className="font-semibold">{tTurn(actor)}</p>
        {actor === 'school' && (
          <p className="mt-1 text-muted">{t('school', { school: pickName(application.school, locale) })}</p>
        )}
      </>
    );
  const { title, day } = wordsOf(next);
  const part = next.kind === 'proof' && listedPapers(application).length === 0 ? 'contact' : parts[next.kind];
  return (
    <>
      <p className="font-semibold">{tTurn(actor)}</p>
      {day && <p className={next.isLate ? 'mt-1 text-danger' : 'mt-1 text-muted'}>{day}</p>}
      {part ? (
        <a href={`#${part}`} className={cn(buttonStyle({}), 'mt-3')}>
          {title}
        </a>
      ) : (
        <LinkButton href={taskHref(next.kind, application.applicantId)} className="mt-3">
          {title}
        </LinkButton>
      )}
    </>
  );
}

/** What was written with the state that it is in now. */
const noteOf = ({ timeline, applicantStatus }: ApplicantDetail): string | null => {
  const last = timeline.toReversed().find(({ kind }) => kind === 'status' || kind === 'withdrawn');
  return last?.toStatus === applicantStatus ? last.note : null;
};

const Said = ({ note }: { note: string }) => {
  const t = useTranslations('applications.timeline');
  return (
    <p className="mt-3 whitespace-pre-line rounded-md bg-sunken px-3.5 py-2.5">
      <span className="block text-sm text-muted">{t('note')}</span>
      {note}
    </p>
  );
};

/** Where an application stands, who acts next, and what its student can take away. */
export function OwnState({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications');
  const tOffers = useTranslations('offers');
  const said = noteOf(application);
  return (
    <Panel
      title={<StepStatus step={application.step} className="gap-3 text-xl font-bold [&>span]:size-3.5" />}
      aside={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-sm text-muted">
            {t('reference')} <strong className="tabular-nums text-text">{application.referenceCode}</strong>
          </span>
          <ReferenceCopy code={application.referenceCode} />
        </span>
      }
    >
      <Turn application={application} />
      {said && <Said note={said} />}
      {hasEnded(application) && (
        <LinkButton href={href('/explore')} variant="secondary" className="mt-4">
          {t('exploreMore')}
        </LinkButton>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton
          href={href('/profile/applications/view-details', undefined, {
            applicantId: application.applicantId,
          })}
          variant="secondary"
          size="sm"
          className="min-h-11"
        >
          <Icon name="printer" aria-hidden="true" className="size-5" />
          {tOffers('print.open')}
        </LinkButton>
        <DeadlineFile applications={[application]} />
      </div>
    </Panel>
  );
}
