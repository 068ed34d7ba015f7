import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import type { Href } from '@/lib/routes/href';

interface CreateLinkProps {
  title: string;
  lead: string;
  href: Href;
  label: string;
}

/** The head of a list that can be added to. */
export function CreateLink({ title, lead, href, label }: CreateLinkProps) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <PageTitle>{title}</PageTitle>
        <p className="mt-1.5 text-muted">{lead}</p>
      </div>
      <LinkButton href={href}>
        <Icon name="plus" className="size-5" />
        {label}
      </LinkButton>
    </div>
  );
}
