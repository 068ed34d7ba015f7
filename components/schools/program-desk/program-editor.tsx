'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type * as z from 'zod';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import { WrittenTexts } from '@/components/schools/school-desk/written-texts';
import { academicApi } from '@/lib/api/academic';
import { keyOfBody } from '@/lib/api/idempotency-key';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { useRouter } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { ProgramFields } from './program-fields';
import { type EditedProgram, programForm, programValues } from './program-form';

interface ProgramEditorProps {
  school: SchoolDetail;
  edited: EditedProgram;
  /** Where a new program leads: its own editor. */
  hrefOf: (subjectId: string) => Href;
}

/** Adds or changes a program of a school. */
export function ProgramEditor({ school, edited, hrefOf }: ProgramEditorProps) {
  const t = useTranslations('programDesk');
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useRef(keyOfBody());
  const added = useRef<string | null>(null);
  const { program } = edited;
  const { schoolId } = school;
  const refresh = () => client.refetchQueries({ queryKey: academicApi.subjects.key }, { throwOnError: true });

  const save = async (body: z.output<typeof programForm>, version: number): Promise<EditedProgram> => {
    if (program) {
      const params = { id: program.enrollableSubjectId };
      const saved = await academicApi.subjects.update({ params, body, version });
      return { version: saved.version, program: saved };
    }
    const draft = { ...body, schoolId };
    const saved = await academicApi.subjects.create({ body: draft, idempotencyKey: keyOf.current(draft) });
    added.current = saved.enrollableSubjectId;
    return { version: saved.version, program: saved };
  };
  return (
    <EntityEditor
      name={`program:${program?.enrollableSubjectId ?? `new:${schoolId}`}`}
      record={edited}
      schema={programForm}
      toValues={(record) => programValues(record, school.isPublic)}
      save={save}
      refresh={refresh}
      onSaved={() => {
        showToast({ kind: 'success', message: t(program ? 'saved' : 'added') });
        void client.invalidateQueries({ queryKey: academicApi.subjects.key });
        void client.invalidateQueries({ queryKey: academicApi.schools.key });
        if (added.current) router.replace(hrefOf(added.current));
      }}
      describe={(theirs) => <WrittenTexts values={programValues(theirs, school.isPublic)} />}
      saveLabel={program ? undefined : t('create')}
    >
      <ProgramFields locale={locale} />
    </EntityEditor>
  );
}
