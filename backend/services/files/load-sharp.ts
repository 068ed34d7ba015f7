/**
 * The picture library, loaded when the first picture comes: starting takes no part of it. Only the decoders of the three
 * formats that people send are left on, and the one of SVG, which Sala draws its own pictures from; what people send is
 * recognised by its first bytes before anything decodes it.
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
