'use client';

import { useQueryClient } from '@tanstack/react-query';
import { sendFile } from '@/components/kits/upload/send-file';
import { authApi } from '@/lib/api/auth';
import { userApi } from '@/lib/api/user';
import type { Account } from '@/lib/contract/accounts/accounts';
import { fullName } from '@/lib/domain/people/person-name';
import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { type AvatarProblem, avatarProblem } from './avatar-file';

const AvatarCrop = dynamic(() => import('./avatar-crop').then((module) => module.AvatarCrop), {
  loading: () => <Skeleton className="h-96" />,
});

interface AvatarEditorProps {
  name: string;
  /** The address of the stored picture. */
  src: string | null;
  /** Stores a 160 × 160 JPEG. */
  onSave: (picture: File) => Promise<void>;
}

/** The picture, and how to replace it: choose, check, crop, send. */
function AvatarEditor({ name, src, onSave }: AvatarEditorProps) {
  const t = useTranslations('profile.avatar');
  const tUpload = useTranslations('upload');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<AvatarProblem | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Allows choosing the same file again.
    event.target.value = '';
    if (!file) return;
    const chosen = URL.createObjectURL(file);
    const found = await avatarProblem(file, chosen);
    setProblem(found);
    if (found) URL.revokeObjectURL(chosen);
    else setUrl(chosen);
  };

  const save = async (picture: File) => {
    await onSave(picture);
    setUrl(null);
    showToast({ kind: 'success', message: t('saved') });
  };

  return (
    <section aria-label={t('title')} className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={src} sizePx={80} />
        <div className="min-w-0">
          <p className="font-semibold">{t('title')}</p>
          <p className="mb-2 text-sm text-muted">{t('hint')}</p>
          <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
            <Icon name="image-up" className="size-5" />
            {t(src ? 'change' : 'choose')}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={t('choose')}
            onChange={(event) => void choose(event)}
          />
        </div>
      </div>
      {problem && (
        <Alert tone="danger">
          {problem.kind === 'notImage'
            ? t('notImage')
            : tUpload('problem.format', { format: problem.format })}
        </Alert>
      )}
      <Dialog open={url !== null} onOpenChange={(open) => !open && setUrl(null)}>
        <DialogContent title={t('cropTitle')} description={t('cropHint')}>
          {url && <AvatarCrop url={url} onSave={save} />}
        </DialogContent>
      </Dialog>
    </section>
  );
}

/** The person's own picture; a stored one shows in the header at once. */
export function AvatarSection({ account }: { account: Account }) {
  const client = useQueryClient();
  const save = async (picture: File) => {
    await sendFile(picture, { purpose: 'avatar' });
    await Promise.all(
      [userApi.accounts.key, authApi.session.key].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return <AvatarEditor name={fullName(account)} src={account.avatar} onSave={save} />;
}
