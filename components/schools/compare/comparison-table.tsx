'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { useWideScreen } from '@/lib/device/use-wide-screen';
import { Link } from '@/lib/i18n/navigation';
import { alike, chosenPair, pairWith, unshared } from '@/lib/domain/schools/compared';
import { type ComparedColumn, ComparedDeed, ComparedHead, ComparedPhoneHead } from './compared-head';

export interface ComparedRow {
  key: string;
  label: string;
  /** One for each column; null where nothing is published. */
  cells: readonly ReactNode[];
  /** What the cells say, one for each column: rows whose values are equal are no difference. */
  values: readonly unknown[];
  /** Where cells are lists: of these only what the others lack is a difference. */
  lists?: readonly (readonly string[])[];
}

interface ComparisonTableProps {
  label: string;
  columns: readonly ComparedColumn[];
  rows: readonly ComparedRow[];
  onRemove: (id: string) => void;
}

const cellsAt = ({ cells }: ComparedRow, places: readonly number[]) => places.map((place) => cells[place]);

/** The rows whose values differ at these places, and of lists only the parts that do. */
const differences = (rows: readonly ComparedRow[], places: readonly number[]) =>
  rows.flatMap((row) => {
    if (alike(places.map((place) => row.values[place]))) return [];
    const lists = row.lists && unshared(places.map((place) => row.lists?.[place] ?? []));
    const cells = cellsAt(row, places).map((cell, index) =>
      cell && lists ? lists[index]?.join(' · ') || '–' : cell,
    );
    return [{ ...row, cells }];
  });

/**
 * Two to four records side by side, whose names stay in view. A phone has room for two of them: their heads choose which,
 * and it begins with what differs between these.
 */
export function ComparisonTable({ label, columns, rows, onRemove }: ComparisonTableProps) {
  const t = useTranslations('comparison');
  const isWide = useWideScreen();
  const [asked, setAsked] = useState<boolean | null>(null);
  const [pair, setPair] = useState<readonly string[]>([]);
  const ids = columns.map(({ id }) => id);
  const shownIds = isWide ? ids : chosenPair(ids, pair);
  const places = shownIds.map((id) => ids.indexOf(id));
  const shown = columns.length < 2 ? columns : places.flatMap((place) => columns[place] ?? []);
  const showsAll = columns.length < 2 || (asked ?? isWide);
  const facts = showsAll
    ? rows.map((row) => ({ ...row, cells: cellsAt(row, places) }))
    : differences(rows, places);
  return (
    <>
      {columns.length > 1 && (
        <p className="mb-2 sm:mb-3">
          <Chip selected={showsAll} onClick={() => setAsked(!showsAll)}>
            {t('allFacts')}
          </Chip>
        </p>
      )}
      <section
        aria-label={label}
        tabIndex={0}
        className="comparison"
        data-many={shown.length > 2 ? '' : undefined}
        style={{ '--columns': shown.length } as React.CSSProperties}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('fact')}</span>
              </th>
              {shown.map((column, side) => (
                <th key={column.id} scope="col">
                  {isWide ? (
                    <ComparedHead column={column} onRemove={onRemove} />
                  ) : (
                    <ComparedPhoneHead
                      key={side}
                      column={column}
                      columns={columns}
                      onChoose={(id) => setPair(pairWith(shownIds, side, id))}
                      onRemove={onRemove}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {shown.map(({ id }, index) => (
                  <td key={id}>
                    {row.cells[index] ?? <span className="text-muted">{t('notPublished')}</span>}
                  </td>
                ))}
              </tr>
            ))}
            {facts.length === 0 && (
              <tr>
                <td colSpan={shown.length + 1} className="max-sm:col-span-full">
                  {t('same')}
                </td>
              </tr>
            )}
            <tr>
              <th scope="row">{t('next')}</th>
              {shown.map((column) => (
                <td key={column.id}>
                  <ComparedDeed column={column} />
                  {!isWide && column.deed !== null && (
                    <Link
                      href={column.href}
                      aria-label={t('seeOf', { name: column.short })}
                      className="flex min-h-11 items-center justify-center font-semibold text-accent-text"
                    >
                      {t('see')}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}
