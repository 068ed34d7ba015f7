'use client';

import { useTranslations, useLocale } from 'next-intl';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Company } from '@/lib/contract/careers/companies';
import { href } from '@/lib/routes/href';
import { CompanyBadge } from './company-badge';
import { companyForm, companyValues } from './company-form';
import { companyList } from './company-list';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { DateField } from '@/components/form/date-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { companyCheck } from '@/lib/contract/careers/company-draft';
import { isoDate } from '@/lib/contract/fields';
import { typedDayOrNull } from '@/lib/contract/typed-forms';
import { formatDate } from '@/lib/domain/dates/dates';
import { companyChecks } from '@/lib/domain/careers/company-checks';
import { textLimits } from '@/lib/domain/limits/texts';
import { pickText } from '@/lib/i18n/pick';
import { BilingualField } from '@/components/form/bilingual-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { provinceOptions } from '@/components/schools/place/place-options';

/** An employer: who they are, and how an advisor reaches them. */
function CompanyFields() {
  const t = useTranslations('companyDesk.fields');
  const locale = useLocale();
  return (
    <>
      <BilingualField name="name" label={t('name')} maxLength={textLimits.titleMax} />
      <TextField
        name="registrationNumber"
        label={t('registrationNumber')}
        hint={t('registrationNumberHint')}
        optional
      />
      <BilingualField
        name="about"
        label={t('about')}
        as="textarea"
        rows={4}
        maxLength={textLimits.longTextMax}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ComboboxField name="province" label={t('province')} options={provinceOptions(locale)} />
        <TextField name="address" label={t('address')} optional />
        <TextField name="contactName" label={t('contactName')} optional />
        <PhoneField name="phone" label={t('phone')} optional />
        <TextField name="email" label={t('email')} type="email" inputMode="email" optional />
        <TextField name="site" label={t('site')} type="url" inputMode="url" placeholder="https://" optional />
      </div>
    </>
  );
}

const checkForm = companyCheck.extend({
  until: typedDayOrNull(isoDate.nullable()).transform((day) => day ?? undefined),
});
/** Vacancies are held or public by the check of their employer. */
const invalidates = [recruitmentApi.companies.key, recruitmentApi.vacancyDesk.key, ['user/reports']];

interface CompanyCheckProps {
  organizationId: string;
  company: Company;
}

/** What was checked of an employer, by whom and until when; its vacancies are public for as long. */
function CompanyCheck({ organizationId, company }: CompanyCheckProps) {
  const t = useTranslations('companyDesk.check');
  const locale = useLocale();
  const [isChecking, setChecking] = useState(false);
  const [asked, setAsked] = useState<'end' | 'archive' | null>(null);
  const { version, check, state } = company;
  const params = { orgId: organizationId, id: company.companyId };
  const isArchived = state === 'archived';
  const problems = { 409: t('hasVacancies') };
  const end = useWrite(recruitmentApi.companies.uncheck, { invalidates, problems, done: t('endDone') });
  const archive = useWrite(recruitmentApi.companies.archive, {
    invalidates,
    problems,
    done: (_answer, { body }) => t(body.archived ? 'archiveDone' : 'bringBackDone'),
  });
  const confirm = () =>
    asked === 'end'
      ? end.run({ params, version })
      : archive.run({ params, version, body: { archived: true } });
  return (
    <Panel title={t('title')}>
      <p className="max-w-prose text-muted">{t(`state.${state}`)}</p>
      {check && (
        <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {check.seen.length > 0 && (
            <>
              <dt className="text-muted">{t('seen')}</dt>
              <dd>
                <ul>
                  {check.seen.map((point) => (
                    <li key={point}>{t(`point.${point}`)}</li>
                  ))}
                </ul>
              </dd>
            </>
          )}
          <dt className="text-muted">{t('what')}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{check.what}</dd>
          <dt className="text-muted">{t('by')}</dt>
          <dd>{check.by ? pickText(check.by, locale) : t('nobody')}</dd>
          <dt className="text-muted">{t('at')}</dt>
          <dd>{formatDate(check.at, locale)}</dd>
          <dt className="text-muted">{t('until')}</dt>
          <dd>{formatDate(check.until, locale)}</dd>
        </dl>
      )}
      {isChecking ? (
        <CheckForm params={params} company={company} onDone={() => setChecking(false)} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {isArchived ? (
            <Button
              variant="secondary"
              loading={archive.busy}
              onClick={() => void archive.run({ params, version, body: { archived: false } })}
            >
              {t('bringBack')}
            </Button>
          ) : (
            <>
              <Button onClick={() => setChecking(true)}>{t(check ? 'checkAgain' : 'check')}</Button>
              {check && (
                <Button variant="secondary" onClick={() => setAsked('end')}>
                  {t('end')}
                </Button>
              )}
              <Button variant="ghost" onClick={() => setAsked('archive')}>
                {t('archive')}
              </Button>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t(asked === 'end' ? 'endTitle' : 'archiveTitle')}
        description={t(asked === 'end' ? 'endBody' : 'archiveBody')}
        confirmLabel={t(asked === 'end' ? 'end' : 'archive')}
        danger
        onConfirm={confirm}
      />
    </Panel>
  );
}

interface CheckFormProps {
  params: { orgId: string; id: string };
  company: Company;
  onDone: () => void;
}

function CheckForm({ params, company, onDone }: CheckFormProps) {
  const t = useTranslations('companyDesk.check');
  const form = useZodForm(checkForm, { defaultValues: { seen: [], what: '', until: '' } });
  const send = useWrite(recruitmentApi.companies.check, { invalidates, done: t('done') });
  return (
    <VersionedForm
      form={form}
      className="mt-4 grid gap-5"
      record={company}
      save={(body, version) => send.send({ params, version, body })}
      reread={() => recruitmentApi.companies.get({ params })}
      onSaved={onDone}
    >
      <MultiSelectField
        name="seen"
        label={t('seenLabel')}
        options={companyChecks.map((value) => ({ value, label: t(`point.${value}`) }))}
      />
      <TextareaField
        name="what"
        label={t('whatLabel')}
        hint={t('whatHint')}
        rows={3}
        maxLength={textLimits.shortTextMax}
      />
      <DateField name="until" label={t('untilLabel')} hint={t('untilHint')} optional />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('submit')}</SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </VersionedForm>
  );
}

interface CompanyEditorProps {
  organizationId: string;
  company: Company;
}

/** Adds or changes an employer, and says what was checked of it. */
export function CompanyEditorBody({ organizationId: orgId, company }: CompanyEditorProps) {
  const t = useTranslations('companyDesk');
  const { key, create, update } = recruitmentApi.companies;
  return (
    <RecordDesk
      name={`company:${company.companyId || 'new'}`}
      record={company}
      list={{ href: companyList.href(), label: t('title') }}
      heading={t('create')}
      names={({ name }) => name}
      meta={
        <>
          <CompanyBadge state={company.state} />
          {t('vacancies', { count: company.vacancyCount })}
        </>
      }
      above={<CompanyCheck organizationId={orgId} company={company} />}
      schema={companyForm}
      toValues={companyValues}
      create={(body, idempotencyKey) => create({ params: { orgId }, body, idempotencyKey })}
      update={(body, version, { companyId: id }) => update({ params: { orgId, id }, body, version })}
      keys={[key]}
      editHref={({ companyId }) => href('/advisor/company/[companyid]/edit', { companyid: companyId })}
      saved={t('saved')}
      hint={company.version > 0 && t('changeHint')}
    >
      <CompanyFields />
    </RecordDesk>
  );
}
