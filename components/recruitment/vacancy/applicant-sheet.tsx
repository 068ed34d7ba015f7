'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { openFile } from '@/components/kits/upload/open-file';
import { CvView } from '@/components/people/cv/cv-view';
import { blocksIn, loadCvWords } from '@/components/people/cv/use-cv-blocks';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { StatusDot } from '@/components/ui/status-dot';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import type { VacancyApplicant } from '@/lib/contract/recruitment/vacancy-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { cvParts } from '@/lib/domain/recruitment/cv-options';
import { pickName } from '@/lib/i18n/pick';

/** The profile as it was when it was sent. */
function SentProfile({ profile }: { profile: CompleteProfile }) {
  const t = useTranslations('vacancyDesk.applicant');
  const locale = useLocale();
  const words = useQuery({
    queryKey: ['cv-words', locale],
    queryFn: () => loadCvWords(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section aria-label={t('profile')}>
      <h3 className="mb-2 text-lg">{t('profile')}</h3>
      <QueryState query={words} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(known) => {
          const cv = blocksIn(profile, locale, known, cvParts);
          const src = profile.avatarUrl;
          return (
            <CvView
              cv={cv}
              accent={profile.cv.accent}
              photo={src ? { src, alt: t('photoOf', { name: cv.name }) } : null}
            />
          );
        }}
      </QueryState>
    </section>
  );
}

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

const contactStyle = 'inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere';

function Contacts({ applicant }: { applicant: VacancyApplicant }) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const { phone, email, step, createdAt, isVerified } = applicant;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StatusDot color={step.color}>{pickName(step, locale)}</StatusDot>
      <span className="text-muted">{formatDate(createdAt, locale)}</span>
      {phone && (
        <a href={`tel:${phone}`} className={`${contactStyle} tabular-nums`}>
          {formatPhone(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={contactStyle}>
          {email}
        </a>
      )}
      {!isVerified && <Badge>{t('applicants.unproven')}</Badge>}
    </p>
  );
}

interface ApplicantPanelProps {
  organizationId: string;
  applicant: VacancyApplicant;
  onMove: (applicant: VacancyApplicant) => void;
}

/** What the panel reads beside the row. */
export const sentQuery = (orgId: string, { vacancyId, applicationId }: VacancyApplicant) =>
  recruitmentApi.vacancyWork.applicant.queryOptions({ params: { orgId, id: vacancyId, applicationId } });

/** What an applicant has sent: message, CV or profile. */
export function ApplicantPanel({ organizationId, applicant, onMove }: ApplicantPanelProps) {
  const t = useTranslations('vacancyDesk');
  const query = useQuery(sentQuery(organizationId, applicant));
  return (
    <div className="grid gap-5">
      <Contacts applicant={applicant} />
      <Button className="justify-self-start" onClick={() => onMove(applicant)}>
        {t('applicants.move')}
      </Button>
      <section aria-label={t('applicant.message')}>
        <h3 className="text-lg">{t('applicant.message')}</h3>
        <p className="whitespace-pre-line wrap-anywhere">{applicant.message || t('applicant.noMessage')}</p>
      </section>
      <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
        {({ file, profile, method }) => (
          <>
            {file && <SentFile file={file} />}
            {profile && <SentProfile profile={profile} />}
            {method === 'public' && <p className="text-muted">{t('applicant.messageOnly')}</p>}
            {method === 'profile' && !profile && <p className="text-muted">{t('applicant.gone')}</p>}
          </>
        )}
      </QueryState>
    </div>
  );
}

interface ApplicantSheetProps extends Omit<ApplicantPanelProps, 'applicant'> {
  applicant: VacancyApplicant | null;
  onClose: () => void;
}

/** The same over the board. */
export const ApplicantSheet = ({ applicant, onClose, ...props }: ApplicantSheetProps) => (
  <Sheet open={applicant !== null} onOpenChange={(open) => !open && onClose()}>
    {applicant && (
      <SheetContent
        side="right"
        title={`${applicant.lastName} ${applicant.firstName}`}
        className="w-[min(44rem,100vw)]"
      >
        <ApplicantPanel applicant={applicant} {...props} />
      </SheetContent>
    )}
  </Sheet>
);
