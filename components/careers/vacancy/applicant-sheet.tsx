'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { GivenAnswers } from '@/components/careers/handed/given-answers';
import { SentProfile } from '@/components/careers/handed/sent-profile';
import { RowPanel } from '@/components/kits/list/row-panel';
import { openFile } from '@/components/kits/upload/open-file';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useKeys } from '@/components/ui/keys/use-keys';
import { SkeletonText } from '@/components/ui/skeleton';
import { StatusDot } from '@/components/ui/status-dot';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { VacancyApplicant } from '@/lib/contract/careers/vacancy-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { ContactLinks } from '@/components/careers/contact-links';
import { pickName } from '@/lib/i18n/pick';
import { ApplicantHistory } from './applicant-history';
import { HandedLinks } from './handed-links';
import { RunningInterview } from './running-interview';

const HandOn = lazyPart(
  () => import('./hand-on').then((module) => module.HandOn),
  () => null,
);
const OfferInterview = lazyPart(
  () => import('./offer-interview').then((module) => module.OfferInterview),
  () => null,
);

function SentFile({ file }: { file: NonNullable<VacancyApplicant['file']> }) {
  const t = useTranslations('vacancyDesk.applicant');
  const [isFailed, setFailed] = useState(false);
  return (
    <section aria-label={t('file')} className="grid justify-items-start gap-2">
      <h3 className="text-lg">{t('file')}</h3>
      <Button
        variant="secondary"
        onClick={() => void openFile(file.key).then((isOpen) => setFailed(!isOpen))}
      >
        {t('open', { name: file.fileName })}
      </Button>
      <p className="text-sm text-muted">{t('told')}</p>
      {isFailed && <Alert tone="danger">{t('failed')}</Alert>}
    </section>
  );
}

function Contacts({ applicant }: { applicant: VacancyApplicant }) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const { phone, email, step, createdAt, isVerified } = applicant;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StatusDot color={step.color}>{pickName(step, locale)}</StatusDot>
      <span className="text-muted">{formatDate(createdAt, locale)}</span>
      <ContactLinks phone={phone} email={email} />
      {!isVerified && <Badge>{t('applicants.unproven')}</Badge>}
    </p>
  );
}

interface ApplicantPanelProps {
  organizationId: string;
  applicant: VacancyApplicant;
  /** Whom it may be handed on to. */
  employer: string;
  onMove: (applicant: VacancyApplicant) => void;
}

/** What the panel reads beside the row. */
export const sentQuery = (orgId: string, { vacancyId, applicationId }: VacancyApplicant) =>
  recruitmentApi.vacancyWork.applicant.queryOptions({ params: { orgId, id: vacancyId, applicationId } });

/** What an applicant has sent, and the work on it: moves, an interview, a link for the employer, notes. */
export function ApplicantPanel({ organizationId, applicant, employer, onMove }: ApplicantPanelProps) {
  const t = useTranslations('vacancyDesk');
  const query = useQuery(sentQuery(organizationId, applicant));
  const [dialog, setDialog] = useState<'hand-on' | 'interview' | null>(null);
  const [made, setMade] = useState<{ applicationId: string; key: string } | null>(null);
  const { applicationId } = applicant;
  const params = { orgId: organizationId, applicationId };
  const close = () => setDialog(null);
  return (
    <div className="grid gap-5">
      <Contacts applicant={applicant} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onMove(applicant)}>{t('applicants.move')}</Button>
        {applicant.isVerified && (
          <Button variant="secondary" onClick={() => setDialog('interview')}>
            {t('applicant.interview.open')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setDialog('hand-on')}>
          {t('applicant.handOn.open')}
        </Button>
      </div>
      <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
        {({
          file,
          profile,
          method,
          message,
          answers,
          interview,
          handovers,
          entries,
          createdAt,
          nextActor,
        }) => (
          <>
            <p className="font-semibold">{t(`applicant.turn.${nextActor}`)}</p>
            {interview && <RunningInterview params={params} interview={interview} />}
            <HandedLinks
              params={params}
              handovers={handovers}
              madeKey={made?.applicationId === applicationId ? made.key : null}
            />
            <section aria-label={t('applicant.message')}>
              <h3 className="text-lg">{t('applicant.message')}</h3>
              <p className="whitespace-pre-line wrap-anywhere">{message || t('applicant.noMessage')}</p>
            </section>
            <GivenAnswers answers={answers} title={t('applicant.answers')} level="h3" />
            {file && <SentFile file={file} />}
            {profile && <SentProfile profile={profile} title={t('applicant.profile')} level="h3" />}
            {method === 'public' && <p className="text-muted">{t('applicant.messageOnly')}</p>}
            {method === 'profile' && !profile && <p className="text-muted">{t('applicant.gone')}</p>}
            <ApplicantHistory params={params} entries={entries} appliedAt={createdAt} />
          </>
        )}
      </QueryState>
      {dialog === 'interview' && (
        <OfferInterview params={params} picked={query.data?.interview?.startsAt ?? null} onClose={close} />
      )}
      {dialog === 'hand-on' && (
        <HandOn
          params={params}
          employer={employer}
          onMade={(key) => setMade({ applicationId, key })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** An applicant of the board, with those of the same step as they stood when it was opened. */
export interface OpenApplicant {
  applicant: VacancyApplicant;
  column: readonly VacancyApplicant[];
}

interface ApplicantSheetProps extends Omit<ApplicantPanelProps, 'applicant'> {
  opened: OpenApplicant;
  onOpen: (applicant: VacancyApplicant) => void;
  onClose: () => void;
}

/** The same over the board; j and k open the next and the previous of the step. */
export function ApplicantSheet({ opened, onOpen, onClose, ...props }: ApplicantSheetProps) {
  const t = useTranslations('list.panel');
  const { applicant, column } = opened;
  const frame = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const at = column.findIndex(({ applicationId }) => applicationId === applicant.applicationId);
  const [next, previous] = [column[at + 1], column[at - 1]];
  const open = (other: VacancyApplicant | undefined) => () => other && onOpen(other);
  useKeys(t('keys'), [
    { keys: ['j'], words: t('next'), deed: open(next) },
    { keys: ['k'], words: t('previous'), deed: open(previous) },
  ]);
  return (
    <RowPanel
      title={`${applicant.lastName} ${applicant.firstName}`}
      place={null}
      page={undefined}
      onNext={next && open(next)}
      onPrevious={previous && open(previous)}
      onClose={onClose}
      frame={frame}
      onCloseFocus={() => opener instanceof HTMLElement && opener.focus()}
      isBeside={false}
    >
      <ApplicantPanel key={applicant.applicationId} applicant={applicant} {...props} />
    </RowPanel>
  );
}
