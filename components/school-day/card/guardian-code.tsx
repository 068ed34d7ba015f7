'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { useHydrated } from '@/lib/device/use-hydrated';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Alert } from '@/components/ui/alert';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import { outcomeOf } from '@/lib/api/outcome-of';
import { guardiansResource, type Ward } from '@/lib/contract/school-day/guardians';
import { useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { LeaveWard } from './leave-ward';

const api = lmsApi.guardians;
const schema = guardiansResource.endpoints.enter.body;

const problems = {
  'wrong-code': 'wrong',
  'own-code': 'own',
  'already-guardian': 'already',
  'too-many-guardians': 'full',
  other: 'other',
} as const;

const nameOf = ({ studentName, studentNameNative }: Ward, locale: 'km' | 'en') =>
  pickName({ name: studentName, nameNative: studentNameNative }, locale);

function CodeForm({ userId }: { userId: string }) {
  const t = useTranslations('guardianCode');
  const locale = useLocale();
  const enter = useWrite(api.enter, {
    invalidates: [api.key, lmsApi.memberships.key],
    done: (ward) => t('entered', { name: nameOf(ward, locale) }),
  });
  const [problem, setProblem] = useState<Exclude<(typeof problems)[keyof typeof problems], 'other'> | null>(
    null,
  );
  // A printed code opens this page with itself in the address.
  const printed = useSearchParams().get('code') ?? '';
  const form = useZodForm(schema, { defaultValues: { code: printed.slice(0, 20) } });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        setProblem(null);
        try {
          await enter.send({ params: { userId }, body });
          form.reset({ code: '' });
        } catch (error) {
          const problem = outcomeOf(error, problems);
          if (problem === 'other') throw error;
          setProblem(problem);
        }
      }}
    >
      {problem && <Alert tone="danger">{t(problem)}</Alert>}
      <TextField
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
      />
      <SubmitButton>{t('enter')}</SubmitButton>
    </Form>
  );
}

/** Of the part of the page that this leads to. */
export const guardianCodeId = 'guardian-code';

/** Where a parent enters the code of a student, and sees who has not confirmed yet. */
export function GuardianCode() {
  const t = useTranslations('guardianCode');
  const locale = useLocale();
  const hydrated = useHydrated();
  const { data: viewer } = useViewer();
  const userId = viewer?.sub ?? '';
  const { data: wards } = useQuery({
    ...api.wards.queryOptions({ params: { userId } }),
    enabled: userId !== '',
  });
  const known = hydrated ? wards?.data : undefined;
  return (
    <Panel title={t('title')} className="mt-6">
      <p id={guardianCodeId} tabIndex={-1} className="mb-4 scroll-mt-24 text-muted">
        {t('lead')}
      </p>
      <div className="grid gap-4">
        {known?.map(
          (ward) =>
            ward.state !== 'confirmed' && (
              <Alert key={ward.guardianId} action={<LeaveWard ward={ward} />}>
                {t(ward.state, { name: nameOf(ward, locale) })}
              </Alert>
            ),
        )}
        {hydrated && viewer && <CodeForm userId={userId} />}
      </div>
    </Panel>
  );
}
