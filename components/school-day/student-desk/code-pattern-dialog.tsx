'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { Dialog, DialogContent } from '@/components/ui/dialog';
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

function PatternForm({
  schoolId,
  codes,
  onSaved,
}: {
  schoolId: string;
  codes: StudentCodes;
  onSaved: () => void;
}) {
  const t = useTranslations('studentDesk.pattern');
  const form = useZodForm(schema, { defaultValues: { pattern: codes.pattern } });
  const set = useWrite(api.setPattern, { invalidates: [api.key] });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await set.send({ params: { id: schoolId }, body });
        showToast({ kind: 'success', message: t('saved') });
        onSaved();
      }}
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
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}

interface CodePatternDialogProps {
  schoolId: string;
  codes: StudentCodes;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The way in which a school counts its students, with an example. */
export function CodePatternDialog({ schoolId, codes, open, onOpenChange }: CodePatternDialogProps) {
  const t = useTranslations('studentDesk.pattern');
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t('title')} description={t('body')}>
        <PatternForm schoolId={schoolId} codes={codes} onSaved={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}
