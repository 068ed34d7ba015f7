'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { isApiError } from '@/lib/api/api-error';
import { userApi } from '@/lib/api/user';
import type { Account } from '@/lib/contract/accounts/accounts';
import type { EducationHistory } from '@/lib/contract/admissions/education-history';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { EnrollmentProvider } from './enrollment-context';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { showToast } from '@/components/feedback/toast';
import type { EnrollmentProgram, EnrollmentSchool } from './enrollment-school';
import { ComposedForm, type FormComposition } from './form-composition';
import { FormSkeleton } from './form-skeleton';
import { SessionEnded } from '@/components/feedback/session-ended';
import { draftStore } from './draft-store';
import { startDraft } from './start-draft';
import { useSubmitApplication } from './use-submit-application';

interface EnrollmentFlowProps {
  school: EnrollmentSchool;
  programs: readonly EnrollmentProgram[];
  form: ApplicantForm;
  composition?: FormComposition | undefined;
}

const thanksPage = (applicantId: string) =>
  href('/student-online-application/congratulations', undefined, { applicantId });

interface VisitProps extends Omit<EnrollmentFlowProps, 'programs'> {
  userId: string;
  account: Account | undefined;
  history: EducationHistory | undefined;
  program: string | null;
  onStartOver: () => void;
}

/** From the stored draft to the sent application. */
function Visit(props: VisitProps) {
  const { userId, account, history, school, form, composition, program, onStartOver } = props;
  const t = useTranslations('enrollment');
  const router = useRouter();
  const [initial] = useState(() => startDraft({ userId, school, form, account, history, program }));
  const [store] = useState(() => draftStore(userId, school.schoolId));
  const submission = useSubmitApplication(initial.idempotencyKey);
  const [sentId, setSentId] = useState<string | null>(null);
  if (sentId) {
    return (
      <Alert
        tone="success"
        title={t('success')}
        action={<LinkButton href={thanksPage(sentId)}>{t('next')}</LinkButton>}
      />
    );
  }
  return (
    <ComposedForm
      composition={composition}
      kind="send"
      reuseOf={userId}
      initial={initial}
      store={store}
      submission={submission}
      onStartOver={onStartOver}
      onSent={({ applicantId }) => {
        showToast({ kind: 'success', message: t('success') });
        setSentId(applicantId);
        router.replace(thanksPage(applicantId));
      }}
    />
  );
}

function PersonFlow({
  userId,
  school,
  programs,
  form,
  composition,
}: EnrollmentFlowProps & { userId: string }) {
  const search = useSearchParams();
  // Only to prefill fields: when it fails, the form still works.
  const optional = { retry: false, networkMode: 'always' } as const;
  const params = { id: userId };
  const account = useQuery({ ...userApi.accounts.get.queryOptions({ params }), ...optional });
  const history = useQuery({ ...userApi.educationHistory.get.queryOptions({ params }), ...optional });
  const [visit, setVisit] = useState(0);
  const startAgain = () => setVisit((before) => before + 1);

  // Hidden pages keep their state. A page that is shown again starts from the draft, which another page may have
  // changed.
  useEffect(() => startAgain, []);

  if (account.isPending || history.isPending) return <FormSkeleton />;
  const named = search.get('program');
  const isOffered = programs.some(({ enrollableSubjectId }) => enrollableSubjectId === named);
  return (
    <EnrollmentProvider value={{ school, programs, form }}>
      <Visit
        key={visit}
        userId={userId}
        account={account.data}
        history={history.data}
        school={school}
        form={form}
        composition={composition}
        program={isOffered ? named : null}
        onStartOver={startAgain}
      />
    </EnrollmentProvider>
  );
}

/** The form for one school. Waits for the person, whose id is part of the draft's key. */
export function EnrollmentFlow(props: EnrollmentFlowProps) {
  const viewer = useViewer();
  if (isApiError(viewer.error, 401)) return <SessionEnded />;
  return (
    <QueryState query={viewer} skeleton={<FormSkeleton />}>
      {({ sub }) => <PersonFlow key={`${sub}:${props.school.schoolId}`} userId={sub} {...props} />}
    </QueryState>
  );
}
