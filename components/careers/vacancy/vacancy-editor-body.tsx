'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BothTexts } from '@/components/kits/editor/both-texts';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { recruitmentApi } from '@/lib/api/recruitment';
import { type DeskVacancy, vacancyDraft } from '@/lib/contract/careers/vacancy-draft';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { vacancyList } from './vacancy-list';
import { useQuery } from '@tanstack/react-query';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { QuestionFields } from '@/components/events/event-desk/question-list';
import { provinceOptions } from '@/components/schools/place/place-options';
import { vacancyQuestionsMax } from '@/lib/contract/careers/vacancy-questions';
import { textLimits } from '@/lib/domain/limits/texts';
import { vacancyKinds, workplaces, workSchedules } from '@/lib/domain/profiles/recruitment-options';
import { majorFields } from '@/lib/domain/schools/majors';
import { CompanyField } from './company-field';
import * as z from 'zod';
import {
  emptyAsNull,
  emptyLeftOut,
  typedDayOrNull,
  typedNumber,
  typedNumberOrNull,
} from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';

const { shape } = vacancyDraft;
const question = shape.questions.unwrap().element;

/** The contract's own draft, with numbers and the day as they are typed. */
const vacancyForm = vacancyDraft
  .extend({
    careerCenterId: emptyAsNull(shape.careerCenterId),
    salaryMinUsd: typedNumberOrNull(shape.salaryMinUsd),
    salaryMaxUsd: typedNumberOrNull(shape.salaryMaxUsd),
    openings: typedNumber(shape.openings),
    deadline: typedDayOrNull(shape.deadline),
    questions: z.array(question.safeExtend({ id: emptyLeftOut(question.shape.id) })).max(vacancyQuestionsMax),
  })
  .refine(({ salaryMinUsd: min, salaryMaxUsd: max }) => min === null || max === null || min <= max, {
    path: ['salaryMinUsd'],
    error: 'above-maximum',
  });

/** What the editor changes: null is a new vacancy. */
interface EditedVacancy {
  version: number;
  vacancy: DeskVacancy | null;
}

const vacancyValues = ({ vacancy }: EditedVacancy) =>
  vacancy
    ? typedFrom(vacancyForm, { ...vacancy, companyId: vacancy.company?.companyId ?? '' })
    : typedNothing(vacancyForm, {
        kind: 'job',
        schedule: 'full-time',
        workplace: 'on-site',
        openings: '1',
      });

const lists = ['duties', 'requirements', 'benefits'] as const;
const pointsMax = 20;

/** The text of a job or an internship, in both languages. */
function VacancyFields({ organizationId }: { organizationId: string }) {
  const t = useTranslations('vacancyDesk');
  return (
    <>
      <CompanyField
        name="companyId"
        label={t('fields.companyId')}
        hint={t('fields.companyHint')}
        organizationId={organizationId}
      />
      <BilingualField name="title" label={t('fields.title')} maxLength={textLimits.titleMax} />
      <BilingualField
        name="description"
        label={t('fields.description')}
        as="textarea"
        rows={5}
        maxLength={textLimits.longTextMax}
      />
      {lists.map((name) => (
        <ArrayField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          entryLabel={(number) => t('point', { number })}
          addLabel={t('addPoint')}
          empty={{ km: '', en: '' }}
          max={pointsMax}
          optional
        >
          {(path, index) => (
            <BilingualField
              name={path}
              label={t('point', { number: index + 1 })}
              maxLength={textLimits.shortTextMax}
            />
          )}
        </ArrayField>
      ))}
      <QuestionFields label={t('fields.questions')} max={vacancyQuestionsMax} />
    </>
  );
}

/** Where, how and until when. */
function VacancySettings({ organizationId }: { organizationId: string }) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const centers = useQuery(
    recruitmentApi.registrations.centers.queryOptions({ params: { orgId: organizationId } }),
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
      <SelectField
        name="kind"
        label={t('fields.kind')}
        options={vacancyKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <SelectField
        name="schedule"
        label={t('fields.schedule')}
        options={workSchedules.map((value) => ({ value, label: t(`schedule.${value}`) }))}
      />
      <SelectField
        name="workplace"
        label={t('fields.workplace')}
        options={workplaces.map((value) => ({ value, label: t(`workplace.${value}`) }))}
      />
      <ComboboxField
        name="field"
        label={t('fields.field')}
        options={majorFields.map(({ code, km, en }) => ({
          value: code,
          label: locale === 'km' ? km : en,
          alias: `${km} ${en}`,
        }))}
      />
      <ComboboxField name="province" label={t('fields.province')} options={provinceOptions(locale)} />
      <SelectField
        name="careerCenterId"
        label={t('fields.careerCenterId')}
        placeholder={t('noCenter')}
        options={(centers.data?.data ?? []).map(({ careerCenterId, name }) => ({
          value: careerCenterId,
          label: pickText(name, locale),
        }))}
        optional
      />
      <TextField name="salaryMinUsd" label={t('fields.salaryMinUsd')} inputMode="numeric" optional />
      <TextField name="salaryMaxUsd" label={t('fields.salaryMaxUsd')} inputMode="numeric" optional />
      <TextField name="openings" label={t('fields.openings')} inputMode="numeric" />
      <DateField name="deadline" label={t('fields.deadline')} optional />
    </div>
  );
}

interface VacancyEditorProps {
  organizationId: string;
  /** null: a new one. */
  vacancy: DeskVacancy | null;
}

const edited = (vacancy: DeskVacancy): EditedVacancy => ({ version: vacancy.version, vacancy });
const idOf = ({ vacancy }: EditedVacancy) => vacancy?.vacancyId ?? '';

/** Writes a vacancy in both languages. */
export function VacancyEditorBody({ organizationId: orgId, vacancy }: VacancyEditorProps) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const { key, create, update } = recruitmentApi.vacancyDesk;
  return (
    <RecordEditor
      name={`vacancy:${vacancy?.vacancyId ?? 'new'}`}
      record={vacancy ? edited(vacancy) : { version: 0, vacancy: null }}
      schema={vacancyForm}
      toValues={vacancyValues}
      create={async (body, idempotencyKey) =>
        edited(await create({ params: { orgId }, body, idempotencyKey }))
      }
      update={async (body, version, stored) =>
        edited(await update({ params: { orgId, id: idOf(stored) }, body, version }))
      }
      keys={[key]}
      editHref={(stored) => href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: idOf(stored) })}
      saved={t(vacancy ? 'saved' : 'created')}
      describe={(theirs) => theirs.vacancy && <BothTexts {...theirs.vacancy.title} />}
      title={vacancy ? pickText(vacancy.title, locale) : t('create')}
      isPart={vacancy !== null}
      leave={vacancyList.href()}
      settings={<VacancySettings organizationId={orgId} />}
    >
      <VacancyFields organizationId={orgId} />
    </RecordEditor>
  );
}
