'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { BilingualField } from '@/components/form/bilingual-field';
import type { Option } from '@/components/form/options';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { WriteDialog } from '@/components/kits/write/write-dialog';
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

interface StructureDialogProps {
  title: string;
  /** null: a new one. */
  row: StructureRow | null;
  /** What it may lie below; left out where nothing can. */
  parents?: readonly Option[] | undefined;
  withState?: boolean | undefined;
  save: (values: StructureValues) => Promise<unknown>;
  onClose: () => void;
}

/** A division, a level or a unit of a campus. */
export function StructureDialog({ title, row, parents, withState, save, onClose }: StructureDialogProps) {
  const t = useTranslations('schoolDesk');
  return (
    <WriteDialog
      title={title}
      schema={schema}
      defaultValues={{
        name: row?.name ?? '',
        nameNative: row?.nameNative ?? '',
        order: String(row?.order ?? 1),
        parentId: row?.parentId ?? '',
        archiveStatus: row?.archiveStatus === 4 ? '4' : '0',
      }}
      onSend={save}
      submitLabel={t('save')}
      onClose={onClose}
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
    </WriteDialog>
  );
}
