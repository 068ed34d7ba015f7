'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { documentKinds } from '@/lib/domain/admissions/document-requests';
import { textLimits } from '@/lib/domain/limits/texts';

const common = {
  kind: z.enum(documentKinds, 'required'),
  language: z.enum(['km', 'en']),
  purpose: z.string().trim().min(1, 'required').max(textLimits.shortTextMax),
};
const schemas = {
  hard: z.object({ ...common, copies: z.enum(['1', '2', '3', '4', '5']), campusId: z.uuid('required') }),
  soft: z.object(common),
};

interface RequestFormProps {
  orgId: string;
  studentId: string;
}

function useSend({ orgId, studentId }: RequestFormProps) {
  const t = useTranslations('portalPapers');
  const { send } = useWrite(lmsApi.documentRequests.create, { done: t('sent') });
  return (body: Parameters<typeof send>[0]['body']) => send({ params: { orgId, id: studentId }, body });
}

function CommonFields() {
  const t = useTranslations('portalPapers');
  return (
    <>
      <SelectField
        name="kind"
        label={t('fields.kind')}
        options={documentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <SelectField
        name="language"
        label={t('fields.language')}
        options={(['km', 'en'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <TextField name="purpose" label={t('fields.purpose')} maxLength={textLimits.shortTextMax} />
    </>
  );
}

/** Asks for a paper as a file. */
export function SoftRequest(props: RequestFormProps) {
  const t = useTranslations('portalPapers');
  const send = useSend(props);
  const form = useZodForm(schemas.soft, {
    defaultValues: { kind: '' as never, language: 'km', purpose: '' },
  });
  return (
    <Panel title={t('ask')}>
      <Form
        form={form}
        onSubmit={async (values) => {
          await send({ copy: 'soft', ...values });
          form.reset();
        }}
      >
        <CommonFields />
        <SubmitButton>{t('send')}</SubmitButton>
      </Form>
    </Panel>
  );
}

/** Asks for a paper that is collected at a campus. */
export function HardRequest(props: RequestFormProps) {
  const t = useTranslations('portalPapers');
  const locale = useLocale();
  const send = useSend(props);
  const { data: schema } = useQuery(
    schoolStructureApi.students.schema.queryOptions({ params: { id: props.orgId } }),
  );
  const campuses = schema?.fields.find(({ key }) => key === 'campusId')?.options ?? [];
  const form = useZodForm(schemas.hard, {
    defaultValues: { kind: '' as never, language: 'km', purpose: '', copies: '1', campusId: '' },
  });
  return (
    <Panel title={t('ask')}>
      <Form
        form={form}
        onSubmit={async ({ copies, ...values }) => {
          await send({ copy: 'hard', ...values, copies: Number(copies) });
          form.reset();
        }}
      >
        <CommonFields />
        <SelectField
          name="copies"
          label={t('fields.copies')}
          options={schemas.hard.shape.copies.options.map((value) => ({ value, label: value }))}
        />
        <SelectField
          name="campusId"
          label={t('fields.campusId')}
          options={campuses.map(({ value, label }) => ({ value, label: label[locale] }))}
        />
        <SubmitButton>{t('send')}</SubmitButton>
      </Form>
    </Panel>
  );
}
