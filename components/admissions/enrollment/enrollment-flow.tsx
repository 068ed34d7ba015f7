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
import { draftStore, type Draft, newDraft, readDraft } from './draft-store';
import { useSubmitApplication } from './use-submit-application';
import { prefill, prefillSchooling } from './application-values';

interface DraftStart {
  userId: string;
  school: EnrollmentSchool;
  form: ApplicantForm;
  /** undefined where it could not be read; then the draft is filled from it the next time. */
  account: Account | undefined;
  /** undefined where it could not be read. */
  history: EducationHistory | undefined;
  /** A program of this school in the address. */
  program: string | null;
}

/** The stored draft or a new one, filled from the account once; an address that names another program chooses it. */
function startDraft({ userId, school, form, account, history, program }: DraftStart): Draft {
  const { schoolId, slug, name, nameNative } = school;
  const draft = readDraft(userId, schoolId) ?? newDraft({ schoolId, slug, name, nameNative });
  const fill = (values: Draft['values'], known: Account) => {
    const filled = prefill(values, known, form);
    return history ? prefillSchooling(filled, history, form) : filled;
  };
  const filled =
    account && !draft.prefilled ? { ...draft, prefilled: true, values: fill(draft.values, account) } : draft;
  if (!program || program === draft.preselected) return filled;
  // The program is chosen already: its step is one to go back to.
  return {
    ...filled,
    preselected: program,
    step: Math.max(filled.step, 1),
    furthestStep: Math.max(filled.furthestStep, 1),
    values: { ...filled.values, enrollToId: program },
  };
}

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
    <EnrollmentProvider value={{ school, programs, form, history: history.data }}>
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
