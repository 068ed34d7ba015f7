'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { QueryState } from '@/components/feedback/query-state';
import { Form } from '@/components/form/form';
import { InstantField } from '@/components/form/instant-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { type OwnSchool, useOwnSchools } from '@/components/schools/school-desk/own-schools';
import { SchoolField } from '@/components/schools/school/school-field';
import { Skeleton } from '@/components/ui/skeleton';
import { userApi } from '@/lib/api/user';
import { typedNumber } from '@/lib/contract/typed-forms';
import { visitDraft } from '@/lib/contract/visits/school-visits';
import { visitLimits } from '@/lib/domain/limits/visits';
import { useRouter } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { type VisitDeskPath, visitHref } from './visit-list';

const hourMs = 3_600_000;
const roundMs = 5 * 60_000;
const usualHours = '2';
const hours = Array.from({ length: visitLimits.hoursMax }, (_, index) => String(index + 1));

const schema = z.object({
  schoolId: visitDraft.shape.schoolId,
  startsAt: z.iso.datetime('required'),
  hours: z.string().refine((chosen) => hours.includes(chosen), 'required'),
  pupils: typedNumber(visitDraft.shape.pupils),
});

/** When a visit begins that is opened in front of the class. */
const now = () => new Date(Math.floor(Date.now() / roundMs) * roundMs).toISOString();

interface VisitFieldsProps {
  path: VisitDeskPath;
  /** Those of the reader; null for advisors, who work on all. */
  own: readonly OwnSchool[] | null;
}

function VisitFields({ path, own }: VisitFieldsProps) {
  const t = useTranslations('visitDesk');
  const locale = useLocale();
  const router = useRouter();
  const form = useZodForm(schema, {
    defaultValues: { schoolId: own?.[0]?.schoolId ?? '', startsAt: now(), hours: usualHours, pupils: '' },
  });
  const open = useWrite(userApi.schoolVisits.open);
  return (
    <Form
      form={form}
      onSubmit={async ({ schoolId, startsAt, hours: lasts, pupils }) => {
        const endsAt = new Date(Date.parse(startsAt) + Number(lasts) * hourMs).toISOString();
        const body = { schoolId, startsAt, endsAt, pupils };
        const { visitId } = await open.send({ body });
        router.push(visitHref(path, visitId));
      }}
    >
      {own === null ? (
        <SchoolField name="schoolId" label={t('fields.school')} none={null} />
      ) : (
        <SelectField
          name="schoolId"
          label={t('fields.school')}
          options={own.map((school) => ({ value: school.schoolId, label: pickName(school, locale) }))}
        />
      )}
      <InstantField name="startsAt" label={t('fields.startsAt')} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <SelectField
          name="hours"
          label={t('fields.hours')}
          options={hours.map((value) => ({ value, label: t('hours', { count: Number(value) }) }))}
        />
        <TextField
          name="pupils"
          label={t('fields.pupils')}
          hint={t('fields.pupilsHint', { max: visitLimits.pupilsMax })}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <SubmitButton>{t('open')}</SubmitButton>
    </Form>
  );
}

/** Opens a visit and leads to its page. */
export const VisitForm = ({ path }: { path: VisitDeskPath }) =>
  path === '/advisor/visits' ? <VisitFields path={path} own={null} /> : <OwnVisitForm path={path} />;

function OwnVisitForm({ path }: { path: VisitDeskPath }) {
  const schools = useOwnSchools();
  return (
    <QueryState query={schools} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(own) => <VisitFields path={path} own={own} />}
    </QueryState>
  );
}
