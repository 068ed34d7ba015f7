import { Icon } from '@/components/ui/icon';
import type { IdentityProviderName } from '@/lib/domain/accounts/identity-providers';

/** Company names are the same in every language. */
export const providerNames: Record<IdentityProviderName, string> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};

const circle = 'grid size-6 shrink-0 place-items-center rounded-full text-sm font-bold text-white';

/** Our own letter or sign in the provider's colour; we do not use the companies' logos. */
export function ProviderMark({ name }: { name: IdentityProviderName }) {
  if (name === 'telegram') {
    return (
      <span aria-hidden="true" className={`${circle} bg-[#1b7fb8]`}>
        <Icon name="send" className="size-3.5 -translate-x-px" />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={`${circle} ${name === 'google' ? 'bg-[#c5352a]' : 'bg-[#1565d8]'}`}>
      {name === 'google' ? 'G' : 'f'}
    </span>
  );
}
