import { familySizes, type IllustrationName, ownSizes } from './illustration-files';

const hasOwnSize = (name: IllustrationName): name is keyof typeof ownSizes => name in ownSizes;

/** Width and height of a picture. */
export const illustrationSize = (name: IllustrationName): readonly [width: number, height: number] =>
  hasOwnSize(name) ? ownSizes[name] : familySizes[name.split('-')[0] as keyof typeof familySizes];
