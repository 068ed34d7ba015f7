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
import { formatDate, formatMinute } from '@/lib/domain/dates/dates';
import { ContactLinks } from '@/components/careers/contact-links';
import { pickName, pickText } from '@/lib/i18n/pick';
import { HandedLinks } from './handed-links';
import { RunningInterview } from './running-interview';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Timeline } from '@/components/ui/timeline';
import { requiredText } from '@/lib/contract/fields';
import type { ApplicantEntry } from '@/lib/contract/careers/applicant-work';
import { applicantNoteMax } from '@/lib/domain/careers/hiring-options';
import { fullName } from '@/lib/domain/people/person-name';

const noteForm = z.object({ words: requiredText(applicantNoteMax) });

interface ApplicantHistoryProps {
  params: { orgId: string; applicationId: string };
  entries: readonly ApplicantEntry[];
  appliedAt: string;
}

/** What happened to an application, the latest first, and a place for notes. */
function ApplicantHistory({ params, entries, appliedAt }: ApplicantHistoryProps) {
  const t = useTranslations('vacancyDesk.applicant.history');
  const locale = useLocale();
  const form = useZodForm(noteForm, { defaultValues: { words: '' } });
  const add = useWrite(recruitmentApi.applicantWork.addNote, {
    invalidates: [recruitmentApi.vacancyWork.key],
    done: t('added'),
  });
  const timeOf = ({ by, at }: Pick<ApplicantEntry, 'by' | 'at'>) =>
    by ? t('by', { name: by, date: formatMinute(at, locale) }) : formatMinute(at, locale);
  // The words of an interview are its hour; those of a note, and of who declines, are text.
  const detailsOf = ({ kind, words, message }: ApplicantEntry) => {
    if (message) return pickText(message, locale);
    if (kind === 'interview-picked' || kind === 'interview-called-off')
      return words && formatMinute(words, locale);
    return kind === 'note' || kind === 'interview-declined' ? words : '';
  };
  return (
    <section aria-label={t('title')} className="grid gap-4">
      <h3 className="text-lg">{t('title')}</h3>
      <Form
        form={form}
        className="grid gap-3"
        onSubmit={async (body) => {
          await add.send({ params, body });
          form.reset();
        }}
      >
        <TextareaField
          name="words"
          label={t('note')}
          hint={t('noteHint')}
          rows={2}
          maxLength={applicantNoteMax}
        />
        <SubmitButton wide={false} size="md">
          {t('add')}
        </SubmitButton>
      </Form>
      <Timeline
        items={[
          ...entries.map((entry) => ({
            key: entry.entryId,
            title: t(`kind.${entry.kind}`, {
              words: entry.words,
              step: entry.step ? pickName(entry.step, locale) : '',
            }),
            time: timeOf(entry),
            details: <span className="whitespace-pre-line wrap-anywhere">{detailsOf(entry)}</span>,
            ...(entry.step && { color: entry.step.color }),
          })),
          { key: 'applied', title: t('applied'), time: formatMinute(appliedAt, locale) },
        ]}
      />
    </section>
  );
}

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
      title={fullName(applicant)}
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
