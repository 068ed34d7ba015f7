'use client';

import { useLocale, useTranslations } from 'next-intl';
import type * as z from 'zod';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { BilingualField } from '@/components/form/bilingual-field';
import { ChoiceField } from '@/components/form/choice-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { SelectField } from '@/components/form/select-field';
import { provinceOptions } from '@/components/schools/place/place-options';
import { Panel } from '@/components/ui/panel';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import { type SchoolDraft, schoolDraft } from '@/lib/contract/schools/school-draft';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { schoolTypes } from '@/lib/domain/schools/school-types';
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

type Made = Pick<SchoolDetail, 'version' | 'schoolId'>;
const unknown: Made = { version: 0, schoolId: '' };
/** Nothing is chosen at first, which the contract does not know. */
const empty = { name: '', nameNative: '', schoolType: '', isPublic: undefined, province: '' } as unknown;

/** What a school needs to exist; everything else follows at its desk. */
export function NewSchool() {
  const t = useTranslations('schoolDesk');
  const words = useTranslations('education');
  const locale = useLocale();
  const question = useNearQuestion();
  return (
    <RecordEditor
      name="school:new"
      record={unknown}
      schema={form}
      toValues={() => empty as Draft}
      create={(typed, idempotencyKey) =>
        question.send<SchoolDraft, Made>(typed, (body) =>
          academicApi.schools.create({ body, idempotencyKey }),
        )
      }
      keys={[academicApi.schools.key, applicantApi.pipeline.key]}
      editHref={({ schoolId }) => advisorArea.school(schoolId)}
      saved={t('created')}
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
    </RecordEditor>
  );
}
