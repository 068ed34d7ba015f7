'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import type { schoolChange } from '@/lib/contract/schools/school-draft';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickName } from '@/lib/i18n/pick';
import { NearNames, useNearQuestion } from './near-names';
import { WrittenTexts } from './written-texts';

type PartSchema = z.ZodType<z.input<typeof schoolChange> & FieldValues, FieldValues>;

interface SchoolPartProps<Schema extends PartSchema> {
  school: SchoolDetail;
  /** The name of the part in the draft. */
  part: string;
  schema: Schema;
  toValues: (school: SchoolDetail) => z.input<Schema>;
  hint?: ReactNode;
  /** Fields of the form kit. */
  children: ReactNode;
}

/** One part of a school's page, saved by itself on top of the version that was read. */
export function SchoolPart<Schema extends PartSchema>(props: SchoolPartProps<Schema>) {
  const { school, part, schema, toValues, hint, children } = props;
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  const { schools, schoolStanding } = academicApi;
  const question = useNearQuestion();
  return (
    <RecordEditor
      name={`school:${school.schoolId}:${part}`}
      record={school}
      schema={schema}
      toValues={toValues}
      update={(typed, version, { schoolId: id }) =>
        question.send(typed, (body) => schools.update({ params: { id }, body, version }))
      }
      // The papers that a school lists are those of its form.
      keys={[schools.key, schoolStanding.key, applicantApi.applicants.key]}
      saved={t('saved')}
      describe={(theirs) => <WrittenTexts values={toValues(theirs)} />}
      hint={hint}
      title={pickName(school, locale)}
      isPart
    >
      <NearNames question={question} isRenamed />
      {children}
    </RecordEditor>
  );
}
