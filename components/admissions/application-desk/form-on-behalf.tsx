'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
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
import { formatPhone } from '@/lib/domain/people/phone';
import { useRouter } from '@/lib/i18n/navigation';
import { useViewer } from '@/lib/query/use-viewer';
import type { ChosenPerson } from './applicant-search';
import { bothNames } from './both-names';
import { ConsentDialog } from './consent-dialog';
import { useConsentedSubmission } from './use-consented-submission';

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
    lastNameKm: lastNameKm ?? '',
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
