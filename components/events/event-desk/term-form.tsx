'use client';

import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { scheduleApi } from '@/lib/api/schedule';
import { type SchoolTerm, termDraft } from '@/lib/contract/events/terms';
import { typedDay } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { termKinds } from '@/lib/domain/school-day/school-year';

const { shape } = termDraft;
const schema = termDraft.extend({ startsOn: typedDay(shape.startsOn), endsOn: typedDay(shape.endsOn) });

interface TermFormProps {
  organizationId: string;
  term: SchoolTerm | null;
  onDone: () => void;
}

/** A term, a holiday of some days, or weeks of exams. */
export function TermForm({ organizationId: orgId, term, onDone }: TermFormProps) {
  const t = useTranslations('eventDesk.year');
  const create = useWrite(scheduleApi.terms.create);
  const update = useWrite(scheduleApi.terms.update);
  const form = useZodForm(schema, {
    defaultValues: term ? typedFrom(schema, term) : typedNothing(schema, { kind: 'term' }),
  });
  return (
    <VersionedForm
      form={form}
      record={term ?? undefined}
      toValues={(record) => typedFrom(schema, record)}
      save={(body, version) =>
        term
          ? update.send({ params: { orgId, id: term.termId }, body, version })
          : create.send({ params: { orgId }, body })
      }
      reread={async () => {
        const { data } = await scheduleApi.terms.list({ params: { orgId } });
        return data.find(({ termId }) => termId === term?.termId);
      }}
      onSaved={() => {
        showToast({ kind: 'success', message: t('saved') });
        onDone();
      }}
    >
      <SelectField
        name="kind"
        label={t('kindLabel')}
        options={termKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <BilingualField name="name" label={t('name')} maxLength={120} />
      <DateField name="startsOn" label={t('startsOn')} />
      <DateField name="endsOn" label={t('endsOn')} />
      <SubmitButton>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}
