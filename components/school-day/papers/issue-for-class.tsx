'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import { outcomeOf } from '@/lib/api/outcome-of';
import { type IssuedKind, issuedKinds } from '@/lib/domain/school-day/issued-papers';
import { type NothingToState, paperScope } from '@/lib/domain/school-day/paper-says';
import { pickName } from '@/lib/i18n/pick';
import { PrintReports } from './print-reports';

const year = z.string().regex(/^(?:\d{4}-\d{4})?$/, 'invalid-year');
const order = z
  .object({
    kind: z.enum(issuedKinds, 'required'),
    language: z.enum(['km', 'en']),
    structureRecordId: z.uuid('required'),
    academicYear: year,
    term: z.enum(['', '1', '2', '3']),
    month: z.string().regex(/^(?:2\d{3}-(?:0[1-9]|1[0-2]))?$/, 'invalid-month'),
  })
  .refine(({ kind, academicYear }) => kind !== 'report-card' || academicYear !== '', {
    path: ['academicYear'],
    message: 'required',
  })
  .refine(({ kind, term }) => kind !== 'report-card' || term !== '', { path: ['term'], message: 'required' });

function PeriodFields() {
  const t = useTranslations('portalPapers');
  const kind = useWatch<{ kind: string }, 'kind'>({ name: 'kind' });
  if (kind !== 'report-card') return null;
  return (
    <>
      <TextField name="academicYear" label={t('academicYear')} hint={t('academicYearHint')} />
      <SelectField
        name="term"
        label={t('term')}
        options={['1', '2', '3'].map((value) => ({ value, label: value }))}
      />
      <TextField name="month" label={t('month')} hint={t('monthHint')} optional />
    </>
  );
}

/** What the chosen paper will say. */
function Says() {
  const t = useTranslations('portalPapers.says');
  const [kind, month] = useWatch<{ kind: IssuedKind; month: string }, ['kind', 'month']>({
    name: ['kind', 'month'],
  });
  return <p className="text-sm text-muted">{t(paperScope(kind, { month: month || null }))}</p>;
}

/** Issues a paper for each student of a class. */
export function IssueForClass({ orgId }: { orgId: string }) {
  const t = useTranslations('portalPapers');
  const locale = useLocale();
  const api = lmsApi.issuedPapers;
  const issue = useWrite(api.issue);
  const [problem, setProblem] = useState<NothingToState | 'letters-missing' | 'not-found' | null>(null);
  const { data: classes } = useQuery(lmsApi.courses.classes.queryOptions({ params: { orgId } }));
  const { data: settings } = useQuery(lmsApi.organizations.get.queryOptions({ params: { id: orgId } }));
  const form = useZodForm(order, {
    values: {
      kind: 'report-card',
      language: locale,
      structureRecordId: '',
      academicYear: settings?.academicYear ?? '',
      term: '',
      month: '',
    },
  });
  const send = async ({
    kind,
    language,
    structureRecordId,
    academicYear,
    term,
    month,
  }: z.output<typeof order>) => {
    const period =
      kind === 'report-card' ? { academicYear, term: Number(term), ...(month && { month }) } : {};
    setProblem(null);
    try {
      const body = { kind, language, structureRecordId, ...period };
      const { countTotal } = await issue.send({ params: { orgId }, body });
      showToast({ kind: 'success', message: t('issuedCount', { count: countTotal }) });
    } catch (error) {
      const outcome = outcomeOf(error, {
        'no-tests': 'no-tests',
        'no-results': 'no-results',
        'no-finished-course': 'no-finished-course',
        'not-enrolled': 'not-enrolled',
        'letters-missing': 'letters-missing',
        404: 'not-found',
        other: 'other',
      });
      if (outcome === 'other') throw error;
      setProblem(outcome);
    }
  };
  return (
    <Panel title={t('issue')}>
      <p className="mb-4 text-muted">{t('issueLead')}</p>
      <Form form={form} onSubmit={send}>
        {problem && <Alert tone="danger">{t(`problems.${problem}`)}</Alert>}
        <SelectField
          name="kind"
          label={t('fields.kind')}
          options={issuedKinds.map((value) => ({
            value,
            label: value === 'report-card' ? t('report-card') : t(`kind.${value}`),
          }))}
        />
        <SelectField
          name="structureRecordId"
          label={t('class')}
          options={(classes?.data ?? []).map((each) => ({
            value: each.structureRecordId,
            label: each.path
              .map((unit) => pickName(unit, locale))
              .toReversed()
              .join(' · '),
          }))}
        />
        <PeriodFields />
        <Says />
        <SelectField
          name="language"
          label={t('fields.language')}
          options={(['km', 'en'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <SubmitButton>{t('issueNow')}</SubmitButton>
        <PrintReports orgId={orgId} />
      </Form>
    </Panel>
  );
}
