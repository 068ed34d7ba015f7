'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { invite } from '@/components/feedback/invitation';
import { LinkButton } from '@/components/ui/link-button';
import { isSignedIn } from '@/lib/session/signed-in-hint';

type ApplyLinkProps = Omit<ComponentProps<typeof LinkButton>, 'href' | 'onClick'> & {
  href: Extract<ComponentProps<typeof LinkButton>['href'], string>;
};

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** Leads to the application; a visitor reads first what an account is for, on the page where they are. */
export function ApplyLink({ href, children, ...link }: ApplyLinkProps) {
  return (
    <LinkButton
      {...link}
      href={href}
      onClick={(event) => {
        if (opensElsewhere(event) || isSignedIn()) return;
        if (invite({ kind: 'apply', goOn: href })) event.preventDefault();
      }}
    >
      {children}
    </LinkButton>
  );
}
