'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { Form } from '@/components/form/form';
import type { Option } from '@/components/form/options';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { unitDraft } from '@/lib/contract/schools/structure-changes';
import { emptyAsNull, typedNumber } from '@/lib/contract/typed-forms';

const { name, nameNative } = unitDraft.shape;

const schema = z.object({
  name,
  nameNative,
  order: typedNumber(z.int().min(1).max(10_000)),
  parentId: emptyAsNull(z.uuid().nullable()),
  archiveStatus: z.enum(['0', '4', '9']),
});
export type StructureValues = z.output<typeof schema>;

export interface StructureRow {
  name: string;
  nameNative: string;
  order: number;
  parentId?: string | null;
  archiveStatus?: 0 | 4 | 9;
}

interface StructureFormProps {
  /** null: a new one. */
  row: StructureRow | null;
  /** What it may lie below; left out where nothing can. */
  parents?: readonly Option[] | undefined;
  withState?: boolean | undefined;
  save: (values: StructureValues) => Promise<unknown>;
  onSaved: () => void;
}

/** A division, a level or a unit of a campus. */
export function StructureForm({ row, parents, withState, save, onSaved }: StructureFormProps) {
  const t = useTranslations('schoolDesk');
  const form = useZodForm(schema, {
    defaultValues: {
      name: row?.name ?? '',
      nameNative: row?.nameNative ?? '',
      order: String(row?.order ?? 1),
      parentId: row?.parentId ?? '',
      archiveStatus: row?.archiveStatus === 4 ? '4' : '0',
    },
  });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await save(values);
        showToast({ kind: 'success', message: t('saved') });
        onSaved();
      }}
    >
      <BilingualField name="name" label={t('fields.name')} spelling="native" maxLength={120} />
      <TextField name="order" label={t('structure.order')} inputMode="numeric" />
      {parents && parents.length > 0 && (
        <SelectField
          name="parentId"
          label={t('structure.parent')}
          placeholder={t('structure.top')}
          options={parents}
          optional
        />
      )}
      {withState && (
        <SelectField
          name="archiveStatus"
          label={t('structure.state')}
          options={(['0', '4', '9'] as const).map((value) => ({
            value,
            label: t(`structure.states.${value}`),
          }))}
        />
      )}
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}
