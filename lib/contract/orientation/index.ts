import { orientationResource } from './orientation';
import { sharePictureResource } from './share-pictures';

/** What backends answer for this feature. */
export const resources = [orientationResource, sharePictureResource] as const;
