import { Empty } from '@/components/feedback/empty';
import { LinkButton } from '@/components/ui/link-button';
import type { Href } from '@/lib/routes/href';

export interface EmptyText {
  title: string;
  body: string;
  /** Where what is missing is made. */
  way?: { href: Href; label: string };
}

interface ListEmptyProps {
  text: EmptyText;
  /** A list with content to link to, if any. */
  href: Href | undefined;
  action: string;
}

/** A list without rows: the reason, and what to do. */
export function ListEmpty({ text, href, action }: ListEmptyProps) {
  const link = href ? (
    <LinkButton href={href} variant="secondary" scroll={false}>
      {action}
    </LinkButton>
  ) : (
    text.way && <LinkButton href={text.way.href}>{text.way.label}</LinkButton>
  );
  return (
    <Empty title={text.title} illustration={href ? 'search' : 'nothing'} action={link}>
      {text.body}
    </Empty>
  );
}
