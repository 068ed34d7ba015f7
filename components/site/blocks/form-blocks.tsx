'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { BirthdayField } from '@/components/form/birthday-field';
import { DateField } from '@/components/form/date-field';
import { InstantField } from '@/components/form/instant-field';
import { Form } from '@/components/form/form';
import { MoneyField } from '@/components/form/money-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { PhoneField } from '@/components/form/phone-field';
import { RadioField } from '@/components/form/radio-field';
import { RichTextField } from '@/components/form/rich-text-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { UploadField } from '@/components/kits/upload/upload-field';
import { requiredBoth } from '@/lib/contract/fields';
import { samples, say } from './samples';

const schema = z.object({
  text: z.string().min(1),
  phone: z.string().min(1),
  select: z.string().min(1),
  combobox: z.string(),
  radio: z.string(),
  checkbox: z.boolean(),
  date: z.string(),
  born: z.string(),
  startsAt: z.string(),
  money: z.number().nullable(),
  several: z.array(z.string()),
  body: z.string(),
  contacts: z.array(z.object({ name: z.string().min(1) })),
  file: z.string().nullable(),
});

/** Every field of the form kit. */
export function FormBlock() {
  const locale = useLocale();
  const options = samples.map(({ id, en, km }) => ({ value: id, label: say(locale, en, km) }));
  const form = useZodForm(schema, {
    defaultValues: {
      text: '',
      phone: '',
      select: '',
      combobox: '',
      radio: '',
      checkbox: false,
      date: '',
      born: '',
      startsAt: '',
      money: null,
      several: [],
      body: '',
      contacts: [],
      file: null,
    },
  });
  return (
    <Form form={form} onSubmit={() => showToast({ kind: 'success', message: say(locale, 'Sent', 'បានផ្ញើ') })}>
      <TextField name="text" label="TextField" />
      <PhoneField name="phone" label="PhoneField" />
      <SelectField name="select" label="SelectField" options={options} />
      <ComboboxField name="combobox" label="ComboboxField" options={options} />
      <RadioField name="radio" label="RadioField" options={options.slice(0, 3)} columns={3} />
      <CheckboxField name="checkbox" label="CheckboxField" />
      <DateField name="date" label="DateField" />
      <BirthdayField name="born" label="BirthdayField" />
      <InstantField name="startsAt" label="InstantField" />
      <MoneyField name="money" label="MoneyField" currency="KHR" />
      <MultiSelectField name="several" label="MultiSelectField" options={options} columns={2} />
      <RichTextField name="body" label="RichTextField" lang={locale} />
      <ArrayField
        name="contacts"
        label="ArrayField"
        entryLabel={(number) => say(locale, `Contact ${number}`, `ទំនាក់ទំនង ${number}`)}
        addLabel={say(locale, 'Add', 'បន្ថែម')}
        empty={{ name: '' }}
      >
        {(path) => <TextField name={`${path}.name`} label={say(locale, 'Name', 'ឈ្មោះ')} />}
      </ArrayField>
      <UploadField name="file" label="UploadField" destination={{ purpose: 'loan-document' }} />
      <SubmitButton wide={false} />
    </Form>
  );
}

const titleMax = 100;
const recordSchema = z.object({ title: requiredBoth(titleMax) });

/** `EntityEditor` with a preview; its person must be signed in. */
export function EditorBlock() {
  const locale = useLocale();
  const [record, setRecord] = useState({ version: 1, title: { en: 'Mango', km: 'ស្វាយ' } });
  return (
    <EntityEditor
      name="blocks:sample"
      record={record}
      schema={recordSchema}
      toValues={({ title }) => ({ title })}
      save={({ title }, version) => {
        const next = { version: version + 1, title };
        setRecord(next);
        return Promise.resolve(next);
      }}
      refresh={() => Promise.resolve()}
      onSaved={() => showToast({ kind: 'success', message: say(locale, 'Saved', 'បានរក្សាទុក') })}
      describe={({ title }) => <p>{title[locale]}</p>}
      preview={({ title }) => <p className="text-xl">{title?.[locale]}</p>}
    >
      <BilingualField name="title" label={say(locale, 'Title', 'ចំណងជើង')} />
    </EntityEditor>
  );
}
