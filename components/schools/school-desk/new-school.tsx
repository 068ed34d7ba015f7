'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type * as z from 'zod';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { ChoiceField } from '@/components/form/choice-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { SelectField } from '@/components/form/select-field';
import { provinceOptions } from '@/components/schools/place/place-options';
import { Panel } from '@/components/ui/panel';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { type SchoolDraft, schoolDraft } from '@/lib/contract/academic/school-draft';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { useRouter } from '@/lib/i18n/navigation';
import { advisorArea } from './desk-area';
import { NearNames, useNearQuestion } from './near-names';
import { SameSchools } from './same-schools';

const form = schoolDraft.pick({
  name: true,
  nameNative: true,
  schoolType: true,
  isPublic: true,
  province: true,
});
type Draft = z.input<typeof form>;

const unknown = { version: 0 };
/** Nothing is chosen at first, which the contract does not know. */
const empty = { name: '', nameNative: '', schoolType: '', isPublic: undefined, province: '' } as unknown;

/** What a school needs to exist; everything else follows at its desk. */
export function NewSchool() {
  const t = useTranslations('schoolDesk');
  const words = useTranslations('education');
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useRef(keyOfBody());
  const added = useRef('');
  const question = useNearQuestion();
  const save = async (typed: z.output<typeof form>) => {
    const school = await question.send<SchoolDraft, SchoolDetail>(typed, (body) =>
      academicApi.schools.create({ body, idempotencyKey: keyOf.current(body) }),
    );
    added.current = school.schoolId;
    return { version: school.version };
  };
  return (
    <EntityEditor
      name="school:new"
      record={unknown}
      schema={form}
      toValues={() => empty as Draft}
      save={save}
      refresh={() => Promise.resolve()}
      onSaved={() => {
        showToast({ kind: 'success', message: t('created') });
        void client.invalidateQueries({ queryKey: academicApi.schools.key });
        void client.invalidateQueries({ queryKey: applicantApi.pipeline.key });
        router.replace(advisorArea.school(added.current));
      }}
      describe={() => null}
      saveLabel={t('createAction')}
    >
      <Panel title={t('parts.names')}>
        <div className="grid gap-5">
          <BilingualField
            name="name"
            label={t('fields.name')}
            spelling="native"
            maxLength={textLimits.titleMax}
          />
          {question.near.length > 0 ? <NearNames question={question} /> : <SameSchools />}
          <div className="grid gap-5 lg:grid-cols-2">
            <SelectField
              name="schoolType"
              label={t('columns.type')}
              options={schoolTypes.map((value) => ({ value, label: words(`schoolType.${value}`) }))}
            />
            <ComboboxField name="province" label={t('columns.province')} options={provinceOptions(locale)} />
          </div>
          <ChoiceField
            name="isPublic"
            label={t('columns.sector')}
            columns={2}
            compact
            choices={[
              { value: true, label: words('sector.public') },
              { value: false, label: words('sector.private') },
            ]}
          />
        </div>
      </Panel>
    </EntityEditor>
  );
}
