'use client';

import { TabLinks } from '@/components/kits/list/tab-links';
import { usePathname } from '@/lib/i18n/navigation';
import { type Href, pathPart } from '@/lib/routes/href';

export interface MenuPart {
  label: string;
  /** The first one is that of the menu. */
  pages: readonly { key: string; href: Href; label: string }[];
}

/** The pages of the part of a menu that is open, above the page; one record of them has none. */
export function PartTabs({ parts }: { parts: readonly MenuPart[] }) {
  const pathname = usePathname();
  const isOpen = ({ href }: { href: Href }) => pathPart(href) === pathname;
  const part = parts.find(({ pages }) => pages.length > 1 && pages.some(isOpen));
  const current = part?.pages.find(isOpen);
  if (!part || !current) return null;
  return (
    <div className="mb-4">
      <TabLinks
        shape="switch"
        label={part.label}
        tabs={part.pages}
        current={current.key}
        hrefOf={(tab) => part.pages.find(({ key }) => key === tab)?.href ?? current.href}
      />
    </div>
  );
}
