'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Field } from '@/components/form/field';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';

const stepsMax = 20;
const rowStyle = 'grid grid-cols-[1fr_1fr_1fr_2.75rem] items-start gap-2';
/** The head of the table says it for those who see. */
const unlabelled = '[&>label]:sr-only';

/** The grades of a scale as one table: letter, from which percent, points. */
export function ScaleTable() {
  const t = useTranslations('classDesk.rules');
  const words = useTranslations('form.array');
  const { fields, append, remove } = useFieldArray({ name: 'steps' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Field name="steps" label={t('steps')} hint={t('stepsHint')} group>
      {({ id }) => (
        <div className="grid gap-2">
          <div aria-hidden className={`${rowStyle} text-sm font-semibold text-muted`}>
            <span>{t('letter')}</span>
            <span>{t('fromPercent')}</span>
            <span>{t('points')}</span>
          </div>
          <ol className="grid gap-2">
            {fields.map((field, index) => (
              <li key={field.id} className={rowStyle}>
                <TextField
                  name={`steps.${index}.letter`}
                  label={t('letter')}
                  autoComplete="off"
                  className={unlabelled}
                />
                <TextField
                  name={`steps.${index}.fromPercent`}
                  label={t('fromPercent')}
                  inputMode="decimal"
                  className={unlabelled}
                />
                <TextField
                  name={`steps.${index}.points`}
                  label={t('points')}
                  inputMode="decimal"
                  className={unlabelled}
                />
                <IconButton
                  label={words('remove', { entry: t('step', { number: index + 1 }) })}
                  icon={<Icon name="trash" className="size-5" />}
                  onClick={() => {
                    remove(index);
                    addButton.current?.focus();
                  }}
                />
              </li>
            ))}
          </ol>
          <Button
            ref={addButton}
            id={id}
            variant="secondary"
            disabled={fields.length >= stepsMax}
            onClick={() => append({ letter: '', fromPercent: '0', points: '0' })}
            className="justify-self-start"
          >
            <Icon name="plus" className="size-5" />
            {t('addStep')}
          </Button>
        </div>
      )}
    </Field>
  );
}
