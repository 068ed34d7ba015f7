'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { categoriesQuery } from '@/components/schools/category/categories-query';
import { BilingualField } from '@/components/form/bilingual-field';
import { TextareaField } from '@/components/form/textarea-field';
import { TextField } from '@/components/form/text-field';
import { Label } from '@/components/ui/label';
import { Panel } from '@/components/ui/panel';
import { Select } from '@/components/ui/select';
import { fieldsOf } from './category-list';

const newField = '+';

/** A major and the field that it belongs to. A field's names are those of all its majors. */
export function CategoryFields() {
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
