'use client';

import { khmerFamilyNameOf } from '@/lib/domain/values/name';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState, useEffect, useRef } from 'react';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { ApplicationForm } from '@/components/admissions/enrollment/application-form';
import { deskStore, type DraftStore, newDraft } from '@/components/admissions/enrollment/draft-store';
import { EnrollmentProvider } from '@/components/admissions/enrollment/enrollment-context';
import {
  type EnrollmentProgram,
  type EnrollmentSchool,
  toEnrollmentProgram,
  toEnrollmentSchool,
} from '@/components/admissions/enrollment/enrollment-school';
import { FormSkeleton } from '@/components/admissions/enrollment/form-skeleton';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { formatPhone } from '@/lib/domain/values/phone';
import { useRouter } from '@/lib/i18n/navigation';
import { useViewer } from '@/lib/query/use-viewer';
import type { ChosenPerson } from './applicant-search';
import { bothNames } from './both-names';
import * as z from 'zod';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { consentsResource } from '@/lib/contract/admissions/consents';
import {
  type ApplicationSubmission,
  useSubmitApplication,
} from '@/components/admissions/enrollment/use-submit-application';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { application } from '@/lib/contract/admissions/applicants';

type Values = z.output<typeof application>;

/** An application that waits for the code of its person. */
interface Pending {
  values: Values;
  finish: (sent: ApplicantDetail | null) => void;
  fail: (error: unknown) => void;
}

/**
 * Sends an application for somebody else: `send` waits until the person has agreed by code. `pending` is what the code is
 * asked for; whoever asks calls `confirmed` or `cancel`.
 */
function useConsentedSubmission(idempotencyKey: string, userId: string) {
  const inner = useSubmitApplication(idempotencyKey);
  const [pending, setPending] = useState<Pending | null>(null);
  const isOpen = useRef(false);

  const send: ApplicationSubmission['send'] = (values) => {
    if (isOpen.current) return Promise.resolve(null);
    isOpen.current = true;
    return new Promise<ApplicantDetail | null>((finish, fail) =>
      setPending({ values, finish, fail }),
    ).finally(() => {
      isOpen.current = false;
      setPending(null);
    });
  };

  const confirmed = async () => {
    if (!pending) return;
    try {
      pending.finish(await inner.send({ ...pending.values, userId }));
    } catch (error) {
      pending.fail(error);
    }
  };

  const submission: ApplicationSubmission = { send, isSending: inner.isSending };
  return { submission, pending, confirmed, cancel: () => pending?.finish(null) };
}

const schema = consentsResource.endpoints.confirm.body ?? z.never();

interface ConsentDialogProps {
  schoolId: string;
  userId: string;
  enrollToId: string | null;
  name: string;
  phone: string;
  /** The person has agreed: the application is sent. */
  onAgreed: () => Promise<void>;
  onCancel: () => void;
}

/** The person agrees by a code that they get where Sala reaches them, and that they say to the advisor. */
function ConsentDialog(props: ConsentDialogProps) {
  const { schoolId, userId, enrollToId, name, phone, onAgreed, onCancel } = props;
  const t = useTranslations('applicationDesk.consent');
  const form = useZodForm(schema, { defaultValues: { verifyCode: '' } });
  const [asked, setAsked] = useState<Awaited<ReturnType<typeof applicantApi.consents.ask>> | null>(null);
  const ask = useWrite(applicantApi.consents.ask, { inPlace: true, done: setAsked });
  const confirm = useWrite(applicantApi.consents.confirm);
  const request = (by?: 'sms') => ask.run({ params: { id: schoolId }, body: { userId, enrollToId, by } });

  const element = useRef<HTMLFormElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    // Effects may run twice; a second message would make the first code useless.
    if (isAsked.current) return;
    isAsked.current = true;
    void request();
  });

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent title={t('title')} description={t('body', { name, phone })}>
        {ask.problem && (
          <Alert tone="danger" className="mb-4">
            {ask.problem}
          </Alert>
        )}
        <Form
          form={form}
          ref={element}
          onSubmit={async (body) => {
            if (!asked) return;
            await confirm.send({ params: { id: schoolId, consentId: asked.consentId }, body });
            await onAgreed();
          }}
          className="grid gap-4"
        >
          <CodeField
            name="verifyCode"
            label={t('code')}
            onComplete={() => element.current?.requestSubmit()}
          />
          <div className="flex flex-wrap gap-2">
            <SubmitButton wide={false} disabled={!asked}>
              {t('submit')}
            </SubmitButton>
            <Button variant="ghost" loading={ask.busy} onClick={() => void request('sms')}>
              {t('again')}
            </Button>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

interface OnBehalf {
  schoolId: string;
  person: ChosenPerson;
}

interface Asked {
  school: EnrollmentSchool;
  programs: EnrollmentProgram[];
  form: ApplicantForm;
}

const askedOf = async (id: string): Promise<Asked> => {
  const [school, subjects, schema] = await Promise.all([
    academicApi.schools.get({ params: { id } }),
    academicApi.subjects.list({ query: { schoolId: id, status: 'active' } }),
    applicantApi.applicants.schema({ params: { id } }),
  ]);
  return {
    school: toEnrollmentSchool(school),
    programs: subjects.data.map(toEnrollmentProgram),
    form: schema.form,
  };
};

/** The form of a school, filled in for somebody who sits beside or is on the telephone. */
export function FormOnBehalf({ schoolId, person }: OnBehalf) {
  const asked = useQuery({
    queryKey: [...applicantApi.applicants.key, 'on-behalf', schoolId],
    queryFn: () => askedOf(schoolId),
  });
  const { data: viewer } = useViewer();
  const locale = useLocale();
  const [visit, setVisit] = useState(0);
  return (
    <QueryState query={asked} skeleton={<FormSkeleton />}>
      {(data) =>
        viewer ? (
          <EnrollmentProvider value={{ ...data, applicant: bothNames(person, locale).name }}>
            <Visit
              key={visit}
              staffId={viewer.sub}
              school={data.school}
              person={person}
              onStartOver={() => setVisit(visit + 1)}
            />
          </EnrollmentProvider>
        ) : (
          <FormSkeleton />
        )
      }
    </QueryState>
  );
}

interface VisitProps {
  staffId: string;
  school: EnrollmentSchool;
  person: ChosenPerson;
  onStartOver: () => void;
}

/** The draft of this advisor for this person, with what is known of the person. */
const startOf = (store: DraftStore, { school, person }: VisitProps) => {
  const stored = store.read();
  if (stored) return stored;
  const draft = newDraft(school);
  const { enrollToDetail: detail } = draft.values;
  const { firstName, lastName, firstNameKm, lastNameKm, phone } = person;
  const personal = {
    ...detail.personal,
    firstName,
    lastName,
    firstNameKm: firstNameKm ?? '',
    lastNameKm: khmerFamilyNameOf({ lastName, lastNameKm }),
    phone: formatPhone(phone),
  };
  return { ...draft, values: { ...draft.values, enrollToDetail: { ...detail, personal } } };
};

function Visit(props: VisitProps) {
  const { staffId, school, person, onStartOver } = props;
  const t = useTranslations('applicationDesk.create');
  const locale = useLocale();
  const router = useRouter();
  const area = useApplicationArea();
  const [store] = useState(() => deskStore(staffId, person.userId, school.schoolId));
  const [initial] = useState(() => startOf(store, props));
  const { submission, pending, confirmed, cancel } = useConsentedSubmission(
    initial.idempotencyKey,
    person.userId,
  );
  return (
    <>
      <ApplicationForm
        kind="send"
        reuseOf={null}
        initial={initial}
        store={store}
        submission={submission}
        onStartOver={onStartOver}
        onSent={({ applicantId }) => {
          showToast({ kind: 'success', message: t('sent') });
          router.push(area.application(applicantId));
        }}
      />
      {pending && (
        <ConsentDialog
          schoolId={school.schoolId}
          userId={person.userId}
          enrollToId={pending.values.enrollToId}
          name={bothNames(person, locale).name}
          phone={formatPhone(person.phone)}
          onAgreed={confirmed}
          onCancel={cancel}
        />
      )}
    </>
  );
}
