'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { WrittenTexts } from '@/components/schools/school-desk/written-texts';
import { academicApi } from '@/lib/api/academic';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import type { SubjectDetail } from '@/lib/contract/schools/subjects';
import { pickName } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import { ProgramFields, ProgramSettings } from './program-fields';
import { type EditedProgram, programForm, programValues } from './program-form';

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
