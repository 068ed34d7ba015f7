const face = (name: string, range: string) =>
  `@font-face{font-family:'Kantumruy Pro';font-weight:400 700;src:url('/fonts/kantumruy-pro-${name}-v1.woff2') format('woff2');unicode-range:${range}}`;

/** The site's own font for pages that have no other file: many devices have no Khmer one. Their policy says `font-src 'self'`. */
export const plainFont = `${face('khmer', 'U+1780-17FF,U+19E0-19FF,U+200B-200D')}${face('latin', 'U+0020-007E,U+00A0-00FF')}`;
