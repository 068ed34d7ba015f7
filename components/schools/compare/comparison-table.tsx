'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { alike } from '@/lib/domain/schools/compared';

interface ComparedColumn {
  id: string;
  /** In the page's language, for the button that takes it out. */
  name: string;
  head: ReactNode;
  /** What can be done with it. */
  deed: ReactNode;
}

export interface ComparedRow {
  key: string;
  label: string;
  /** One for each column; null where nothing is published. */
  cells: readonly ReactNode[];
  /** What the cells say, one for each column: rows whose values are equal are no difference. */
  values: readonly unknown[];
}

interface ComparisonTableProps {
  label: string;
  columns: readonly ComparedColumn[];
  rows: readonly ComparedRow[];
  onRemove: (id: string) => void;
}

const columnsOnPhones = 2;

/** Whose value it is, where phones have no room for columns. */
const Of = ({ name }: { name: string }) => (
  <span aria-hidden="true" className="comparison-of">
    {name}
  </span>
);

function Next({ columns, className }: { columns: readonly ComparedColumn[]; className?: string }) {
  const t = useTranslations('comparison');
  return (
    <tr className={className}>
      <th scope="row">{t('next')}</th>
      {columns.map(({ id, name, deed }) => (
        <td key={id}>
          {columns.length > columnsOnPhones && <Of name={name} />}
          {deed}
        </td>
      ))}
    </tr>
  );
}

/**
 * Two to four records side by side: names stay in view, and on phones each label is a line above its values, which from
 * three on stand below each other with their names.
 */
export function ComparisonTable({ label, columns, rows, onRemove }: ComparisonTableProps) {
  const t = useTranslations('comparison');
  const isMany = columns.length > columnsOnPhones;
  const [differsOnly, setDiffersOnly] = useState(false);
  const shown = differsOnly ? rows.filter(({ values }) => !alike(values)) : rows;
  return (
    <>
      {columns.length > 1 && (
        <p className="mb-3">
          <Chip selected={differsOnly} onClick={() => setDiffersOnly(!differsOnly)}>
            {t('differsOnly')}
          </Chip>
        </p>
      )}
      <section
        aria-label={label}
        tabIndex={0}
        className="comparison"
        data-many={isMany ? '' : undefined}
        style={{ '--columns': columns.length } as React.CSSProperties}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('fact')}</span>
              </th>
              {columns.map(({ id, name, head, deed }) => (
                <th key={id} scope="col">
                  <div className="flex items-start gap-2">
                    <div className="min-w-0 flex-1">{head}</div>
                    <IconButton
                      label={t('remove', { name })}
                      icon={<Icon name="x" />}
                      size="icon-sm"
                      onClick={() => onRemove(id)}
                    />
                  </div>
                  <div className="mt-2 max-sm:hidden">{deed}</div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Next className="sm:hidden" columns={columns} />
            {shown.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {columns.map(({ id, name }, index) => (
                  <td key={id}>
                    {isMany && <Of name={name} />}
                    {row.cells[index] ?? <span className="text-muted">{t('notPublished')}</span>}
                  </td>
                ))}
              </tr>
            ))}
            <Next columns={columns} />
          </tbody>
        </table>
      </section>
    </>
  );
}
