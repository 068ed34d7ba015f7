import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Href } from '@/lib/routes/href';

/** The way to a new record; on phones its plus alone. */
export const CreateButton = ({ href, label }: { href: Href; label: string }) => (
  <LinkButton href={href} size="sm" className="max-sm:size-9 max-sm:p-0">
    <Icon name="plus" className="size-5" />
    <span className="max-sm:sr-only">{label}</span>
  </LinkButton>
);
