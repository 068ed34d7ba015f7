import { useTranslations } from 'next-intl';
import { ArrayField } from '@/components/form/array-field';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { PhoneField } from '@/components/form/phone-field';
import { TextField } from '@/components/form/text-field';
import { webAddressMax } from '@/lib/contract/record-fields';
import { textLimits } from '@/lib/domain/limits/texts';
import { fieldsWith, type FieldsWith, type RecordField } from '@/lib/domain/record-fields';
import { schoolFields } from '@/lib/domain/schools/school-fields';

type PartField = FieldsWith<typeof schoolFields, { part: string }>;
type Part = (typeof schoolFields)[PartField]['part'];

function PartField({ name }: { name: PartField }) {
  const t = useTranslations('schoolDesk');
  const field = schoolFields[name] as RecordField;
  const labelled = { name, label: t(`fields.${name}`) };
  const hintKey = `fields.${name}Hint` as 'fields.requiredDocumentsHint';
  const hint = t.has(hintKey) ? t(hintKey) : undefined;
  switch (field.holds) {
    case 'text': {
      const long = field.max > textLimits.shortTextMax ? ({ as: 'textarea', rows: 6 } as const) : {};
      return <BilingualField {...labelled} {...long} hint={hint} maxLength={field.max} optional />;
    }
    case 'texts':
      return (
        <ArrayField
          {...labelled}
          hint={hint}
          optional="unsaid"
          max={field.most}
          entryLabel={(number) => t('entry', { number })}
          addLabel={t('addEntry')}
          empty={{ km: '', en: '' }}
        >
          {(path) => <BilingualField name={path} label={t('fields.text')} maxLength={field.max} />}
        </ArrayField>
      );
    case 'whole':
      return <TextField {...labelled} hint={hint} inputMode="numeric" optional />;
    case 'phone':
      return <PhoneField {...labelled} optional />;
    case 'mail':
      return <TextField {...labelled} hint={hint} type="email" inputMode="email" optional />;
    case 'web':
      return <TextField {...labelled} hint={hint} inputMode="url" maxLength={webAddressMax} optional />;
    case 'line':
      return <TextField {...labelled} hint={hint} maxLength={field.max} optional />;
    case 'yes-no':
      return <CheckboxField {...labelled}>{hint}</CheckboxField>;
    case 'own':
      return null;
  }
}

const isWide = (name: PartField) => ['text', 'texts'].includes(schoolFields[name].holds);

/** The fields of one part of a school's desk, in the order of their table. */
export function PartFields({ part }: { part: Part }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {fieldsWith(schoolFields, { part: part as string }).map((name) => (
        <div key={name} className={isWide(name) ? 'lg:col-span-full' : undefined}>
          <PartField name={name} />
        </div>
      ))}
    </div>
  );
}
