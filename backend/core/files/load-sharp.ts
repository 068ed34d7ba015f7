/**
 * The picture library, loaded for the first picture, to keep the start fast. Only the decoders of the three upload
 * formats are enabled, and SVG, which Sala uses for its own pictures; uploads are identified by their first bytes
 * before anything decodes them.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // No step is done twice on one picture; kept results would be 40 MB without use.
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  });
  return sharp;
};
