'use client';

import { LinkButton } from '@/components/ui/link-button';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

/** Leads to a new question, with the words and the programme that the list was asked for. */
export function AskQuestionLink({ children }: { children: string }) {
  const router = useRouter();
  return (
    <LinkButton
      href={href('/forum/question')}
      onClick={(event) => {
        const asked = new URLSearchParams(window.location.search);
        const [title, subject] = [asked.get('keyword'), asked.get('subject')];
        if (event.metaKey || event.ctrlKey || (!title && !subject)) return;
        event.preventDefault();
        router.push(href('/forum/question', undefined, { title, subject }));
      }}
    >
      {children}
    </LinkButton>
  );
}
