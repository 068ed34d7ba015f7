import { useLocale, useTranslations } from 'next-intl';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Cell, HeaderCell, Table, TableHead, TableRow } from '@/components/ui/table';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/people/phone';
import { AccountState } from './account-state';
import { personNames } from './person-names';
import { RoleBadges } from './role-badges';
import type { ListedPerson } from './use-people';

interface PeopleRowsProps {
  people: readonly ListedPerson[];
  onOpen: (id: string) => void;
}

/** People as a table: for screens with room. */
export function PeopleTable({ people, onOpen }: PeopleRowsProps) {
  const t = useTranslations('people');
  const locale = useLocale();
  return (
    <Table label={t('table')} className="table-fixed">
      <TableHead>
        <tr>
          <HeaderCell className="w-[36%]">{t('columns.person')}</HeaderCell>
          <HeaderCell>{t('columns.phone')}</HeaderCell>
          <HeaderCell>{t('columns.state')}</HeaderCell>
          <HeaderCell className="w-[9rem]">{t('columns.since')}</HeaderCell>
        </tr>
      </TableHead>
      <tbody>
        {people.map((person) => {
          const { name, other } = personNames(person, locale);
          return (
            <TableRow
              key={person.id}
              className="relative hover:bg-sunken has-[button:focus-visible]:bg-sunken"
            >
              <Cell>
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => onOpen(person.id)}
                    className="text-left text-base font-semibold after:absolute after:inset-0 after:content-['']"
                  >
                    {name}
                  </button>
                  <RoleBadges roles={person.roles} />
                </span>
                {other && (
                  <span lang={other.lang} className="block text-muted">
                    {other.text}
                  </span>
                )}
              </Cell>
              <Cell className="tabular-nums">{person.phone ? formatPhone(person.phone) : '–'}</Cell>
              <Cell>
                <AccountState person={person} />
              </Cell>
              <Cell className="whitespace-nowrap">
                {person.createdAt ? formatDate(person.createdAt, locale) : '–'}
              </Cell>
            </TableRow>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The same people as cards: for phones. */
export function PeopleCards({ people, onOpen }: PeopleRowsProps) {
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {people.map((person) => {
        const { name, other } = personNames(person, locale);
        return (
          <li key={person.id}>
            <Card interactive className="p-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h2 className="text-base">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => onOpen(person.id)}
                    className={`text-left ${cardLinkStyle}`}
                  >
                    {name}
                  </button>
                </h2>
                <AccountState person={person} />
              </div>
              {other && (
                <p lang={other.lang} className="text-sm text-muted">
                  {other.text}
                </p>
              )}
              <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm tabular-nums text-muted">
                {person.phone && <span>{formatPhone(person.phone)}</span>}
                <RoleBadges roles={person.roles} />
                {person.createdAt && <span>{formatDate(person.createdAt, locale)}</span>}
              </p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
