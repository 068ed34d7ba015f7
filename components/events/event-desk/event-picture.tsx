'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { textLimits } from '@/lib/domain/limits/texts';
import { PictureField } from '@/components/kits/upload/picture-field';
import { Icon } from '@/components/ui/icon';
import { Photo } from '@/components/ui/photo';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import { useViewer } from '@/lib/query/use-viewer';

/** Whose files the storage takes for an organization. */
const senders = [roleNames.advisor, roleNames.schoolAdmin];

/** The picture of an event, for those who may send files for its organization. */
export function EventPicture({ organizationId }: { organizationId: string }) {
  const t = useTranslations('eventDesk.fields');
  const { data: viewer } = useViewer();
  const pictureUrl = useWatch({ name: 'pictureUrl' }) as string | null;
  if (!hasAnyRole(viewer?.roles ?? [], senders)) return null;
  const none = (
    <div className="grid aspect-video place-content-center rounded-md bg-sunken text-muted">
      <Icon name="image-up" className="size-8" />
    </div>
  );
  return (
    <>
      <PictureField
        name="pictureUrl"
        label={t('picture')}
        hint={t('pictureHint')}
        destination={{ purpose: 'article-media', schoolId: organizationId }}
      >
        {(url) =>
          url ? (
            <Photo
              url={url}
              alt={t('pictureNow')}
              sizes="15rem"
              className="aspect-video w-full rounded-md object-cover"
              fallback={none}
            />
          ) : (
            none
          )
        }
      </PictureField>
      {pictureUrl && (
        <TextField name="pictureCredit" label={t('pictureCredit')} maxLength={textLimits.titleMax} optional />
      )}
    </>
  );
}
