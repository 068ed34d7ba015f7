'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { QueryState } from '@/components/feedback/query-state';
import { useDeletion } from '@/components/kits/write/use-write';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { scholarshipApi } from '@/lib/api/scholarships';
import {
  type Scholarship,
  scholarshipRecordDraft,
  scholarshipRule,
} from '@/lib/contract/schools/scholarships';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickText } from '@/lib/i18n/pick';
import { WrittenTexts } from './written-texts';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { DateField } from '@/components/form/date-field';
import { MoneyField } from '@/components/form/money-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { askedGrades } from '@/lib/domain/schools/admission-rule';
import { examTracks } from '@/lib/domain/admissions/national-exam';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import { textLimits } from '@/lib/domain/limits/texts';
import { scholarshipKinds } from '@/lib/domain/schools/scholarship-rule';
import { choiceOrNull, typedDay, typedNumberOrNull } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';

const { shape } = scholarshipRecordDraft;

/** The contract's own draft, with numbers and the day as they are typed. */
const scholarshipRecordForm = scholarshipRecordDraft.omit({ schoolId: true }).extend({
  coveragePercent: typedNumberOrNull(shape.coveragePercent),
  places: typedNumberOrNull(shape.places),
  deadline: typedDay(shape.deadline),
  rule: scholarshipRule.extend({
    minGrade: choiceOrNull(askedGrades, scholarshipRule.shape.minGrade),
  }),
});

/** null: a new one. */
const scholarshipRecordValues = (record: Scholarship | null) =>
  record
    ? typedFrom(scholarshipRecordForm, record)
    : typedNothing(scholarshipRecordForm, { kind: 'general', status: 'active' });

const { titleMax, shortTextMax, longTextMax } = textLimits;
const states = ['active', 'inactive'] as const;

/** A scholarship: what it gives, until when, and who can have it, as data. */
function ScholarshipRecordFields() {
  const t = useTranslations('schoolDesk');
  const words = useTranslations('scholarship');
  const locale = useLocale();
  const long = { as: 'textarea', rows: 4, maxLength: longTextMax } as const;
  return (
    <>
      <BilingualField name="title" label={t('fields.title')} maxLength={titleMax} />
      <BilingualField name="giver" label={t('scholarships.giver')} maxLength={titleMax} />
      <BilingualField name="amount" label={t('scholarships.coverage')} maxLength={shortTextMax} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="kind"
          label={t('scholarships.kind')}
          options={scholarshipKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        />
        <SelectField
          name="status"
          label={t('columns.status')}
          options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
        <MoneyField name="amountUsd" label={t('scholarships.amountUsd')} optional />
        <TextField name="coveragePercent" label={t('scholarships.percent')} inputMode="numeric" optional />
        <TextField name="places" label={t('scholarships.seats')} inputMode="numeric" optional />
        <DateField name="deadline" label={t('scholarships.deadline')} />
        <SelectField
          name="rule.minGrade"
          label={t('scholarships.minGrade')}
          options={[
            { value: '', label: t('scholarships.anyGrade') },
            ...askedGrades.map((value) => ({ value, label: value })),
          ]}
        />
        <MultiSelectField
          name="rule.tracks"
          label={t('scholarships.tracks')}
          optional
          options={examTracks.map((value) => ({ value, label: words(`rule.track.${value}`) }))}
        />
      </div>
      <CheckboxField name="rule.womenOnly" label={words('rule.women')} />
      <CheckboxField name="rule.needOnly" label={words('rule.need')} />
      <MultiSelectField
        name="rule.provinces"
        label={t('scholarships.provinces')}
        optional
        columns={2}
        options={provinces.map((place) => ({ value: place.code, label: placeLabel(place, locale) }))}
      />
      <BilingualField name="conditions" label={t('scholarships.conditions')} {...long} optional />
      <BilingualField name="howToApply" label={t('scholarships.howToApply')} {...long} />
    </>
  );
}

const shownMax = 100;

interface Edited {
  version: number;
  record: Scholarship | null;
}

/** Scholarships of a school with rules that the finder for students reads; advisors look after them. */
export function ScholarshipRecordsPart({ schoolId }: { schoolId: string }) {
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  /** The id of the record that is open, '' for a new one. */
  const [openId, setOpenId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Scholarship | null>(null);
  const { list, remove } = scholarshipApi;
  const records = useQuery(list.queryOptions({ query: { schoolId, state: 'all', limit: shownMax } }));
  const removal = useDeletion(remove, {});
  // From the query, so that a conflict finds what somebody else has saved.
  const record = records.data?.data.find(({ scholarshipId }) => scholarshipId === openId) ?? null;
  if (openId === '' || record) {
    return (
      <ScholarshipEditor
        schoolId={schoolId}
        edited={{ version: record?.version ?? 0, record }}
        onClose={() => setOpenId(null)}
      />
    );
  }
  return (
    <Panel
      title={t('scholarships.records')}
      aside={
        <Button variant="secondary" onClick={() => setOpenId('')}>
          {t('scholarships.addRecord')}
        </Button>
      }
    >
      <p className="mb-4 text-sm text-muted">{t('scholarships.recordsHint')}</p>
      <QueryState
        query={records}
        skeleton={<SkeletonText lines={3} />}
        empty={{
          when: ({ data }) => data.length === 0,
          show: <p className="text-muted">{t('scholarships.recordsNone')}</p>,
        }}
      >
        {({ data }) => (
          <ul className="grid gap-3">
            {data.map((each) => (
              <li
                key={each.scholarshipId}
                className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-border p-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold">{pickText(each.title, locale)}</p>
                  <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
                    {t('scholarships.until', { date: formatDate(each.deadline, locale) })}
                    {each.status === 'inactive' && <Badge>{t('state.inactive')}</Badge>}
                  </p>
                </div>
                <span className="flex gap-2">
                  <Button variant="secondary" onClick={() => setOpenId(each.scholarshipId)}>
                    {t('scholarships.edit')}
                  </Button>
                  <Button variant="ghost" onClick={() => setLeaving(each)}>
                    {t('scholarships.remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={t('scholarships.removeTitle')}
        description={leaving && pickText(leaving.title, locale)}
        confirmLabel={t('scholarships.remove')}
        danger
        onConfirm={async () => {
          if (leaving) return removal.run({ params: { id: leaving.scholarshipId } });
        }}
      />
    </Panel>
  );
}

interface ScholarshipEditorProps {
  schoolId: string;
  edited: Edited;
  onClose: () => void;
}

const editedFrom = (record: Scholarship): Edited => ({ version: record.version, record });

function ScholarshipEditor({ schoolId, edited, onClose }: ScholarshipEditorProps) {
  const t = useTranslations('schoolDesk');
  const { key, create, update } = scholarshipApi;
  return (
    <RecordEditor
      name={`scholarship:${edited.record?.scholarshipId ?? `new:${schoolId}`}`}
      record={edited}
      schema={scholarshipRecordForm}
      toValues={({ record }) => scholarshipRecordValues(record)}
      create={async (body, idempotencyKey) =>
        editedFrom(await create({ body: { ...body, schoolId }, idempotencyKey }))
      }
      update={async (body, version, { record }) =>
        editedFrom(await update({ params: { id: record?.scholarshipId ?? '' }, body, version }))
      }
      keys={[key]}
      saved={t('saved')}
      onSaved={onClose}
      onCancel={onClose}
      describe={({ record }) => <WrittenTexts values={scholarshipRecordValues(record)} />}
    >
      <ScholarshipRecordFields />
    </RecordEditor>
  );
}
