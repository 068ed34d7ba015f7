'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { isEmptyValue, type MergeRow } from './use-merge-rows';

interface FieldChoicesProps {
  rows: readonly MergeRow[];
  /** Of the application that stays, and of the other one. */
  codes: readonly [string, string];
  sideOf: (row: MergeRow) => 'kept' | 'lost';
  onChoose: (key: string, side: 'kept' | 'lost') => void;
}

/** The right value of each field in which two applications differ. */
export function FieldChoices({ rows, codes, sideOf, onChoose }: FieldChoicesProps) {
  const t = useTranslations('merging');
  const id = useId();
  return (
    <>
      {rows.map((row) => (
        <fieldset key={row.key}>
          <legend className="mb-2 font-semibold">{row.label}</legend>
          <RadioGroup role={undefined} columns={2}>
            {(['kept', 'lost'] as const).map((side, index) => (
              <Radio
                key={side}
                name={`${id}-${row.key}`}
                checked={sideOf(row) === side}
                onChange={() => onChoose(row.key, side)}
                hint={codes[index]}
                className="wrap-anywhere"
              >
                {isEmptyValue(row.values[index]) ? (
                  <span className="text-muted">{t('empty')}</span>
                ) : (
                  row.values[index]
                )}
              </Radio>
            ))}
          </RadioGroup>
        </fieldset>
      ))}
      <p className="text-muted">{t('same')}</p>
    </>
  );
}
