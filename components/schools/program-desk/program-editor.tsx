'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { WrittenTexts } from '@/components/schools/school-desk/written-texts';
import { academicApi } from '@/lib/api/academic';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { SubjectDetail } from '@/lib/contract/schools/subjects';
import { pickName } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/components/schools/category/categories-query';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { DateField } from '@/components/form/date-field';
import { MoneyField } from '@/components/form/money-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/panel';
import { textLimits } from '@/lib/domain/limits/texts';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import type { Locale } from '@/lib/i18n/locales';
import { useWatch } from 'react-hook-form';
import { ArrayField } from '@/components/form/array-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { askedGrades, entranceExams, priorStudies } from '@/lib/domain/schools/admission-rule';
import { examSubjects, examTracks } from '@/lib/domain/admissions/national-exam';
import type * as z from 'zod';
import { subjectDraft } from '@/lib/contract/schools/subject-draft';
import { emptyAsNull, typedDay, typedDayOrNull, typedNumber } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { admissionRuleValues, typedAdmission } from './admission-form';

const { shape } = subjectDraft;

/** The contract's own draft, with numbers and days as they are typed. */
const programForm = subjectDraft.omit({ schoolId: true, schoolType: true }).extend({
  enrollableCategoryId: emptyAsNull(shape.enrollableCategoryId),
  startDate: typedDay(shape.startDate),
  endDate: typedDay(shape.endDate),
  applicationsOpenOn: typedDayOrNull(shape.applicationsOpenOn),
  applicationDeadline: typedDayOrNull(shape.applicationDeadline),
  nextIntakeOn: typedDayOrNull(shape.nextIntakeOn),
  durationMonths: typedNumber(shape.durationMonths),
  admission: typedAdmission,
});
type ProgramForm = z.input<typeof programForm>;

/** What is shared by a stored program and a new one. */
type EditedProgram = Pick<SubjectDetail, 'version'> & { program: SubjectDetail | null };

/** A form is empty at first, where the contract knows only what is complete. */
const programValues = ({ program }: EditedProgram, isPublic: boolean): ProgramForm =>
  program
    ? { ...typedFrom(programForm, program), admission: admissionRuleValues(program.admission) }
    : typedNothing(programForm, {
        status: 'active',
        isPublic: isPublic ? 'yes' : 'no',
        admission: admissionRuleValues(null),
      });

/** Who is admitted, as data: what "Can I get in?" on the public pages checks. */
function AdmissionFields() {
  const t = useTranslations('programDesk.admission');
  const rule = useTranslations('admissionRule');
  const words = useTranslations('education');
  const needs: unknown = useWatch({ name: 'admission.needs' });
  const grades = askedGrades.map((value) => ({ value, label: value }));
  return (
    <div className="grid gap-5">
      <SelectField
        name="admission.needs"
        label={t('needs')}
        options={[
          { value: '', label: t('unpublished') },
          ...priorStudies.map((value) => ({ value, label: rule(`needs.${value}`) })),
        ]}
      />
      {needs !== '' && (
        <>
          <div className="grid gap-5 lg:grid-cols-2">
            <SelectField
              name="admission.minGrade"
              label={t('minGrade')}
              options={[{ value: '', label: t('anyGrade') }, ...grades]}
            />
            <TextField name="admission.maxYears" label={t('maxYears')} inputMode="numeric" optional />
            <SelectField
              name="admission.exam"
              label={t('exam')}
              options={entranceExams.map((value) => ({
                value,
                label: value === 'none' ? t('noExam') : rule(`exam.${value}`),
              }))}
            />
            <MultiSelectField
              name="admission.tracks"
              label={t('tracks')}
              optional
              options={examTracks.map((value) => ({ value, label: words(`examTrack.${value}`) }))}
            />
          </div>
          <ArrayField
            name="admission.papers"
            label={t('papers')}
            optional
            max={examSubjects.length}
            entryLabel={(number) => t('paper', { number })}
            addLabel={t('addPaper')}
            empty={{ subject: 'mathematics', minGrade: 'E' }}
          >
            {(path) => (
              <div className="grid gap-5 sm:grid-cols-2">
                <SelectField
                  name={`${path}.subject`}
                  label={t('subject')}
                  options={examSubjects.map((value) => ({ value, label: words(`examSubject.${value}`) }))}
                />
                <SelectField name={`${path}.minGrade`} label={t('minGrade')} options={grades} />
              </div>
            )}
          </ArrayField>
          <CheckboxField name="admission.bridging" label={t('bridging')}>
            {rule('bridging')}
          </CheckboxField>
        </>
      )}
    </div>
  );
}

const languages = ['km', 'en', 'km-en'] as const;
const shifts = ['morning', 'afternoon', 'evening', 'weekend', 'full-day'] as const;
const states = ['active', 'inactive'] as const;

/** What a program is, costs and asks for. */
function ProgramFields({ locale }: { locale: Locale }) {
  const t = useTranslations('programDesk');
  const words = useTranslations('education');
  const { data } = useQuery(categoriesQuery());
  const majors = (data?.data ?? []).map((major) => ({
    value: major.categoryId,
    label: pickName(major, locale),
    alias: `${major.name} ${major.nameNative}`,
  }));
  const long = { as: 'textarea', rows: 6, maxLength: textLimits.longTextMax, optional: true } as const;
  return (
    <>
      <Panel title={t('parts.what')}>
        <div className="grid gap-5">
          <BilingualField
            name="name"
            label={t('fields.name')}
            spelling="native"
            maxLength={textLimits.titleMax}
          />
          <div className="grid gap-5 lg:grid-cols-2">
            <SelectField
              name="degree"
              label={t('fields.degree')}
              options={degreeCodes.map((value) => ({ value, label: words(`degree.${value}`) }))}
            />
            <ComboboxField
              name="enrollableCategoryId"
              label={t('fields.major')}
              optional
              options={[{ value: '', label: t('noMajor') }, ...majors]}
            />
            <SelectField
              name="language"
              label={t('fields.language')}
              options={languages.map((value) => ({ value, label: words(`language.${value}`) }))}
            />
            <SelectField
              name="shift"
              label={t('fields.shift')}
              options={shifts.map((value) => ({ value, label: words(`shift.${value}`) }))}
            />
          </div>
        </div>
      </Panel>
      <Panel title={t('parts.cost')}>
        <div className="grid gap-5 lg:grid-cols-2">
          <MoneyField name="tuitionFee" label={t('fields.fee')} hint={t('fields.feeHint')} />
          <TextField name="durationMonths" label={t('fields.months')} inputMode="numeric" />
          <SelectField
            name="isPublic"
            label={t('fields.sector')}
            options={[
              { value: 'yes', label: words('sector.public') },
              { value: 'no', label: words('sector.private') },
            ]}
          />
        </div>
      </Panel>
      <Panel title={t('parts.admission')}>
        <AdmissionFields />
      </Panel>
      <Panel title={t('parts.texts')}>
        <div className="grid gap-5">
          <BilingualField name="description" label={t('fields.description')} {...long} />
          <BilingualField name="careers" label={t('fields.careers')} {...long} />
        </div>
      </Panel>
    </>
  );
}

/** When a program runs and is applied for, and who sees it. */
function ProgramSettings() {
  const t = useTranslations('programDesk');
  return (
    <>
      <Panel title={t('parts.state')}>
        <div className="grid gap-3">
          <SelectField
            name="status"
            label={t('fields.status')}
            hint={t('fields.statusHint')}
            options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
          <CheckboxField name="isFull" label={t('fields.full')}>
            {t('fields.fullHint')}
          </CheckboxField>
        </div>
      </Panel>
      <Panel title={t('parts.when')}>
        <div className="grid gap-5">
          <DateField name="startDate" label={t('fields.start')} />
          <DateField name="endDate" label={t('fields.end')} />
          <DateField name="applicationsOpenOn" label={t('fields.opens')} optional />
          <DateField name="applicationDeadline" label={t('fields.deadline')} optional />
          <DateField name="nextIntakeOn" label={t('fields.nextIntake')} optional />
        </div>
      </Panel>
    </>
  );
}

interface ProgramEditorProps {
  school: SchoolDetail;
  edited: EditedProgram;
  /** Where a new program leads: its own editor. */
  hrefOf: (subjectId: string) => Href;
  /** The programs of the school. */
  leave: Href;
}

const idOf = ({ program }: EditedProgram) => program?.enrollableSubjectId ?? '';
const editedFrom = (program: SubjectDetail): EditedProgram => ({ version: program.version, program });

/** Adds or changes a program of a school. */
export function ProgramEditor({ school, edited, hrefOf, leave }: ProgramEditorProps) {
  const t = useTranslations('programDesk');
  const locale = useLocale();
  const { subjects, schools } = academicApi;
  const { schoolId, isPublic } = school;
  const isNew = edited.program === null;
  return (
    <RecordEditor
      name={`program:${idOf(edited) || `new:${schoolId}`}`}
      record={edited}
      schema={programForm}
      toValues={(record) => programValues(record, isPublic)}
      create={async (body, idempotencyKey) =>
        editedFrom(await subjects.create({ body: { ...body, schoolId }, idempotencyKey }))
      }
      update={async (body, version, stored) =>
        editedFrom(await subjects.update({ params: { id: idOf(stored) }, body, version }))
      }
      keys={[subjects.key, schools.key]}
      editHref={(stored) => hrefOf(idOf(stored))}
      saved={t(isNew ? 'added' : 'saved')}
      describe={(theirs) => <WrittenTexts values={programValues(theirs, isPublic)} />}
      title={edited.program ? pickName(edited.program, locale) : t('create')}
      leave={leave}
      settings={<ProgramSettings />}
      saveLabel={isNew ? t('create') : undefined}
    >
      <ProgramFields locale={locale} />
    </RecordEditor>
  );
}
