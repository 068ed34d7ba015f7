import { useTranslations } from 'next-intl';
import type { Column } from '@/components/kits/list/columns';
import { Badge } from '@/components/ui/badge';
import type { RequestState } from '@/lib/domain/review/request-states';
import { formatPhone } from '@/lib/domain/values/phone';
import { stateTones } from './state-tones';

interface Contact {
  phone: string | null;
  email: string | null;
}

const contactOf = ({ phone, email }: Contact): string => email ?? (phone ? formatPhone(phone) : '');

/** Where somebody who asked something can be reached, and what became of it. @param headers in the words of the list */
export function useRequestColumns<Row extends Contact & { state: RequestState }>(headers: {
  contact: string;
  state: string;
}): [contact: Column<Row>, state: Column<Row>] {
  const tState = useTranslations('inbox.state');
  return [
    { id: 'contact', header: headers.contact, className: 'wrap-anywhere', cell: contactOf, text: contactOf },
    {
      id: 'state',
      header: headers.state,
      card: 'badge',
      cell: ({ state }) => <Badge tone={stateTones[state]}>{tState(state)}</Badge>,
      text: ({ state }) => tState(state),
    },
  ];
}
