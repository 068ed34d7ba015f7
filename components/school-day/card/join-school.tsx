'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { BirthdayField } from '@/components/form/birthday-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { buttonStyle } from '@/components/ui/button-style';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import { outcomeOf } from '@/lib/api/outcome-of';
import { ownSchoolRecordsResource } from '@/lib/contract/school-day/own-school-records';
import { typedDay } from '@/lib/contract/typed-forms';
import { useHydrated } from '@/lib/device/use-hydrated';
import { useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { guardianCodeId } from './guardian-code';

const { studentCode, dob } = ownSchoolRecordsResource.endpoints.join.body.shape;
const schema = z.object({ studentCode, dob: typedDay(dob) });

const problems = {
  'wrong-code': 'wrong',
  'number-not-proven': 'number',
  'already-student': 'already',
  'other-person': 'otherPerson',
  other: 'other',
} as const;

/** Where somebody whom a school knows by a student code takes that record over. */
export function JoinSchool() {
  const t = useTranslations('guardianCode.join');
  const hydrated = useHydrated();
  const { data: viewer } = useViewer();
  if (!hydrated || !viewer) return null;
  return (
    <Panel title={t('title')} className="mt-6">
      <p className="mb-4 text-muted">{t('lead')}</p>
      <JoinForm userId={viewer.sub} />
    </Panel>
  );
}

function JoinForm({ userId }: { userId: string }) {
  const t = useTranslations('guardianCode.join');
  const locale = useLocale();
  const [problem, setProblem] = useState<Exclude<(typeof problems)[keyof typeof problems], 'other'> | null>(
    null,
  );
  // The office sends a link that names the code; it proves nothing.
  const named = useSearchParams().get('studentCode') ?? '';
  const form = useZodForm(schema, { defaultValues: { studentCode: named.slice(0, 40), dob: '' } });
  const join = useWrite(lmsApi.ownSchoolRecords.join, {
    invalidates: [lmsApi.memberships.key],
    done: ({ data }) => {
      const names = data.map(({ schoolName, schoolNameNative }) =>
        pickName({ name: schoolName, nameNative: schoolNameNative }, locale),
      );
      return t('joined', { school: names.join(', ') });
    },
  });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        setProblem(null);
        try {
          await join.send({ params: { userId }, body });
          form.reset();
        } catch (error) {
          const outcome = outcomeOf(error, problems);
          if (outcome === 'other') throw error;
          setProblem(outcome);
        }
      }}
    >
      {problem && (
        <Alert
          tone="danger"
          action={
            problem === 'otherPerson' && (
              <a href={`#${guardianCodeId}`} className={buttonStyle({ variant: 'secondary' })}>
                {t('guardian')}
              </a>
            )
          }
        >
          {t(problem)}
        </Alert>
      )}
      <TextField
        name="studentCode"
        label={t('studentCode')}
        hint={t('codeHint')}
        autoComplete="off"
        maxLength={40}
      />
      <BirthdayField name="dob" label={t('dob')} hint={t('dobHint')} autoComplete="bday" />
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}
