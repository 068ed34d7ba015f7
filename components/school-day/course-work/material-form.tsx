'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast';
import { BilingualField } from '@/components/form/bilingual-field';
import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { lmsApi } from '@/lib/api/lms';
import { type Material, materialChange } from '@/lib/contract/school-day/materials';
import { emptyAsNull, typedDayOrNull } from '@/lib/contract/typed-forms';
import { typedFrom, typedNothing } from '@/lib/contract/typed-values';
import { materialKinds } from '@/lib/domain/school-day/assessments';

const { shape } = materialChange.required();
const schema = materialChange.required().extend({
  body: shape.body.unwrap(),
  url: emptyAsNull(shape.url),
  shownFrom: typedDayOrNull(shape.shownFrom),
});

const valuesOf = (material: Material) =>
  typedFrom(schema, { ...material, body: material.body ?? { en: '', km: '' } });

interface MaterialFormProps {
  orgId: string;
  courseId: string;
  /** The material that changes; a new one without it. */
  material?: Material;
  onSaved: () => void;
}

/** A text, a link, a file or an announcement of a course, and from which day on students see it. */
export function MaterialForm({ orgId, courseId, material, onSaved }: MaterialFormProps) {
  const t = useTranslations('courseWork');
  const form = useZodForm(schema, {
    defaultValues: material ? valuesOf(material) : typedNothing(schema, { kind: 'reading' }),
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const hasAddress = kind === 'link' || kind === 'file';
  const create = useWrite(lmsApi.materials.create);
  const update = useWrite(lmsApi.materials.update);
  return (
    <VersionedForm
      form={form}
      record={material}
      toValues={valuesOf}
      save={(body, version) =>
        material
          ? update.send({ params: { orgId, id: material.materialId }, body, version })
          : create.send({ params: { orgId, id: courseId }, body })
      }
      reread={async () => {
        const { data } = await lmsApi.materials.list({ params: { orgId, id: courseId } });
        return data.find(({ materialId }) => materialId === material?.materialId);
      }}
      onSaved={() => {
        showToast({ kind: 'success', message: t('desk.saved') });
        onSaved();
      }}
    >
      <SelectField
        name="kind"
        label={t('desk.kind')}
        options={materialKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <BilingualField name="title" label={t('desk.title')} />
      {hasAddress && (
        <TextField name="url" label={t('desk.url')} type="url" inputMode="url" placeholder="https://" />
      )}
      <BilingualField
        name="body"
        label={t(hasAddress ? 'desk.note' : 'desk.body')}
        as="textarea"
        rows={6}
        {...(hasAddress && { optional: true })}
      />
      <DateField name="shownFrom" label={t('desk.shownFrom')} hint={t('desk.shownFromHint')} optional />
      <SubmitButton>{t('desk.save')}</SubmitButton>
    </VersionedForm>
  );
}
