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
import type { SchoolDetail, SchoolSummary } from '@/lib/contract/schools/schools';
import { textLimits } from '@/lib/domain/limits/texts';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { advisorArea } from './desk-area';
import { NearNames, useNearQuestion } from './near-names';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useSettled } from '@/components/form/use-settled';
import { Alert } from '@/components/ui/alert';
import { provinceName } from '@/lib/domain/geography/geography';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const settledAfterMs = 300;
const shortestName = 3;
const shownMax = 5;

function useNamedLike(typed: unknown): SchoolSummary[] {
  const keyword = useSettled(typeof typed === 'string' ? typed.trim() : '', settledAfterMs);
  const { data } = useQuery({
    ...academicApi.schools.search.queryOptions({ query: { keyword, status: 'all', limit: shownMax } }),
    enabled: keyword.length >= shortestName,
  });
  return keyword.length >= shortestName ? (data?.hits ?? []) : [];
}

/** Schools that exist already under the name that is being typed, in either language. */
function SameSchools() {
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  const [name, nameNative] = useWatch({ name: ['name', 'nameNative'] });
  const hits = [...useNamedLike(nameNative), ...useNamedLike(name)];
  const schools = [...new Map(hits.map((school) => [school.schoolId, school])).values()].slice(0, shownMax);
  return (
    <div aria-live="polite">
      {schools.length > 0 && (
        <Alert tone="warning" title={t('same.title')}>
          <ul className="grid">
            {schools.map((school) => (
              <li key={school.schoolId}>
                <Link
                  href={href('/school/[slug]', { slug: school.slug })}
                  target="_blank"
                  className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
                >
                  {pickName(school, locale)}
                </Link>{' '}
                <span className="text-muted">{provinceName(school.province, locale)}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

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
