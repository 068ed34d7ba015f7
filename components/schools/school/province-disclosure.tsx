import { Icon } from '@/components/ui/icon';
import { DisclosureMenu } from '@/components/ui/disclosure-menu';
import type { ProvinceCount } from './province-counts';
import { ProvinceList } from './province-list';

/** The map as a filter of the list below it: closed until it is used, and closed again after a choice. */
export function ProvinceDisclosure({
  label,
  provinces,
}: {
  label: string;
  provinces: readonly ProvinceCount[];
}) {
  return (
    <DisclosureMenu className="mx-auto max-w-page px-4 pb-2 sm:px-6 sm:pb-4">
      <summary className="button button-soft max-sm:min-h-9">
        <Icon name="map" className="size-5" />
        {label}
      </summary>
      <div className="mt-4 rounded-lg border border-border bg-surface p-4 sm:p-6">
        <ProvinceList provinces={provinces} />
      </div>
    </DisclosureMenu>
  );
}
