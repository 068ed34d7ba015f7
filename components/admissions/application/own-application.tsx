'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { Petals } from '@/components/feedback/petals';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { acceptedStep } from '@/lib/domain/admissions/applicant-steps';
import { hasEnded } from '@/lib/domain/admissions/application-tasks';
import { isOnCondition } from '@/lib/domain/admissions/offers';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { AcceptanceLetter } from './acceptance-letter';
import { ApplicationTimeline } from './application-timeline';
import { AttachedProgram } from './attached-program';
import { DetailSections } from './detail-sections';
import { listedPapers } from './listed-papers';
import { OwnChoices } from './own-choices';
import { OwnOffer } from './own-offer';
import { OwnPapers } from './own-papers';
import { OwnResults } from './own-results';
import { OwnState } from './own-state';
import { Panel } from '@/components/ui/panel';
import { SchoolContactCard } from './school-contact-card';
import { StepPath } from './step-path';
import { TextList } from './text-list';

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
  return (
    <div className="grid grid-cols-1 gap-4">
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
      {isCelebrated && <AcceptanceLetter application={application} />}
      <OwnState application={application} />
      <div id="offer" className="scroll-mt-24 empty:hidden">
        <OwnOffer application={application} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-1 gap-4">
          <Panel title={t('path.title')}>
            <StepPath application={application} />
          </Panel>
          {!isOver && (
            <Panel title={t('missing.title')}>
              {missing.length > 0 ? (
                <>
                  <p className="mb-3 text-muted">{t('missing.body')}</p>
                  <TextList texts={missing} />
                </>
              ) : (
                <p className="flex gap-3">
                  <Icon
                    name="circle-check"
                    aria-hidden="true"
                    className="mt-1 size-5 shrink-0 text-success"
                  />
                  {t('missing.none')}
                </p>
              )}
            </Panel>
          )}
          <OwnResults application={application} />
          {hasPapers && (
            <div id="papers" className="scroll-mt-24">
              <Panel title={t('papers.title')}>
                <OwnPapers application={application} />
              </Panel>
            </div>
          )}
          <OwnChoices application={application} />
          {!isOver && !hasPapers && (
            <Panel title={t('documents.title')}>
              <p className="mb-3 text-muted">
                {t(requiredDocuments.length > 0 ? 'documents.body' : 'documents.none')}
              </p>
              <TextList texts={requiredDocuments} />
            </Panel>
          )}
          <Panel title={t('timeline.title')}>
            <ApplicationTimeline application={application} />
          </Panel>
        </div>
        <div id="contact" className="scroll-mt-24 xl:sticky xl:top-24">
          <Panel title={t('contact.title')}>
            <SchoolContactCard school={school} />
          </Panel>
        </div>
      </div>
      <section aria-labelledby="sent" className="mt-2 grid grid-cols-1 gap-4">
        <h2 id="sent" className="text-xl">
          {t('sent.title')}
        </h2>
        <Panel title={t('sent.program')}>
          <AttachedProgram application={application} />
        </Panel>
        {application.enrollToDetail && (
          <DetailSections detail={application.enrollToDetail} form={application.form} folded />
        )}
      </section>
    </div>
  );
}
