'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { Petals } from '@/components/feedback/petals';
import type { ApplicantDetail, Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { acceptedStep, isDecided, pendingStep } from '@/lib/domain/admissions/applicant-steps';
import { hasEnded } from '@/lib/domain/admissions/application-tasks';
import { isOnCondition } from '@/lib/domain/admissions/offers';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { ApplicationTimeline } from './application-timeline';
import { AttachedProgram } from './attached-program';
import { DetailSections } from './detail-sections';
import { listedPapers, missingBesides } from './listed-papers';
import { OwnOffer } from './own-offer';
import { OwnState } from './own-state';
import { FoldedPanel, Panel } from '@/components/ui/panel';
import { StepPath } from './step-path';
import { TextList } from './text-list';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { applicantNames } from './names';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';
import { WithdrawApplication } from './withdraw-application';
import { OwnPaper } from './own-paper';
import { ObjectToProof } from './object-to-proof';
import { ResultFacts } from './result-facts';
import { AccordionItem } from '@/components/ui/accordion';
import { FileViews } from '@/components/kits/upload/file-views';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyButton } from '@/components/ui/copy-button';
import { telegramUrl } from '@/lib/domain/contact-links';
import { formatPhone } from '@/lib/domain/values/phone';

function SchoolContactCard({ school }: { school: Applicant['school'] }) {
  const t = useTranslations('applications.contact');
  const telegram = telegramUrl(school.telegram);
  return (
    <div className="flex flex-wrap gap-2.5 max-xl:[&>*]:flex-auto xl:grid">
      {school.phone ? (
        <>
          <a href={`tel:${school.phone}`} className={buttonStyle()}>
            <Icon name="phone" className="size-5" />
            {t('call')} {formatPhone(school.phone)}
          </a>
          <CopyButton text={formatPhone(school.phone)}>{t('copyPhone')}</CopyButton>
        </>
      ) : (
        <p className="text-muted">{t('none')}</p>
      )}
      {telegram && (
        <a
          href={telegram}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Icon name="send" className="size-5" />
          {t('telegram')}
          <span className="sr-only"> ({t('newTab')})</span>
        </a>
      )}
      <LinkButton href={href('/school/[slug]', { slug: school.slug })} variant="secondary">
        {t('schoolPage')}
      </LinkButton>
    </div>
  );
}

const shownMax = '20';

/** Who has opened the papers of an application, besides its student; latest first. */
function PaperViews({ applicantId, userId }: { applicantId: string; userId: string }) {
  const t = useTranslations('applications.papers');
  return (
    <AccordionItem title={t('views')} className="mt-2">
      <FileViews
        userId={userId}
        about={{ applicantId }}
        limit={shownMax}
        none={t('viewsNone')}
        by={(name, school) => t('viewBy', { name, school })}
      />
    </AccordionItem>
  );
}

/** One's own results: what one has declared, and what is proven by what; nothing before there is one. */
function OwnResults({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('offers.results');
  const { results } = application;
  if (results.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ul className="grid grid-cols-1 gap-4">
        {results.map((result) => (
          <li key={result.kind}>
            <ResultFacts
              result={result}
              application={application}
              toolOf={(proof) => <ObjectToProof applicantId={application.applicantId} proof={proof} />}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The papers of one's own application, and who has opened them. */
function OwnPapers({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications.papers');
  const { applicantId, userId, papers, partnersDecide } = application;
  const isOpen = !hasEnded(application);
  return (
    <>
      <ul className="-mt-3 divide-y divide-border">
        {listedPapers(application).map((listed) => (
          <OwnPaper key={listed.kind} applicantId={applicantId} listed={listed} isOpen={isOpen} />
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">
        {isOpen ? t('body', { partner: partnersDecide ? 'yes' : 'no' }) : t('closed')}
      </p>
      {papers.length > 0 && <PaperViews applicantId={applicantId} userId={userId} />}
    </>
  );
}

/** What its student can still do with an application; nothing once the school has decided. */
function OwnChoices({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications');
  const { applicantId, applicantStatus } = application;
  if (isDecided(applicantStatus)) return null;
  const isPending = applicantStatus === pendingStep.key;
  return (
    <Panel title={t(isPending ? 'pending.title' : 'withdraw.button')}>
      <p className="mb-4 text-muted">{t(isPending ? 'pending.body' : 'pending.bodyWithdraw')}</p>
      <div className="flex flex-wrap gap-2.5">
        {isPending && application.enrollToDetail && (
          <LinkButton
            href={href('/profile/applications/[id]', { id: applicantId }, { change: 'yes' })}
            variant="secondary"
          >
            <Icon name="file-pen" className="size-5" />
            {t('change')}
          </LinkButton>
        )}
        <WithdrawApplication application={application} />
      </div>
    </Panel>
  );
}

/** The school's yes as a letter: to whom, for what, since when, and by which number the school finds it. */
function AcceptanceLetter({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications.letter');
  const locale = useLocale();
  const { school, enrollToSubject: program, startsOn, statusSince, referenceCode } = application;
  const schoolName = pickName(school, locale);
  return (
    <section
      aria-labelledby="acceptance"
      className="relative overflow-hidden rounded-2xl border border-border bg-surface px-5 pb-6 pt-8 sm:px-10 sm:pt-10"
    >
      <span aria-hidden="true" className="absolute inset-x-0 top-0 h-2 bg-accent" />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-center gap-4">
          <SchoolEmblem school={school} sizePx={72} />
          <p className="min-w-0 text-lg font-semibold">{schoolName}</p>
        </div>
        <p className="text-sm text-muted">{formatDate(statusSince, locale)}</p>
      </div>
      <h2 id="acceptance" className="mt-6 text-2xl">
        {t('title')}
      </h2>
      <p className="mt-4">{t('dear', { name: applicantNames(application, locale).name })}</p>
      <p className="mt-2 max-w-prose text-lg">
        {program
          ? t('toProgram', { school: schoolName, program: pickName(program, locale) })
          : t('toSchool', { school: schoolName })}
      </p>
      {startsOn && <p className="mt-2">{t('starts', { date: formatDate(startsOn, locale) })}</p>}
      <p className="mt-6 border-t border-border pt-4 text-sm text-muted">
        {t('source', { code: referenceCode, school: schoolName })}
      </p>
    </section>
  );
}

/** One application as its student sees it. */
export function OwnApplication({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications');
  const moments = useTranslations('moments');
  const locale = useLocale();
  const {
    school,
    enrollToSubject: subject,
    requiredDocuments,
    applicantStatus,
    missing,
    offer,
  } = application;
  const schoolName = pickName(school, locale);
  const isCelebrated = applicantStatus === acceptedStep.key && !(offer && isOnCondition(offer));
  const isOver = hasEnded(application);
  const hasPapers = listedPapers(application).length > 0;
  const besides = missingBesides(application).filter(
    ({ en }) => hasPapers || !requiredDocuments.some((each) => each.en === en),
  );
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4">
      {isCelebrated && (
        <Petals
          moment={`accepted:${application.applicantId}`}
          announce={moments('accepted', { school: schoolName })}
        />
      )}
      <DetailHeader
        title={schoolName}
        lead={subject ? pickName(subject, locale) : t('noProgram')}
        meta={t('applied', { date: formatDate(application.createdAt, locale) })}
      />
      <OwnState application={application} />
      <div id="offer" className="scroll-mt-24 empty:hidden">
        <OwnOffer application={application} />
      </div>
      {isCelebrated && <AcceptanceLetter application={application} />}
      <div className="grid grid-cols-1 items-start gap-3 sm:gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-1 gap-3 sm:gap-4">
          {!isOver && besides.length > 0 && (
            <Panel title={t('missing.title')}>
              <p className="mb-3 text-muted">{t('missing.body')}</p>
              <TextList texts={besides} />
            </Panel>
          )}
          {!isOver && missing.length === 0 && (
            <p className="flex gap-3 px-4 sm:px-6">
              <Icon name="circle-check" className="mt-1 size-5 shrink-0 text-success" />
              {t('missing.none')}
            </p>
          )}
          <OwnResults application={application} />
          {hasPapers && (
            <div id="papers" className="scroll-mt-24">
              <Panel title={t('papers.title')}>
                <OwnPapers application={application} />
              </Panel>
            </div>
          )}
          {!isOver && !hasPapers && (
            <Panel title={t('documents.title')}>
              <p className="mb-3 text-muted">
                {t(requiredDocuments.length > 0 ? 'documents.body' : 'documents.none')}
              </p>
              <TextList texts={requiredDocuments} />
            </Panel>
          )}
          <Panel title={t('path.title')}>
            <StepPath application={application} />
          </Panel>
          <OwnChoices application={application} />
        </div>
        <div id="contact" className="scroll-mt-24 xl:sticky xl:top-24">
          <Panel title={t('contact.title')}>
            <SchoolContactCard school={school} />
          </Panel>
        </div>
      </div>
      <FoldedPanel title={t('timeline.title')}>
        <ApplicationTimeline application={application} />
      </FoldedPanel>
      <FoldedPanel title={t('sent.title')}>
        <h3 className="sr-only">{t('sent.program')}</h3>
        <AttachedProgram application={application} />
        {application.enrollToDetail && (
          <div className="mt-4">
            <DetailSections detail={application.enrollToDetail} form={application.form} folded />
          </div>
        )}
      </FoldedPanel>
    </div>
  );
}
