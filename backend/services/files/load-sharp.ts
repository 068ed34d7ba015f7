/**
 * The picture library, loaded for the first picture, to keep the start fast. Only the decoders of the three upload
 * formats are enabled, and SVG, which Sala uses for its own pictures; uploads are identified by their first bytes
 * before anything decodes them.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
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
