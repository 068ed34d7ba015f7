'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { type StudentCodes, studentIntakesResource } from '@/lib/contract/school-day/student-intakes';
import { readStudentCodePattern, studentCodeOf } from '@/lib/domain/schools/student-codes';

const api = schoolStructureApi.studentIntakes;
const schema = studentIntakesResource.endpoints.setPattern.body;

function Example({ codes }: { codes: StudentCodes }) {
  const t = useTranslations('studentDesk.pattern');
  const typed = useWatch<{ pattern: string }, 'pattern'>({ name: 'pattern' });
  const pattern = readStudentCodePattern(typed.trim());
  return (
    <p role="status" className="text-muted">
      {pattern ? t('example', { code: studentCodeOf(pattern, codes.year, codes.next) }) : t('noExample')}
    </p>
  );
}

interface CodePatternDialogProps {
  schoolId: string;
  codes: StudentCodes;
  onClose: () => void;
}

/** The way in which a school counts its students, with an example. */
export function CodePatternDialog({ schoolId, codes, onClose }: CodePatternDialogProps) {
  const t = useTranslations('studentDesk.pattern');
  const set = useWrite(api.setPattern, { invalidates: [api.key], done: t('saved') });
  return (
    <WriteDialog
      title={t('title')}
      description={t('body')}
      schema={schema}
      defaultValues={{ pattern: codes.pattern }}
      onSend={(body) => set.send({ params: { id: schoolId }, body })}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField
        name="pattern"
        label={t('label')}
        hint={t('hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={30}
      />
      <Example codes={codes} />
    </WriteDialog>
  );
}
