'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { defaultForm, type ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { academicApi } from '@/lib/api/academic';
import type { Subject } from '@/lib/contract/schools/subjects';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { pageSizes } from '@/lib/domain/limits/lists';
import { ApplicationForm } from './application-form';
import { applicationSteps } from './application-steps';
import { valuesOfApplication, toSubmission } from './application-values';
import { changeStore, type Draft, newDraft } from './draft-store';
import { EnrollmentProvider } from './enrollment-context';
import { toEnrollmentProgram } from './enrollment-school';
import { FormSkeleton } from './form-skeleton';
import { useSendOnce } from '@/components/kits/work/use-send-once';
import { applicantApi } from '@/lib/api/applicant';
import { userApi } from '@/lib/api/user';
import type { ApplicationSubmission } from './use-submit-application';

/** Sends what was corrected, on top of the version that the person saw. */
const useChangeApplication = ({ applicantId, version }: ApplicantDetail): ApplicationSubmission =>
  useSendOnce(
    (values) => {
      const { enrollToId, enrollToDetail, acknowledged } = toSubmission(values);
      const body = { enrollToId, enrollToDetail, acknowledged };
      return applicantApi.applicants.update({ params: { id: applicantId }, body, version });
    },
    [applicantApi.applicants.key],
  );

/** Another backend may store other things about the person, which this form cannot show. */
type ReadableApplication = ApplicantDetail & { enrollToDetail: EnrollDetail };

interface ChangeFlowProps {
  application: ReadableApplication;
  form: ApplicantForm;
  onDone: () => void;
}

/** What was begun on this device goes on, unless the application has been changed meanwhile. */
const startChange = (application: ReadableApplication): Draft => {
  const { schoolId, slug, name, nameNative } = application.school;
  const stored = changeStore(application.userId, application.applicantId).read();
  if (stored?.baseVersion === application.version) return stored;
  const draft = newDraft({ schoolId, slug, name, nameNative });
  // All of it is filled in, so every step can be opened at once.
  const furthestStep = applicationSteps.length - 1;
  return {
    ...draft,
    prefilled: true,
    baseVersion: application.version,
    furthestStep,
    values: valuesOfApplication(application),
  };
};

function Visit({
  application,
  onDone,
  onStartOver,
}: Omit<ChangeFlowProps, 'form'> & { onStartOver: () => void }) {
  const t = useTranslations('enrollment.change');
  const [initial] = useState(() => startChange(application));
  const [store] = useState(() => changeStore(application.userId, application.applicantId));
  const submission = useChangeApplication(application);
  return (
    <ApplicationForm
      kind="change"
      reuseOf={null}
      initial={initial}
      store={store}
      submission={submission}
      onStartOver={onStartOver}
      onSent={() => {
        showToast({ kind: 'success', message: t('done') });
        onDone();
      }}
    />
  );
}

/** The form with what was sent, to be corrected while the application is pending. */
function ChangeFlow({ application, form, onDone }: ChangeFlowProps) {
  const [visit, setVisit] = useState(0);
  const { schoolId, userId, enrollToId: sentProgramId, entry } = application;
  const isOffered = ({ enrollableSubjectId, status }: Subject) =>
    status === 'active' || enrollableSubjectId === sentProgramId;
  const programs = useQuery(
    academicApi.subjects.list.queryOptions({
      query: { schoolId, order: 'updatedAt', sort: 'desc', limit: pageSizes.programs },
    }),
  );
  // Where it cannot be read, a degree is unknown.
  const history = useQuery({
    ...userApi.educationHistory.get.queryOptions({ params: { id: userId } }),
    retry: false,
    networkMode: 'always',
  });
  if (history.isPending) return <FormSkeleton />;
  return (
    <QueryState query={programs} skeleton={<FormSkeleton />}>
      {({ data }) => (
        <EnrollmentProvider
          value={{
            school: application.school,
            programs: data.filter(isOffered).map(toEnrollmentProgram),
            form,
            sentProgramId,
            sentVerdict: entry?.verdict ?? null,
            history: history.data,
          }}
        >
          <Visit
            key={visit}
            application={application}
            onDone={onDone}
            onStartOver={() => setVisit((before) => before + 1)}
          />
        </EnrollmentProvider>
      )}
    </QueryState>
  );
}

/** One's own pending application, open for correction by the form that it answers. */
export function ChangeApplication({ application }: { application: ReadableApplication }) {
  const t = useTranslations('enrollment');
  const router = useRouter();
  const { applicantId: id, requiredDocuments } = application;
  const form = application.form ?? defaultForm({ schoolType: 'university', requiredDocuments });
  const back = href('/profile/applications/[id]', { id });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{t('change.heading')}</PageTitle>
        <LinkButton href={back} variant="secondary">
          {t('change.leave')}
        </LinkButton>
      </div>
      <ChangeFlow application={application} form={form} onDone={() => router.replace(back)} />
    </>
  );
}
