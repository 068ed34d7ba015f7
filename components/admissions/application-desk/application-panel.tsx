'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ApplicationTimeline } from '@/components/admissions/application/application-timeline';
import { useDetailSections } from '@/components/admissions/application/use-detail-sections';
import { EntryFacts } from '@/components/admissions/application/entry-facts';
import { listedPapers, missingBesides } from '@/components/admissions/application/listed-papers';
import { mayDecide } from '@/components/admissions/application/may-decide';
import { applicantNames } from '@/components/admissions/application/names';
import { OfferDesk } from '@/components/admissions/application/offer-desk';
import { PaperChecks } from '@/components/admissions/application/paper-checks';
import { ReferenceCopy } from '@/components/admissions/application/reference-copy';
import { ResultDesk } from '@/components/admissions/application/result-desk';
import { StepStatus } from '@/components/admissions/application/step-status';
import { TextList } from '@/components/admissions/application/text-list';
import { QueryState } from '@/components/feedback/query-state';
import { PanelFacts, PanelSection } from '@/components/kits/list/panel-parts';
import { AccordionItem } from '@/components/ui/accordion';
import { DescriptionList } from '@/components/ui/description-list';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { nextActor } from '@/lib/domain/admissions/application-tasks';
import { daysBetween } from '@/lib/domain/dates/cambodian-days';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickName } from '@/lib/i18n/pick';
import { Assignee } from './assignee';
import { DecisionBar } from './decision-bar';
import { FollowUps } from './follow-ups';
import { WaitingBadge } from './waiting-badge';

const linkStyle =
  'inline-flex min-h-11 items-center wrap-anywhere text-accent-text underline-offset-4 hover:underline xl:min-h-0';

interface ApplicationPanelProps {
  applicantId: string;
  onDecided: () => void;
}

/** An application beside its list: what decides first, then the rest, and the decision always in reach. */
export function ApplicationPanel({ applicantId, onDecided }: ApplicationPanelProps) {
  const t = useTranslations('applicationDesk.panel');
  const query = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId } }));
  if (isApiError(query.error, 404) || isApiError(query.error, 400)) return <p>{t('gone')}</p>;
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {(application) => (
        <>
          <div className="grid grid-cols-1 gap-4 pb-4">
            <Head application={application} />
            {application.right !== 'state' && <Body application={application} />}
            <History application={application} />
          </div>
          {application.right !== 'state' && <DecisionBar application={application} onDecided={onDecided} />}
        </>
      )}
    </QueryState>
  );
}

interface PartProps {
  application: ApplicantDetail;
}

function Head({ application }: PartProps) {
  const tApplications = useTranslations('applications');
  const tRights = useTranslations('applicationDesk.rights');
  const locale = useLocale();
  const { name, other } = applicantNames(application, locale);
  const { school, enrollToSubject: program, step, referenceCode, createdAt, right } = application;
  return (
    <header className="grid gap-1">
      <h2 className="text-xl font-semibold">
        {name}{' '}
        {other && (
          <span lang={other.lang} className="text-base font-normal text-muted">
            {other.text}
          </span>
        )}
      </h2>
      <p>
        {program ? pickName(program, locale) : tApplications('noProgram')}
        <span className="block text-muted">{pickName(school, locale)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StepStatus step={step} />
        <WaitingBadge application={application} />
        <span className="text-muted">
          {tApplications('applied', { date: formatDate(createdAt, locale) })}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span className="tabular-nums">{referenceCode}</span>
        <ReferenceCopy code={referenceCode} />
      </div>
      {right === 'state' && <p className="text-sm text-muted">{tRights('state')}</p>}
    </header>
  );
}

function Body({ application }: PartProps) {
  const t = useTranslations('applicationDesk.panel');
  const tDesk = useTranslations('applicationDesk');
  const decides = mayDecide(application);
  const missing = missingBesides(application);
  const hasPapers = listedPapers(application).length > 0 || !application.mayReadPapers;
  const email = application.enrollToDetail?.personal.email;
  return (
    <>
      <Facts application={application} />
      {application.results.length > 0 && (
        <PanelSection title={t('results')}>
          <ResultDesk application={application} mayProve={decides} />
        </PanelSection>
      )}
      {hasPapers && (
        <PanelSection title={t('papers')}>
          <PaperChecks application={application} mayDecide={decides} />
        </PanelSection>
      )}
      {missing.length > 0 && (
        <PanelSection title={t('missing')}>
          <TextList texts={missing} />
        </PanelSection>
      )}
      {application.offer && (
        <PanelSection title={t('offer')}>
          <OfferDesk application={application} mayChange={decides} />
        </PanelSection>
      )}
      <PanelSection title={t('person')}>
        <PanelFacts
          facts={[
            {
              key: 'phone',
              term: t('phone'),
              details: (
                <a href={`tel:${application.phone}`} className={linkStyle}>
                  {formatPhone(application.phone)}
                </a>
              ),
            },
            {
              key: 'email',
              term: t('email'),
              details: email && (
                <a href={`mailto:${email}`} className={linkStyle}>
                  {email}
                </a>
              ),
            },
          ]}
        />
        {application.enrollToDetail && (
          <WholeApplication detail={application.enrollToDetail} form={application.form} />
        )}
      </PanelSection>
      <PanelSection title={tDesk('assignee.title')}>
        <Assignee application={application} />
      </PanelSection>
      <PanelSection title={tDesk('followUps.title')}>
        <FollowUps applicantId={application.applicantId} />
      </PanelSection>
    </>
  );
}

/** By when, and whose turn it is. */
function Facts({ application }: PartProps) {
  const t = useTranslations('applicationDesk.panel');
  const tDesk = useTranslations('applicationDesk');
  const locale = useLocale();
  const today = useToday();
  const { deadline, examOn, startsOn, results, entry } = application;
  const days = deadline && today ? daysBetween(today, deadline) : null;
  const left = days === null ? '' : days < 0 ? t('isOver') : t('inDays', { days });
  const hasResult = results.some(({ kind }) => kind === 'exam');
  return (
    <PanelSection title={t('facts')}>
      <PanelFacts
        facts={[
          {
            key: 'deadline',
            term: t('deadline'),
            details: deadline && [formatDate(deadline, locale), left].filter(Boolean).join(', '),
          },
          { key: 'entry', term: tDesk('entry.label'), details: entry && <EntryFacts entry={entry} /> },
          { key: 'turn', term: t('turn'), details: t(`turns.${nextActor(application, today)}`) },
          {
            key: 'exam',
            term: t('exam'),
            details: !hasResult && examOn ? formatDate(examOn, locale) : null,
          },
          { key: 'starts', term: t('starts'), details: startsOn ? formatDate(startsOn, locale) : null },
        ]}
      />
    </PanelSection>
  );
}

function WholeApplication({
  detail,
  form,
}: {
  detail: NonNullable<ApplicantDetail['enrollToDetail']>;
  form: ApplicantDetail['form'];
}) {
  const sections = useDetailSections(detail, form);
  return sections.map(({ key, title, items }) => (
    <AccordionItem key={key} title={title}>
      <DescriptionList items={items} />
    </AccordionItem>
  ));
}

function History({ application }: PartProps) {
  const t = useTranslations('applications.timeline');
  return (
    <AccordionItem title={t('title')} className="border-t border-border">
      <ApplicationTimeline application={application} />
    </AccordionItem>
  );
}
