'use client';

import { queryOptions } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { NarrowedList } from '@/components/kits/catalogue/narrowed-list';
import { type Column, type RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { createMark } from '@/components/kits/mark/create-mark';
import { HeartButton } from '@/components/kits/mark/heart-button';
import { Price } from '@/components/ui/price';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { type Sample, sampleList, sampleQuery, samples, say } from './samples';

const marked = new Set<string>();
const hearts = createMark('blocks', () =>
  Promise.resolve({
    key: ['blocks', 'hearts'],
    list: () => queryOptions({ queryKey: ['blocks', 'hearts'], queryFn: () => Promise.resolve([...marked]) }),
    idsOf: (ids: string[]) => ids,
    add: (_: string, id: string) => Promise.resolve(marked.add(id)),
    remove: (_: string, id: string) => Promise.resolve(marked.delete(id)),
  }),
);

/** `ListPage` with tabs, filters, a detail, choice of rows and the export. */
export function ListBlock() {
  const locale = useLocale();
  const nameOf = (row: Sample) => say(locale, row.en, row.km);
  const name: RowName<Sample> = { header: say(locale, 'Name', 'ឈ្មោះ'), key: ({ id }) => id, name: nameOf };
  const columns: Column<Sample>[] = [
    {
      id: 'price',
      header: say(locale, 'Price', 'តម្លៃ'),
      card: 'badge',
      cell: ({ priceUsd }) => <Price amountUsd={priceUsd} />,
      text: ({ priceUsd }) => String(priceUsd),
    },
    dateColumn({ id: 'sold', header: say(locale, 'Sold on', 'ថ្ងៃលក់'), locale, at: ({ soldOn }) => soldOn }),
  ];
  return (
    <ListPage
      lead={say(locale, 'Rows of the sample.', 'ជួរគំរូ។')}
      address={sampleList}
      query={sampleQuery}
      texts={(key) =>
        ({
          table: say(locale, 'Sample', 'គំរូ'),
          noneTitle: say(locale, 'Nothing fits', 'គ្មានអ្វីត្រូវទេ'),
          noneBody: say(locale, 'Try another word.', 'សូមសាកល្បងពាក្យផ្សេង។'),
        })[key]
      }
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: say(locale, 'Name', 'ឈ្មោះ') }]}
      tabs={{
        name: 'kind',
        label: say(locale, 'Kind', 'ប្រភេទ'),
        all: say(locale, 'All', 'ទាំងអស់'),
        tabs: [
          { key: 'fruit', label: say(locale, 'Fruit', 'ផ្លែឈើ') },
          { key: 'vegetable', label: say(locale, 'Vegetables', 'បន្លែ') },
        ],
        counts: ({ countByKind }) => countByKind,
      }}
      shown={(count) => say(locale, `${count} shown`, `បង្ហាញ ${count}`)}
      bulk={(rows) => rows.map(nameOf).join(', ')}
      exports={{ fileName: 'blocks', rowsPerCall: 4 }}
      detail={(row, onClose) => (
        <Sheet open={row !== null} onOpenChange={(open) => !open && onClose()}>
          {row && (
            <SheetContent side="right" title={nameOf(row)}>
              <Price amountUsd={row.priceUsd} />
            </SheetContent>
          )}
        </Sheet>
      )}
    />
  );
}

/** `NarrowedList` with hearts. */
export function NarrowedBlock() {
  const locale = useLocale();
  return (
    <NarrowedList label={say(locale, 'Find', 'ស្វែងរក')} none={say(locale, 'Nothing fits', 'គ្មានអ្វីត្រូវទេ')}>
      <ul data-find-group="" className="grid gap-2 sm:grid-cols-3">
        {samples.map((each) => (
          <li
            key={each.id}
            data-find={`${each.en} ${each.km}`}
            className="card flex items-center justify-between p-3"
          >
            {say(locale, each.en, each.km)}
            <HeartButton
              mark={hearts}
              id={each.id}
              shape="round"
              texts={{
                label: say(locale, each.en, each.km),
                added: say(locale, 'Saved', 'បានរក្សាទុក'),
                failed: say(locale, 'Could not be saved', 'រក្សាទុកមិនបាន'),
              }}
            />
          </li>
        ))}
      </ul>
    </NarrowedList>
  );
}
