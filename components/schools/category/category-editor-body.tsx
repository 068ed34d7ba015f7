'use client';

import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { RemoveText } from '@/components/kits/text-desk/remove-text';
import { academicApi } from '@/lib/api/academic';
import { isApiError } from '@/lib/api/api-error';
import type { Category } from '@/lib/contract/schools/categories';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { categoryForm, categoryValues, type CategoryForm } from './category-form';
import { categoryList, fieldsOf } from './category-list';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { categoriesQuery } from '@/components/schools/category/categories-query';
import { BilingualField } from '@/components/form/bilingual-field';
import { TextareaField } from '@/components/form/textarea-field';
import { TextField } from '@/components/form/text-field';
import { Label } from '@/components/ui/label';
import { Panel } from '@/components/ui/panel';
import { Select } from '@/components/ui/select';
import { PictureTile } from '@/components/ui/picture-tile';
import { ReaderPreview } from '@/components/kits/text-desk/reader-preview';
import { fieldFigure } from '@/lib/domain/schools/field-figures';

function Tile({ typed, id }: { typed: Partial<CategoryForm>; id: string }) {
  const isKhmer = useLocale() === 'km';
  return (
    <div className="max-w-64">
      <PictureTile
        href={href('/explore', undefined, { categories: id })}
        picture={fieldFigure(typed.field || null)}
        title={(isKhmer ? typed.nameNative : typed.name) || '…'}
        note={(isKhmer ? typed.fieldNameNative : typed.fieldName) || '…'}
      />
    </div>
  );
}

/** A major with the picture of its field, as tiles show it. */
function CategoryPreview({ typed, id }: { typed: Partial<CategoryForm>; id: string }) {
  return (
    <ReaderPreview texts={{ km: {}, en: {} }}>
      <Tile typed={typed} id={id} />
    </ReaderPreview>
  );
}

const newField = '+';

/** A major and the field that it belongs to. A field's names are those of all its majors. */
function CategoryFields() {
  const t = useTranslations('majorDesk');
  const locale = useLocale();
  const { setValue } = useFormContext();
  const code = useWatch({ name: 'field' }) as string;
  const { data } = useQuery(categoriesQuery());
  const fields = fieldsOf(data?.data ?? []);
  const known = fields.find(({ field }) => field === code);
  const pick = (value: string) => {
    const picked = fields.find(({ field }) => field === value);
    const options = { shouldDirty: true, shouldValidate: false };
    setValue('field', picked?.field ?? '', options);
    setValue('fieldName', picked?.fieldName ?? '', options);
    setValue('fieldNameNative', picked?.fieldNameNative ?? '', options);
  };
  return (
    <>
      <Panel title={t('parts.major')}>
        <div className="grid gap-5">
          <BilingualField name="name" label={t('fields.name')} spelling="native" maxLength={100} />
          <TextareaField
            name="words"
            label={t('fields.words')}
            hint={t('fields.wordsHint')}
            rows={3}
            optional
          />
          <TextField
            name="interests"
            label={t('fields.interests')}
            hint={t('fields.interestsHint')}
            lang="en"
            autoCapitalize="characters"
            maxLength={3}
            optional
          />
        </div>
      </Panel>
      <Panel title={t('parts.field')}>
        <div className="grid gap-5">
          <div>
            <Label htmlFor="known-field" className="mb-1.5">
              {t('fields.known')}
            </Label>
            <Select
              id="known-field"
              value={known ? code : newField}
              onChange={(event) => pick(event.target.value)}
            >
              <option value={newField}>{t('fields.newField')}</option>
              {fields.map(({ field, fieldName, fieldNameNative }) => (
                <option key={field} value={field}>
                  {locale === 'km' ? fieldNameNative : fieldName}
                </option>
              ))}
            </Select>
          </div>
          {!known && (
            <TextField
              name="field"
              label={t('fields.code')}
              hint={t('fields.codeHint')}
              lang="en"
              autoCapitalize="none"
              maxLength={60}
              optional
            />
          )}
          <BilingualField
            name="fieldName"
            label={t('fields.fieldName')}
            hint={known && t('fields.fieldNameHint')}
            spelling="native"
            maxLength={100}
          />
        </div>
      </Panel>
    </>
  );
}

const namesOf = ({ name, nameNative }: Category) => ({ km: nameNative, en: name });

/** Adds or changes a major. */
export function CategoryEditorBody({ category }: { category: Category }) {
  const t = useTranslations('majorDesk');
  const locale = useLocale();
  const { key, create, update, remove } = academicApi.categories;
  const id = category.categoryId;
  const removeUnused = async () => {
    try {
      await remove({ params: { id } });
    } catch (error) {
      if (isApiError(error, 409)) showToast({ kind: 'warning', message: t('inUse') });
      throw error;
    }
  };
  return (
    <RecordDesk
      name={`major:${id || 'new'}`}
      record={category}
      list={{ href: categoryList.href(), label: t('title') }}
      heading={t('create')}
      names={namesOf}
      meta={t('programs', { count: category.subjectCount })}
      actions={
        <RemoveText
          title={pickText(namesOf(category), locale)}
          remove={removeUnused}
          stale={[key]}
          back={categoryList.href()}
        />
      }
      schema={categoryForm}
      toValues={categoryValues}
      create={(body, idempotencyKey) => create({ body, idempotencyKey })}
      update={(body, version, stored) => update({ params: { id: stored.categoryId }, body, version })}
      keys={[key]}
      saved={t('saved')}
      editHref={({ categoryId }) => href('/advisor/category/[categoryid]/edit', { categoryid: categoryId })}
      preview={(typed) => <CategoryPreview typed={typed} id={id} />}
    >
      <CategoryFields />
    </RecordDesk>
  );
}
